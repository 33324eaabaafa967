import { seat } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { CIVILISED, cardNamed, has, UNCIVILISED } from '../content/catalogue.ts';
import { type Card, NONE } from '../pieces.ts';
import { lift } from '../rules/moves.ts';
import { type Player, type State, TOKEN_AT } from '../state.ts';
import { type Side, stateOf } from './given.ts';
import { atSolstice, dealt, type Position, position, running, runningOn } from './position.ts';

/** Rules that no worked example shows, each by its number. */

describe('setup', () => {
  it('IM-4.18: a market card that is civilised and nothing else begins with 1 progress', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const state = dealt(['romans', 'greeks'], 'classics', seed);
      for (const [slot, card] of state.market.entries())
        expect(state.tokens[slot * 3 + TOKEN_AT.progress]).toBe(
          has(card, CIVILISED) && !has(card, UNCIVILISED) ? 1 : 0,
        );
    }
  });
});

describe('cards in play', () => {
  it('IM-6.7: an exhaust ability works whatever the icon of its card', () => {
    const table = position({ you: { empire: false, hand: [], play: ['c-coinage'], deck: ['c-elders'] } });
    expect(table.choose('c-coinage').hand()).toBe('c-elders');
  });

  it('IM-10.9: a card gained from the market can be played in the same turn', () => {
    const table = position({ you: { hand: ['romans-conquer'], p: 2 }, market: ['c-steppe'] });
    table.choose('romans-conquer');
    while (table.prompt !== 'turn.move') table.choose(table.options[0] as string);
    expect(table.options).toContain('c-steppe');
  });
});

describe('nothing there', () => {
  it('IM-5.3: a card that is not there is nothing declared, and has no effect to be repeated', () => {
    const revealed = running('declareType; reveal(mainDeck); if(it is declared){take(it)} else {gain(1 progress)}', {
      you: { hand: [] },
      only: { mainDeck: [] },
    });
    revealed.choose('region');
    expect([revealed.hand(), revealed.tokens()]).toEqual(['', 'M0 P0 G1']);
    const repeated = (id: string): Position =>
      running('find(@shaduf); resolvePlayEffect(it); gain(1 progress)', { you: { hand: [id] } });
    expect(repeated('c-elders').tokens()).toBe('M0 P0 G1'); // none was found
    expect(repeated('c-shaduf').tokens()).toBe('M0 P0 G1'); // it does nothing when it is played
  });

  it('IM-5.4: nobody is asked about tokens for an empty market, or from a card on which none lie', () => {
    const put = (market: readonly string[]): string => running('may{put(1 progress on market)}', { market }).prompt;
    expect([put(['c-cape']), put([])]).toEqual(['may.pick', 'nothing']);
    const state = stateOf({ you: { nation: 'minoans', play: ['c-cape', 'c-river'] } });
    const [cape, river] = [cardNamed('c-cape'), cardNamed('c-river')];
    const of = (card: Card, progress: number) => ({ card, materials: 0, population: 0, progress });
    (state.players[0] as Player).stored = [of(river, 2)];
    expect(runningOn(state, 'may{takeTokens(self)}', 'c-cape').prompt).toBe('nothing');
    (state.players[0] as Player).stored = [of(cape, 3), of(river, 2)];
    const taken = runningOn(state, 'takeTokens(self)', 'c-cape');
    expect([taken.tokens(), taken.player().stored]).toEqual(['M0 P0 G3', [of(river, 2)]]);
  });

  it('an empty place of the market is no card', () => {
    const counted = running('gain(1 progress per cards in market)', { market: ['c-cape', 'c-steppe'] });
    expect(counted.tokens()).toBe('M0 P0 G2');
  });
});

describe('playing by an effect (IM-6.5)', () => {
  const again = (how: string): Position =>
    running(`play(1 region from hand, free); recall(1 region); play(1 region from hand, ${how})`, {
      you: { hand: ['c-oasis'] },
      market: [],
    });

  it('a card is freely played once a turn, and with an action once more', () => {
    expect([again('free').play(), again('free').hand()]).toEqual(['', 'c-oasis']);
    expect([again('action').play(), again('action').player().actions]).toEqual(['c-oasis', 2]);
  });
});

describe('costs (NOTATION 11)', () => {
  it('one card of the hand does not pay for two', () => {
    const paid = (hand: readonly string[]): string =>
      running('history(1 from hand) + discard(1) -> gain(1 progress)', { you: { hand } }).tokens();
    expect(paid(['c-elders'])).toBe('M0 P0 G0');
    const table = running('history(1 from hand) + discard(1) -> gain(1 progress)', {
      you: { hand: ['c-elders', 'c-cape'] },
    });
    expect(table.choose('c-cape').tokens()).toBe('M0 P0 G1');
  });
});

describe('materials from cards (IM-19.4)', () => {
  it('water that is treated as production brings materials from its own card', () => {
    const table = running('treat(1 water as 3 production, turn); gain(1 materials per production in play)', {
      you: { hand: [], play: ['c-shaduf', 'celts-belgica'] },
    });
    expect(table.prompt).toBe('reaction.card');
    expect(table.options).toContain('c-shaduf');
  });
});

describe('paying (IM-11.3)', () => {
  const conquer = (m: number, asksProgress: boolean): Position => {
    const given = { you: { m, g: 2, hand: [] }, market: ['c-elders', 'c-shrine'] };
    const state = stateOf(given);
    return runningOn({ ...state, asksProgress }, 'pay(3 materials) -> acquire(uncivilised)');
  };

  it('the payer is asked at every price, unless the table wants to be asked only where tokens run short', () => {
    expect(conquer(3, true).options).toEqual(['0', '1', '2']);
    expect([conquer(3, false).prompt, conquer(3, false).tokens()]).toEqual(['acquire.card', 'M0 P0 G2']);
  });

  it('whoever lacks some is asked', () => {
    expect(conquer(1, false).options).toEqual(['1', '2']);
  });
});

describe('unrest', () => {
  const asked = (program: string, hand: readonly string[]): Position =>
    running(program, { you: { nation: 'vikings', hand, deck: ['c-unrest'], discard: ['c-unrest'] } });

  it('IM-11.9a: one from the pile is taken, one drawn or fetched from the discard pile is not', () => {
    expect(asked('take(1 unrest)', []).prompt).toBe('may.pick');
    expect(asked('draw(1)', []).prompt).toBe('nothing');
    expect(asked('take(1 unrest from discard)', []).prompt).toBe('nothing');
  });

  it('IM-5.4: nobody is asked to discard for an unrest that cannot come back', () => {
    const shrine = (hand: readonly string[], discard: readonly string[]): string =>
      atSolstice({ you: { hand, discard, play: ['c-shrine'] } }).prompt;
    expect(shrine(['c-elders'], ['c-cape'])).toBe('nothing');
    expect(shrine(['c-elders'], ['c-unrest'])).toBe('may.pick');
    expect(shrine(['c-elders', 'c-unrest'], ['c-cape'])).toBe('may.pick');
  });

  it('IM-17.3: what lies under market cards belongs to nobody', () => {
    const table = position({ market: ['c-shrine', 'c-elders', 'c-coinage'] });
    expect([table.unrest(0), table.unrest(1)]).toEqual([0, 0]);
  });
});

describe('attacks', () => {
  it('IM-13.2a: protection is settled before the attacker pays or chooses', () => {
    const table = position({
      you: { nation: 'atlanteans', hand: ['atlanteans-atlantean-fleet'], discard: ['c-elders'] },
      others: [{ play: ['c-cape'] }],
    });
    table.choose('atlanteans-atlantean-fleet');
    expect([table.asked, table.prompt]).toEqual([1, 'protection.card']);
    table.choose('c-cape');
    expect([table.asked, table.prompt, table.hand(1)]).toEqual([0, 'choose.branch', 'c-cape']);
  });

  it('IM-13.5: victims choose what they lose; who has nothing loses nothing', () => {
    const table = position({
      you: { nation: 'celts', hand: ['celts-boudicca'] },
      others: [{ play: ['c-coast', 'c-oasis'] }, { nation: 'persians' }],
    });
    table.choose('celts-boudicca');
    expect([table.asked, table.options]).toEqual([1, ['c-coast', 'c-oasis']]);
    table.choose('c-oasis');
    expect([table.discard(1), table.discard(2)]).toEqual(['c-oasis', '']);
  });
});

describe('decks', () => {
  it('IM-14.1: while a fame card is left, looking at two shows that one, and King of Kings is ignored', () => {
    const table = running('look(fame, 2); take(1 of looked)', { you: { hand: [] }, only: { fameDeck: ['c-great'] } });
    expect([table.hand(), table.kingSide, table.state.trigger]).toEqual(['c-great', 'A', null]);
  });

  it('IM-14.5: King of Kings is resolved and stays where it lies', () => {
    const table = running('takeTopFame', { you: { hand: [], development: [] }, only: { fameDeck: [] } });
    expect([table.hand(), table.kingSide, table.state.trigger]).toEqual(['', 'B', 'king-of-kings']);
  });

  it('a card that leaves play is treated as nothing else any more, others still are (IM-6.9)', () => {
    const { state } = position({ you: { play: ['c-cape', 'c-oasis'] } });
    const [cape, oasis] = [cardNamed('c-cape'), cardNamed('c-oasis')];
    state.turn.treated = [cape, oasis].map((card) => ({ card }) as State['turn']['treated'][number]);
    lift(state, seat(0), cape);
    expect(state.turn.treated.map(({ card }) => card)).toEqual([oasis]);
  });

  it('a market card with no unrest under it brings none back when it is swapped for an exiled one', () => {
    const table = running('swapExile', { market: ['c-cape'], exile: ['c-steppe'], unrestPile: 6 });
    expect(table.market).toContain('c-steppe');
    expect(table.state.unrestPile).toHaveLength(6);
    expect(table.state.unrestPile).not.toContain(NONE);
    // With nothing in exile there is nothing to swap.
    expect(running('swapExile', { market: ['c-shrine'], exile: [] }).told('swapped')).toEqual([]);
  });

  it('IM-11.17: a named card is found in the first place that has it, and the deck behind is left as it lies', () => {
    const deck = ['c-river', 'c-elders', 'c-oasis', 'c-steppe', 'c-marsh', 'c-mountain'];
    const found = (where: Side): Position => running('find(@cape)', { you: { hand: [], deck, ...where } });
    expect(found({ discard: ['c-cape'] }).deck()).toBe(deck.join(' '));
    expect(found({ hand: ['c-cape'] }).deck()).toBe(deck.join(' '));
    expect(found({ deck: [...deck, 'c-cape'] }).deck()).not.toBe([...deck, 'c-cape'].join(' '));
    expect(found({}).deck()).not.toBe(deck.join(' ')); // searched in vain
  });

  it('IM-12.2: an empire without an exhaust token develops nothing as it reshuffles', () => {
    const empty = (exhausts: number): Position =>
      running('draw(1)', { you: { empire: true, m: 9, hand: [], deck: [], discard: ['c-elders'], exhausts } });
    expect(empty(1).prompt).toBe('reshuffle.card');
    expect([empty(0).prompt, empty(0).hand(), empty(0).player().exhausts]).toEqual(['nothing', 'c-elders', 0]);
  });

  it('IM-14.1: all fame cards that were looked at were seen, also the one that is taken then', () => {
    const table = running('look(fame, 2); take(1 of looked)', {
      you: { hand: [] },
      fameDeck: ['c-great', 'c-glorious'],
    });
    expect(table.choose('c-glorious').told('saw')).toMatchObject([
      { cards: [cardNamed('c-great'), cardNamed('c-glorious')] },
    ]);
  });

  it('IM-19.7: the accession card is not swapped out', () => {
    const table = running('swapWithNation', { you: { hand: ['c-elders'], nationDeck: [] } });
    expect([table.hand(), table.player().nationDeck.length]).toEqual(['c-elders', 1]);
  });

  it('IM-18.3: Atlanteans never play a card with the barbarian icon', () => {
    const table = position({ you: { nation: 'atlanteans', hand: ['c-oracle', 'c-elders'] } });
    expect(table.options).not.toContain('c-oracle');
    expect(table.options).toContain('c-elders');
  });
});
