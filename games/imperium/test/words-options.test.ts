import { seat } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { imperium } from '../index.ts';
import { said } from './card-texts.ts';
import { atSolstice, type Position, position, running } from './position.ts';

/** What each option says to the one who chooses. */
const offered = (table: Position): string[] => {
  const view = imperium.view(table.state, seat(0));
  return table.decision.options.map((option) => said('en', imperium.optionText(view, table.prompt, option)));
};

const market = { market: ['c-shrine 2g', 'c-elders'] };

/** Up to the first full stop: what the card is and does follows. */
const withoutDeeds = (options: readonly string[]): string[] => options.map((words) => words.split('.')[0] as string);

describe('a card of the market says what it brings', () => {
  it('when it is acquired: the tokens on it and the unrest under it (IM-10.3)', () => {
    expect(withoutDeeds(offered(running('acquire(uncivilised)', market)))).toEqual([
      'Shrine, with 2 progress and an unrest card under it',
      'Elders, with an unrest card under it',
    ]);
  });

  it('when it is broken through for: the tokens alone, since the unrest goes back (IM-10.4)', () => {
    expect(withoutDeeds(offered(running('breakThrough(uncivilised)', market)).slice(0, 2))).toEqual([
      'Shrine, with 2 progress',
      'Elders',
    ]);
  });

  it('also where it is picked together with the permission to take it', () => {
    expect(withoutDeeds(offered(running('may{acquire(uncivilised)}', market)))[0]).toBe(
      'Shrine, with 2 progress and an unrest card under it',
    );
    expect(withoutDeeds(offered(running('may{breakThrough(uncivilised)}', market)))[0]).toBe('Shrine, with 2 progress');
  });

  it('and what it does, since its chooser may never have seen it', () => {
    const shrine = 'Exhaust: pay 1 material to draw a card. Solstice: you may discard a card to return an unrest card';
    expect(offered(running('acquire(uncivilised)', market))[0]).toContain(shrine);
    expect(offered(running('develop', { you: { nation: 'romans', empire: true, m: 9, p: 9 } }))[0]).toMatch(
      /^Military Engineering for .+\. Attack, empire, development; Romans\. When played: each other player/,
    );
  });

  it('when a token is put on it: how it lies there', () => {
    expect(offered(running('put(1 progress on market)', market))[0]).toBe(
      'Shrine, with 2 progress and an unrest card under it',
    );
  });
});

describe('what is left unsaid elsewhere', () => {
  it('a card that does nothing when played says what it does later', () => {
    const table = position({ you: { hand: ['romans-city-of-rome'] } });
    expect(offered(table)[0]).toMatch(
      /^Play City of Rome for 1 action; it stays in play\. Solstice: you may discard a card/,
    );
  });

  it('the score sheet says why a card is worth what it is worth here (IM-16.5)', () => {
    const { state } = position({ you: { p: 9, hand: ['c-coinage'] } });
    const parts = imperium.score(state)[0]?.lines.flatMap(({ parts = [] }) => parts) ?? [];
    expect(parts.map(({ text, points }) => [said('en', text), points])).toEqual([
      ['Romans (side B): 1\u00a0VP for every 2 population', 4],
      ['Coinage', 2],
      ['Unrest', -2],
      ['Unrest', -2],
    ]);
  });
});

describe('answers that are no card', () => {
  const last = (table: Position): string => offered(table).at(-1) as string;

  it('say what ends or does not happen', () => {
    expect(
      last(
        position({ you: { hand: ['c-cape'] } })
          .choose('end')
          .choose('c-elders'),
      ),
    ).toBe('Draw cards');
    expect(last(running('drawIfAble(upTo 2)', { you: { deck: ['c-elders', 'c-cape'] } }))).toBe('Draw no more');
    expect(last(running('may{draw(1)}', {}))).toBe('No');
  });

  it('a card is buried only by whoever means it: the first answer is to bury none', () => {
    const table = position({ you: { hand: ['c-coast', 'c-elders'] }, market: ['c-shrine 1g'] }).choose('c-coast');
    expect([table.prompt, offered(table)[0]]).toEqual(['may.pick', 'Garrison no card']);
  });
});

describe('namesakes', () => {
  it('are told apart by the icon that only one of them has (IM-19.2)', () => {
    const hand = ['scythians-nomads', 'scythians-nomads-barbarian'];
    expect(offered(running('discard(1)', { you: { nation: 'scythians', hand } }))).toEqual([
      'Nomads',
      'Nomads (barbarian)',
    ]);
  });
});

describe('the table', () => {
  const titleOf = (table: Position): string => {
    const section = imperium.describe(imperium.view(table.state, seat(0))).find(({ id }) => id === 'turn');
    if (section === undefined) throw new Error('the table does not say whose turn it is');
    return said('en', section.title);
  };

  it('says that it is the solstice, which is nobody’s turn (IM-9)', () => {
    expect(titleOf(atSolstice({ you: { play: ['c-pharmacy', 'c-metropolis'], empire: true } }))).toMatch(
      /^Solstice after round \d+$/,
    );
  });

  it('shows the hand in the order in which its cards are offered', () => {
    const table = running('discard(1)', { you: { hand: ['c-steppe', 'c-elders', 'c-cape'] } });
    const rows = imperium.describe(imperium.view(table.state, seat(0))).flatMap((section) => section.rows);
    const hand = rows.find(({ id }) => id === 'hand-0');
    expect(hand?.kind === 'pieces' && hand.pieces.map(({ id }) => id)).toEqual(table.decision.options);
  });
});
