import { applyChoice, type Decision, type Option, seat, start } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { cardNamed, cardsOf, kindOf, library } from '../content/catalogue.ts';
import { NATIONS } from '../content/nations.ts';
import { readRow, readTest } from '../content/read-abilities.ts';
import { LEVELS, TABLES, tableRows } from '../content/solo.ts';
import { describe as describeTable } from '../describe.ts';
import { imperium } from '../index.ts';
import { BLANK, type Card, NONE } from '../pieces.ts';
import { fits } from '../rules/filters.ts';
import { rivalCan } from '../rules/solo/acts.ts';
import { mill } from '../rules/solo/deck.ts';
import { bestMarketCard } from '../rules/solo/market.ts';
import { rivalPoints, worthOf } from '../rules/solo/score.ts';
import { rivalHolds } from '../rules/solo/suffers.ts';
import { beatsRival, pointsOf, rivalScore } from '../score.ts';
import type { Rival, State } from '../state.ts';
import { rivalsTurn, runningOn } from './position.ts';

/** IM-21: the solo opponent. */

function alone(nation: string, rival: string, level = 'imperator', box = 'mixed'): State {
  const table = start(imperium, { seats: 1, variants: { box, nations: 'choose', level } }, `${nation} ${rival}`);
  while (table.state.phase === 'seating') {
    const decision = table.pending[0] as Decision;
    const wish = decision.prompt === 'seating.rival' ? rival : nation;
    const option = decision.options.includes(wish) ? wish : (decision.options.at(-1) as Option);
    applyChoice(imperium, table, decision, option);
  }
  table.state.turn.kind = 'none';
  return table.state;
}

const rivalOf = (s: State): Rival => s.rival as Rival;
const ids = (cards: readonly Card[]): string[] =>
  cards.map((card) => (card === BLANK ? 'blank' : card === NONE ? '' : kindOf(card).id));

/** The opponent's row is laid with these cards, and nothing else is in its slots. */
function laid(s: State, ...cards: string[]): State {
  const rival = rivalOf(s);
  const named = cards.map((id) => cardsOf(id).find((card) => s.cards.includes(card)) as Card);
  const pool = [...rival.slots, ...rival.deck, ...rival.dynasty].filter(
    (card) => card !== NONE && !named.includes(card),
  );
  s.players[0] = { ...(s.players[0] as State['players'][number]) };
  rival.dynasty = rival.dynasty.filter((card) => !named.includes(card));
  rival.slots = rival.slots.map((_, at) => named[at] ?? NONE);
  rival.deck = pool.filter((card) => !rival.dynasty.includes(card));
  return s;
}

describe('the points of the solo opponent', () => {
  it('are listed under the headings of its cards, beside its progress and tokens, and come to its total (IM-21.7, IM-21.19)', () => {
    const s = alone('romans', 'celts');
    rivalOf(s).progress = 5;
    const score = rivalScore(s);
    expect(score?.total).toBe(rivalPoints(rivalOf(s)));
    const ofCards = score?.lines.filter(({ what }) => what !== 'progress' && what !== 'tokens') ?? [];
    expect(ofCards.some(({ points }) => points !== 0)).toBe(true);
    expect(score?.lines.reduce((sum, { points }) => sum + points, 0)).toBe(score?.total);
  });
});

describe('what is true of the solo opponent (IM-21.14)', () => {
  it('of several conditions at once: all or some of them', () => {
    const s = alone('romans', 'celts');
    Object.assign(rivalOf(s), { materials: 2, population: 0 });
    const has = (resource: 'materials' | 'population') => ({ is: 'has', resource, least: 1 }) as const;
    const parts = [has('materials'), has('population')];
    expect([rivalHolds(s, { is: 'all', parts }), rivalHolds(s, { is: 'some', parts })]).toEqual([false, true]);
    expect(rivalHolds(s, { is: 'all', parts: [has('materials'), has('materials')] })).toBe(true);
    expect(rivalHolds(s, { is: 'not', part: has('population') })).toBe(true);
  });
});

describe('setup of the solo opponent', () => {
  it.each([
    ['chieftain', 4, 0, 0],
    ['warlord', 4, 1, 0],
    ['imperator', 5, 0, 0],
    ['sovereign', 5, 0, 3],
    ['overlord', 6, 0, 3],
  ])('%s: %i slots, %i cards milled, %i materials (IM-21.6)', (level, slots, milled, materials) => {
    const rival = rivalOf(alone('romans', 'celts', level));
    expect(rival.slots).toHaveLength(slots);
    expect(rival.slots).not.toContain(NONE);
    expect(rival.materials).toBe(materials);
    expect(LEVELS[rival.level]?.millAtCleanup).toBe(milled);
  });

  it('the dynasty deck: nation cards, the accession card, developments by worth (IM-21.2, IM-21.11)', () => {
    const top = ids([...rivalOf(alone('celts', 'romans')).dynasty].reverse());
    expect(top.slice(5, 6)).toEqual(['romans-julius-caesar']);
    const worths = top.slice(6).map((id) => worthOf(cardNamed(id)));
    expect(worths).toEqual([...worths].sort((a, b) => b - a));
    expect(top[6]).toBe('romans-emperor-trajan'); // variable: five
  });

  it('nations that are otherwise', () => {
    const of = (rival: string): Rival => rivalOf(alone('romans', rival));
    expect(of('atlanteans').empire).toBe(true);
    expect(ids(of('utopians').dynasty)).toEqual(Array(17).fill('blank'));
    expect(rivalOf(alone('romans', 'utopians', 'overlord')).dynasty).toHaveLength(24); // six slots
    expect(ids(of('vikings').dynasty)[0]).toBe('vikings-harald-hardrada');
    const arthurians = ids(of('arthurians').dynasty);
    expect(arthurians[0]).toBe('arthurians-graal'); // the last of all
    expect(arthurians[5]).toBe('arthurians-gwaith-camlan');
  });

  it('every nation has a table that fits every card', () => {
    NATIONS.forEach((nation, index) => {
      for (const empire of [false, true]) {
        const rows = tableRows(index, empire);
        expect(rows.length, nation.id).toBeGreaterThan(5);
        expect(rows.at(-1)?.test.terms, nation.id).toEqual(readTest('any', library).terms);
      }
    });
    expect(TABLES).toHaveLength(16);
  });
});

describe('a turn of the solo opponent (IM-21.13)', () => {
  it('EX-68: a six spares no card and lays no token; a two spares slot 2 and lays one there', () => {
    const s = alone('romans', 'celts');
    const six = rivalsTurn(s, 6);
    expect(six.told('rival-turned-up')).toHaveLength(5);
    expect(six.told('rival-token')).toEqual([]);
    const two = rivalsTurn(s, 2);
    expect(two.told('rival-turned-up').map((event) => 'slot' in event && event.slot)).toEqual([1, 3, 4, 5]);
    expect(rivalOf(two.state).slots[1]).toBe(rivalOf(s).slots[1]);
    expect(two.told('rival-token')).toMatchObject([{ resource: 'progress', n: 1 }]);
  });

  it.each([
    ['carthaginians', { resource: 'materials', n: 2 }],
    ['qin', { resource: 'population', n: 1 }],
  ])('%s lay their own tokens', (rival, token) => {
    expect(rivalsTurn(alone('romans', rival), 1).told('rival-token')).toMatchObject([token]);
  });

  it('unrest goes back to the pile (IM-21.16)', () => {
    const table = rivalsTurn(laid(alone('romans', 'celts'), 'celts-unrest'), 6);
    expect(table.told('rival-returned')).toHaveLength(1);
  });

  it('a region is pinned and a market card without tokens exiled, the lowest slot first (IM-21.8)', () => {
    const s = laid(alone('romans', 'celts'), 'celts-celtica');
    s.tokens[2] = 1;
    const second = s.market[1] as Card;
    const table = rivalsTurn(s, 6);
    expect(ids(rivalOf(table.state).play)).toContain('celts-celtica');
    expect(table.told('rival-exiled')).toMatchObject([{ card: second }]);
  });

  it('the first branch that can be carried out, never with progress for other tokens (IM-21.9, IM-21.14)', () => {
    const s = alone('romans', 'celts');
    const rival = rivalOf(s);
    Object.assign(rival, { materials: 1, population: 0, progress: 9 });
    const can = (program: string): boolean => rivalCan(s, readRow(program, library));
    expect(can('pay(2 materials) -> gain(1 progress)')).toBe(false);
    expect(can('pay(1 materials) -> gain(1 progress)')).toBe(true);
    expect(can('abandon(3 region) -> takeTopFame')).toBe(false);
    expect(can('breakThrough(region)')).toBe(true);
    expect(can('pay(all min 1 population) -> gain(1 progress)')).toBe(false);
  });

  it('nothing of a card is done any more once unrest has run out (IM-17)', () => {
    const s = laid(alone('romans', 'celts'), 'celts-celtica');
    s.halted = true;
    const table = rivalsTurn(s, 6);
    expect(table.told('rival-gained')).toEqual([]);
    expect(rivalOf(table.state).play).toEqual(rivalOf(s).play);
  });

  it('the human may be protected from an attack (IM-21.18)', () => {
    const s = laid(alone('romans', 'celts'), 'celts-boudicca');
    const cape = cardNamed('c-cape');
    const player = s.players[0] as State['players'][number];
    for (const deck of [s.mainDeck, s.regionDeck, s.market]) {
      const at = deck.indexOf(cape);
      if (at >= 0) deck.splice(at, 1, ...(deck === s.market ? [NONE] : []));
    }
    player.play.push(cape);
    const table = rivalsTurn(s, 6);
    expect(table.prompt).toBe('protection.card');
    table.choose('c-cape');
    expect(table.told('attack-avoided')).toHaveLength(1);
  });
});

describe('the market choice (IM-21.8)', () => {
  const filter = readTest('region/uncivilised/civilised/tributary', library);
  const market = (s: State, ...cards: string[]): void => {
    s.market = Array.from({ length: 5 }, (_, slot) =>
      cards[slot] === undefined ? NONE : cardNamed(cards[slot] as string),
    );
    s.tokens = Array<number>(15).fill(0);
  };

  it('most points, then most tokens, then the lowest slot', () => {
    const s = alone('romans', 'celts');
    market(s, 'c-elders', 'c-hittites', 'c-coinage');
    expect(bestMarketCard(s, filter)).toEqual({ card: cardNamed('c-hittites'), why: 'worth' });
    market(s, 'c-elders', 'c-town', 'c-shrine');
    s.tokens[6] = 2;
    expect(bestMarketCard(s, readTest('@elders/@shrine', library))).toEqual({
      card: cardNamed('c-shrine'),
      why: 'tokens',
    });
    s.tokens[6] = 0;
    expect(bestMarketCard(s, readTest('@elders/@shrine', library))).toEqual({
      card: cardNamed('c-elders'),
      why: 'slot',
    });
    expect(bestMarketCard(s, readTest('@town', library)).why).toBe('only');
    expect(bestMarketCard(s, readTest('fame', library)).card).toBe(NONE);
  });

  it('worth of cards (IM-21.10a)', () => {
    expect(['c-coinage', 'c-qin', 'c-praiseworthy', 'c-oasis'].map((id) => worthOf(cardNamed(id)))).toEqual([
      2, 5, 7, 0,
    ]);
  });
});

describe('the dynasty deck (IM-21.11a)', () => {
  const dealer = { shuffle: <T>(cards: T[]): T[] => cards, tell: () => {}, reveal: () => {} } as never;

  it('an empty deck first takes a dynasty card; the accession card makes an empire, the last triggers scoring', () => {
    const s = alone('romans', 'celts');
    const rival = rivalOf(s);
    rival.discard.push(...rival.deck.splice(0));
    rival.dynasty = [cardNamed('celts-chainmail'), cardNamed('celts-celtic-gold')];
    mill(s, 1, dealer);
    expect(rival.empire).toBe(true);
    expect(s.trigger).toBeNull();
    rival.discard.push(...rival.deck.splice(0));
    mill(s, 1, dealer);
    expect(s.trigger).toBe('dynasty');
  });

  it('the Utopian opponent becomes an empire after its sixth blank step, and its seventeenth ends the game', () => {
    const s = alone('romans', 'utopians');
    const rival = rivalOf(s);
    for (let step = 1; step <= 17; step++) {
      expect(s.trigger).toBeNull();
      rival.discard.push(...rival.deck.splice(0));
      mill(s, 1, dealer);
      expect([rival.steps, rival.empire]).toEqual([step, step >= 6]);
    }
    expect(s.trigger).toBe('dynasty');
  });
});

describe('what the human does to the opponent (IM-21.17)', () => {
  const after = (program: string, prepare: (s: State) => void = () => {}) => {
    const s = alone('romans', 'celts');
    prepare(s);
    const before = rivalOf(s).deck.length;
    const table = runningOn(s, program);
    return { table, rival: rivalOf(table.state), before };
  };

  it('unrest goes on top of its deck', () => {
    const { rival } = after('eachOther{take(1 unrest)}');
    expect(kindOf(rival.deck.at(-1) as Card).record.types).toEqual(['unrest']);
  });

  it('discards and draws mill its deck', () => {
    expect(after('eachOther{discard(2)}').rival.discard).toHaveLength(2);
    expect(after('eachOther{may{draw(1)}}').rival.discard).toHaveLength(1);
  });

  it('what concerns only some players concerns it as well, if the condition holds for it', () => {
    expect(after('others(empire){gain(2 materials)}').rival.materials).toBe(0);
    expect(after('others(barbarian){gain(2 materials)}').rival.materials).toBe(2);
  });

  it('it gains, and is robbed of what it has', () => {
    expect(after('eachOther{gain(2 materials)}').rival.materials).toBe(2);
    const robbed = after('steal(2 materials from eachOther, unable: {take(1 unrest)})', (s) => {
      rivalOf(s).materials = 1;
    });
    expect(robbed.rival.materials).toBe(0);
    expect(robbed.table.player().materials).toBe(3 + 1);
    expect(robbed.rival.deck).toHaveLength(robbed.before + 1);
  });

  it('it abandons or recalls what it pinned last', () => {
    const pinned = (s: State): void => {
      rivalOf(s).play.push(cardNamed('celts-celtica'), cardNamed('celts-belgica'));
    };
    expect(ids(after('eachOther{abandon(1 region)}', pinned).rival.discard)).toEqual(['celts-belgica']);
    expect(ids(after('eachOther{recall(1 region)}', pinned).rival.deck).at(-1)).toBe('celts-belgica');
  });
});

describe('the end of a solo game (IM-21.7, IM-21.19)', () => {
  it('counts cards, progress and tokens by level', () => {
    const s = alone('romans', 'celts', 'sovereign');
    const rival = rivalOf(s);
    Object.assign(rival, {
      deck: [],
      slots: [],
      discard: [],
      play: [],
      history: [],
      materials: 7,
      population: 4,
      progress: 3,
    });
    expect(rivalPoints(rival)).toBe(3 + 2);
    rival.history.push(cardNamed('c-jade-mask'));
    rival.deck.push(cardNamed('c-praiseworthy'), cardNamed('c-oracle'), cardNamed('celts-unrest'));
    expect(rivalPoints(rival)).toBe(5 + 1 + 3 + 5 - 2);
  });

  it('tells what had to be beaten once all is open, and not before', () => {
    const s = alone('romans', 'celts');
    const told = (): number | undefined =>
      describeTable(s)
        .flatMap(({ rows }) => rows)
        .flatMap((row) => (row.id === 'rival-points' && row.kind === 'count' ? [row.count] : []))[0];
    expect(told()).toBeUndefined();
    s.phase = 'over';
    expect(told()).toBe(rivalPoints(rivalOf(s)));
    const verdict = describeTable(s)
      .flatMap(({ rows }) => rows)
      .find(({ id }) => id === 'verdict');
    expect(verdict?.kind === 'note' && verdict.text.args).toMatchObject({ beaten: beatsRival(s) ? 'yes' : 'no' });
  });

  it('a tie is no win', () => {
    const s = alone('romans', 'celts');
    const player = s.players[0] as State['players'][number];
    player.progress = 20;
    rivalOf(s).progress += pointsOf(s, seat(0)) - rivalPoints(rivalOf(s));
    expect(pointsOf(s, seat(0))).toBe(rivalPoints(rivalOf(s)));
    expect(beatsRival(s)).toBe(false);
    player.progress++;
    expect(beatsRival(s)).toBe(true);
  });

  it('a test is a filter on the printed card', () => {
    const s = alone('romans', 'celts');
    expect(fits(s, readTest('empire & pinned', library), cardNamed('c-coinage'))).toBe(true);
  });
});
