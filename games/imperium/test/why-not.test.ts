import { seat, type Text } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { kindOf } from '../content/catalogue.ts';
import { imperium } from '../index.ts';
import { ownedPiles } from '../rules/count.ts';
import { whyNot } from '../words/why-not.ts';
import { said } from './card-texts.ts';
import { type Position, position } from './position.ts';

/** The answer to a click on a card that cannot be chosen. */
function answer(table: Position, id: string): string | null {
  const view = imperium.view(table.state, seat(0));
  const [player] = view.players;
  const cards = [...(player === undefined ? [] : ownedPiles(player).flat()), ...view.market];
  const card = cards.find((one) => one >= 0 && kindOf(one).id === id) as number;
  const text = whyNot(view, seat(0), table.prompt, card);
  return text === null ? null : said('en', text);
}

describe('why a card cannot be chosen', () => {
  it.each([
    ['c-triumphant', {}, 'Triumphant cannot be played at all (IM-6.4).'],
    ['romans-conquer', { empire: true }, 'Conquer can be played only by barbarians (IM-6.4).'],
    ['c-coinage', {}, 'Coinage can be played only by an empire (IM-6.4).'],
    [
      'romans-rome-the-eternal-city',
      { empire: true },
      'Rome, the Eternal City can be played only if you have City of Rome in play (IM-6.4).',
    ],
    ['c-diplomacy', {}, 'You cannot pay for Diplomacy, see IM-5.4: pay 3 materials to break through for a tributary.'],
    ['c-oasis', { actions: 0 }, 'You have no action left, and Oasis needs one (IM-6.2).'],
    ['c-oasis', {}, null],
  ])('%s in hand, %j', (id, side, text) => {
    expect(answer(position({ you: { hand: [id], ...side } }), id)).toBe(text);
  });

  it.each([
    ['c-oasis', {}, 'Oasis has no exhaust ability that you can use by yourself (IM-6.6).'],
    ['c-shrine', {}, 'You cannot pay for Shrine, see IM-5.4: pay 1 material to draw a card.'],
    ['c-shrine', { m: 1, exhausts: 0 }, 'You have no exhaust token left (IM-6.6).'],
    ['c-shrine', { m: 1 }, null],
  ])('%s in play, %j', (id, side, text) => {
    const market = ['c-armenians', 'c-elders', 'c-coinage', 'l-mining', 'c-steppe'];
    expect(answer(position({ you: { hand: [], play: [id], ...side }, market }), id)).toBe(text);
  });

  it('a card that was used, and one of the market', () => {
    const table = position({ you: { hand: [], play: ['c-mysticism'] } }).choose('c-mysticism');
    expect(answer(table, 'c-mysticism')).toBe('Mysticism is exhausted until your clean-up (IM-6.6).');
    expect(answer(table, 'c-steppe')).toMatch(/^Market cards are taken with cards/);
  });

  it('says nothing of what can be chosen', () => {
    const you = {
      hand: ['c-oasis', 'romans-advance', 'c-oracle', 'c-unrest'],
      play: ['c-mysticism', 'c-shrine'],
      m: 3,
    };
    const table = position({ you, market: ['c-armenians', 'c-elders', 'c-coinage', 'l-mining', 'c-steppe'] });
    const view = imperium.view(table.state, seat(0));
    for (const option of table.decision.options.filter((one) => typeof one === 'number'))
      expect(whyNot(view, seat(0), table.prompt, option), String(option)).toBeNull();
  });

  it('of a card that an effect does not mean: what the effect says', () => {
    const market = ['c-armenians', 'c-elders', 'c-coinage', 'l-mining', 'c-steppe'];
    const table = position({ you: { hand: ['c-diplomacy', 'c-oasis'], m: 3 }, market }).choose('c-diplomacy');
    expect(table.prompt).toBe('break-through.pick');
    expect(answer(table, 'c-elders')).toBe(
      'Diplomacy says: break through for a tributary. This card does not fit that (IM-5.3).',
    );
  });

  it('of a card that fits once something else is chosen: what that is', () => {
    const market = ['c-armenians', 'c-elders', 'c-coinage', 'l-mining', 'c-steppe'];
    const advance = position({ you: { hand: ['romans-advance'], m: 6 }, market }).choose('romans-advance');
    expect(advance.prompt).toBe('choose.branch');
    expect(answer(advance, 'c-elders')).toBe(
      'First choose one of the things that Advance offers, then this card (IM-5.4).',
    );
    expect(answer(advance, 'c-armenians')).toMatch(/^Advance says: choose: .* This card does not fit that/);
    const hand = ['c-floodplain', 'romans-dalmatia'];
    const exiling = position({ you: { hand }, market }).choose('c-floodplain');
    expect(exiling.prompt).toBe('move.card');
    expect(answer(exiling, 'romans-dalmatia')).toBe(
      'This card comes later; first exile a card from the market (IM-5.3).',
    );
  });

  it('of a card that the effect was about before: what it is about now', () => {
    const market = ['c-armenians', 'c-elders', 'c-coinage', 'l-mining', 'c-steppe'];
    const hand = ['c-floodplain', 'romans-dalmatia'];
    const table = position({ you: { hand }, market }).choose('c-floodplain').choose('c-elders');
    expect(table.prompt).toBe('may.pick');
    expect(answer(table, 'c-armenians')).toBe(
      'Floodplain says: you may garrison a card here. This card does not fit that (IM-5.3).',
    );
  });

  it('says nothing of its own where it is not the effect that asks: that has to be settled first', () => {
    const you = { hand: ['romans-prosperity', 'c-oasis'], play: ['c-shaduf', 'c-coast', 'c-river'] };
    const table = position({ you }).choose('romans-prosperity', 'decline', 'decline', 'a');
    expect(table.prompt).toBe('reaction.card');
    expect(answer(table, 'c-oasis')).toBeNull();
  });

  it('of a whole turn: that one has begun, or that there is no unrest', () => {
    const table = position({ you: { hand: ['c-oasis'], play: ['c-mysticism'] } });
    const action = (name: string) =>
      said('en', whyNot(imperium.view(table.state, seat(0)), seat(0), table.prompt, name) as Text);
    expect(action('revolt')).toBe('You have no unrest card in your hand to return (IM-7.2).');
    table.choose('c-mysticism');
    expect(action('innovate')).toContain('take a whole turn (IM-5.2)');
  });
});
