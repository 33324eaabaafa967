import { say, seat } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { OBJECTIVE_KINDS, OBJECTIVES, type ObjectiveKind, TREND_KINDS } from '../content/catalogue.ts';
import { CRITERION_INDEX, ledgerOf } from '../ledger.ts';
import { type Card, KINDS } from '../pieces.ts';
import { watch } from '../rules/watch.ts';
import { epilogue, placeOf, pointsFor, score } from '../score.ts';
import { view } from '../state.generated.ts';
import type { State } from '../state.ts';
import { RANKINGS, type Ranking, standingIn } from '../verbs/criteria.ts';
import { ENDINGS, endOf } from '../verbs/ends.ts';
import type { Given } from './given.ts';
import { type Position, position } from './position.ts';

/** docs/examples.md: the end and the score. */
describe('ranks', () => {
  const points = (values: number[]): number[] => values.map((_, at) => pointsFor(placeOf(values, at), [3, 2, 1]));

  it('A26: equal values share a place, and the next value takes the next one (AR-13.5)', () => {
    expect(points([5, 5, 3, 1])).toEqual([3, 3, 2, 1]);
    expect(points([4, 3, 2, 1])).toEqual([3, 2, 1, 0]);
  });

  it('B38: who has nothing has no place (AR-13.5)', () => {
    expect(points([2, 0, 0])).toEqual([3, 0, 0]);
    expect(points([0, 0])).toEqual([0, 0]);
  });
});

/** The same, as bots count it for all seats at once. */
const countedByBots = (s: State, criterion: Ranking): number[] => {
  const from = (CRITERION_INDEX.get(criterion) as number) * s.seats;
  return ledgerOf(s).values.slice(from, from + s.seats);
};

describe('the score', () => {
  it('A27: temples, iron, progress cards and medals of four players (AR-13.4 to 13.7)', () => {
    const map = [
      'palm-point',
      'white-beach',
      'turtle-bay',
      'quiet-bay',
      'forest-shore',
      'parrot-cliff',
      'smiths-bay',
      'rocky-landing',
      'shepherds-village',
      'iron-coast',
    ];
    const [green, blue, red, yellow] = [0, 1, 2, 3];
    const temples = map.map((region) => `${region}/temple`);
    const keeping = (from: number, to: number): string => temples.slice(from, to).join(' ');
    const table = position({
      seats: 4,
      map,
      buildings: temples,
      trends: ['trend-temples'],
      players: [
        { citizens: keeping(0, 4), cards: ['king'], objectives: ['short-10'] },
        { citizens: keeping(4, 7), cards: ['great-lighthouse', 'sawmill', 'ranch'], objectives: ['short-09'] },
        { citizens: keeping(7, 9), cards: ['mine'], cubes: { iron: 4 }, objectives: ['short-03'] },
        {
          citizens: keeping(9, 10),
          cards: ['quarry', 'roads', 'granary'],
          cubes: { iron: 6 },
          objectives: ['short-05'],
        },
      ],
    });
    const { state } = table;
    const lighthouse = state.players[blue]?.cards[0];
    if (state.players[blue] && lighthouse !== undefined) state.players[blue].wonders = [lighthouse];
    state.ended = 'kinds';
    expect([blue, green, red, yellow].map((one) => table.points(one))).toEqual([9, 8, 7, 6]);
    expect(table.winners).toEqual([blue]);
  });

  it('B26: the Pacifist needs more than the number on the card (AR-13.4)', () => {
    const people = [0, 1, 2].map(() => ({
      citizens: 'palm-point/l0 '.repeat(3) + 'white-beach/l0 '.repeat(3) + 'turtle-bay/l0 '.repeat(3),
    }));
    const given = (unrest: number): Given => ({
      seats: 4, // with three the population would have ended the game before
      map: ['palm-point', 'white-beach', 'turtle-bay'],
      players: [
        { ...people[0], objectives: ['short-07'] },
        { ...people[1] },
        { citizens: people[2]?.citizens.slice(14) ?? '' },
      ],
      unrest,
    });
    const peace = position(given(10));
    expect(peace.state.population).toBe(26);
    expect([peace.points(0), peace.points(1)]).toEqual([3, 0]);
    const why = score(peace.state)[0]?.lines.flatMap(({ parts = [] }) => parts.map(({ text }) => text));
    expect(why).toContainEqual({ key: 'score-why-pacifist', args: { difference: 16, margin: 15 } });
    expect(position(given(11)).points(0)).toBe(0);
  });

  it('a view can be scored too: only what is seen counts', () => {
    const table = position({
      players: [{ objectives: ['short-02'], florins: 7 }, { objectives: ['short-07'], florins: 3 }, {}],
    });
    const seen = score(view(table.state, seat(0)));
    expect(seen.map(({ total }) => total)).toEqual([3, 0, 0]); // the florins of the others are hidden
    expect(score(view(table.state, null)).map(({ total }) => total)).toEqual([0, 0, 0]);
  });

  it('a tie is broken by florins, and is shared if that does not help (AR-13.9)', () => {
    const table = position({ players: [{ florins: 5 }, { florins: 9 }, { florins: 9 }] });
    table.state.ended = 'kinds';
    expect(table.winners).toEqual([1, 2]);
    expect(epilogue(table.state)).toEqual([]);
    table.player(1).florins = 10;
    expect(epilogue(table.state)).toEqual([say('epilogue-tie', { florins: 10 })]);
  });

  it.each(RANKINGS)('ranks by %s', (criterion) => {
    const map = ['palm-point', 'white-beach', 'forest-shore', 'iron-coast', 'turtle-bay', 'stone-tooth', 'black-rock'];
    const table = position({
      map,
      buildings: map.flatMap((region) =>
        (region === 'palm-point' ? ['city', 'temple', 'market', 'port'] : ['city']).map((kind) => `${region}/${kind}`),
      ),
      players: [
        {
          florins: 7,
          cubes: Object.fromEntries(KINDS.map((kind) => [kind, 2])),
          tokens: 3,
          citizens: map.map((region) => `${region}/city`).join(' '),
          ships: 'open-sea/w0 open-sea/w0',
          cards: ['king', 'sawmill', 'ranch'],
          given: 4,
        },
        { florins: 0 },
      ],
    });
    const expected: { [criterion: string]: number } = {
      city: 7,
      temple: 1,
      market: 1,
      port: 1,
      'port-market': 2,
      characters: 1,
      progress: 2,
      cards: 3,
      florins: 7,
      discovery: 3,
      ships: 2,
      citizens: 7,
      benefactor: 4,
      ...Object.fromEntries(KINDS.map((kind) => [`cubes-${kind}`, 2])),
      'sources-fish': 9,
      'sources-fruit': 3,
      'sources-wood': 4,
      'sources-cattle': 3,
      'sources-stone': 3,
      'sources-iron': 3,
    };
    expect(standingIn(table.state, 0, criterion)).toBe(expected[criterion]);
    expect(standingIn(table.state, 1, criterion)).toBe(0);
    expect(countedByBots(table.state, criterion)).toEqual(
      [0, 1, 2].map((one) => standingIn(table.state, one, criterion)),
    );
  });

  it('pillaged symbols are no sources (NOTATION)', () => {
    const given = {
      map: ['forest-shore'],
      buildings: ['forest-shore/city'],
      players: [{ citizens: 'forest-shore/city' }],
    };
    expect(standingIn(position(given).state, 0, 'sources-wood')).toBe(2);
    const { state } = position({ ...given, pillaged: ['forest-shore/l0:wood'] });
    expect(standingIn(state, 0, 'sources-wood')).toBe(1);
    expect(countedByBots(state, 'sources-wood')[0]).toBe(1);
  });
});

/** Brings a state to where the condition is just met, or, one short of it, just not. */
function bring(s: State, { end }: ObjectiveKind, value: number): void {
  const [city = 0, temple = 0, market = 0, port = 0] = s.built;
  switch (end) {
    case 'city':
      s.built = [value, temple, market, port];
      return;
    case 'temple':
      s.built = [city, value, market, port];
      return;
    case 'market':
      s.built = [city, temple, value, port];
      return;
    case 'port':
      s.built = [city, temple, market, value];
      return;
    case 'stacks':
      s.tokens = 24 - 8 * value;
      return;
    case 'kinds':
      s.bank = s.bank.map((_, kind) => (kind < value ? 0 : 5));
      return;
    case 'characters':
      own(s, 200, value);
      return;
    case 'progress':
      own(s, 224, value);
      return;
    case 'cards':
      own(s, 212, value);
      return;
    case 'population':
      s.population = value;
      return;
    case 'ships':
      s.fleet = value;
      return;
    case 'workers':
      s.workers = value;
      return;
    case 'money':
      s.florins = value;
  }
}
function own(s: State, from: number, cards: number): void {
  s.players.forEach((player, at) => {
    player.cards = Array.from({ length: cards }, (_, index) => (from + index) as Card).filter(
      (card) => card % s.seats === at,
    );
  });
}

describe('end conditions (AR-13.2)', () => {
  const all = OBJECTIVE_KINDS.flatMap((kind) => [2, 3, 4, 5].map((seats) => [kind.id, seats, kind] as const));

  it.each(all)('%s with %i players is met at its threshold, and not before', (_, seats, kind) => {
    const threshold = kind.thresholds[seats] as number;
    const { state } = position({ seats, variants: { length: kind.length } });
    bring(state, kind, threshold);
    expect(endOf(kind.end).isMet(state, threshold)).toBe(true);
    bring(state, kind, kind.end === 'money' ? threshold + 1 : threshold - 1);
    expect(endOf(kind.end).isMet(state, threshold)).toBe(false);
    expect(endOf(kind.end).progress(state)).toBe(kind.end === 'money' ? threshold + 1 : threshold - 1);
  });

  it('of a condition that is not met yet a part is fulfilled', () => {
    const { state } = position({ tokens: 12 });
    state.fleet = 3;
    expect(endOf('ships').done(state, 6)).toBe(0.5);
    expect(endOf('stacks').done(state, 3)).toBe(0.5); // twelve tokens of three stacks of eight
  });

  it('is looked at from round 1 on, and no more once the game is over', () => {
    const dealer = { reveal: () => {}, tell: () => {} } as never;
    const met = (change: Partial<State>): number => {
      const state = { ...position({}).state, built: [99, 99, 99, 99], ...change };
      watch(state, dealer);
      return state.met;
    };
    expect(met({ round: 1 })).toBeGreaterThan(0);
    expect([met({ round: 0 }), met({ round: 1, ended: 'round-limit' })]).toEqual([0, 0]);
  });

  it.each(OBJECTIVES.map((objective) => [OBJECTIVE_KINDS[objective - 800]?.id as string, objective] as const))(
    '%s: its owner must show it at the next change, and the game ends with the turn',
    (id, objective) => {
      const kind = OBJECTIVE_KINDS[objective - 800] as ObjectiveKind;
      const table = position({
        variants: { length: kind.length },
        map: ['palm-point'],
        players: [{}, { objectives: [id] }, { citizens: 'palm-point/l0 palm-point/l0', ships: 'open-sea/w0' }],
        order: [2, 0, 1],
      });
      expect(view(table.state, seat(0)).players[1]?.objectives).toEqual([-1]);
      bring(table.state, kind, kind.thresholds[3] as number);
      table.choose('harvest-fish');
      expect(table.told('objective-met')).toEqual([{ type: 'objective-met', seat: 1, objective, open: false }]);
      expect(view(table.state, seat(0)).players[1]?.objectives).toEqual([objective]);
      expect(table.ended).toBeNull();
      table.choose('end');
      expect(table.ended).toBe(kind.end);
    },
  );

  it('every way to end has a card or a rule of its own', () => {
    const met = new Set<string>(OBJECTIVE_KINDS.map(({ end }) => end));
    expect([...ENDINGS].sort()).toEqual([...met, 'independence', 'separatist', 'round-limit'].sort());
  });

  it('nothing tells that somebody is near his end condition: views without it are equal', () => {
    const given = (id: string): Given => ({ players: [{ objectives: ['short-01'] }, { objectives: [id] }, {}] });
    expect(view(position(given('short-06')).state, seat(0))).toEqual(view(position(given('short-03')).state, seat(0)));
  });

  it('a condition nobody holds ends nothing', () => {
    const table = position({ players: [{ objectives: ['short-01'] }, {}, { ships: 'open-sea/w0' }], order: [2, 0, 1] });
    table.state.built = [9, 0, 0, 0];
    table.choose('harvest-fish', 'end');
    expect(table.ended).toBeNull();
  });
});

describe('independence', () => {
  const lost = (objectives: readonly string[]) =>
    position({
      map: ['palm-point'],
      players: [{ citizens: 'palm-point/l0' }, { objectives }, { cards: ['king', 'pope'] }],
      unrest: 1,
    }).choose('taxes');

  it('B40: without a Separatist everybody loses (AR-12.2)', () => {
    const table = lost(['short-01']);
    expect([table.ended, table.winners]).toEqual(['independence', []]);
    expect([0, 1, 2].map((one) => table.points(one))).toEqual([0, 0, 0]);
  });

  it('B40: the Separatist wins alone, even if it was not his doing (AR-12.2)', () => {
    const table = lost(['short-10']);
    expect([table.ended, table.winners]).toEqual(['separatist', [1]]);
  });

  it('is told in the end: how far unrest went, who the Separatist was, and what everybody had in secret', () => {
    const told = ({ state }: Position) => epilogue(state).map(({ key, args }) => [key, args?.player]);
    expect(told(lost(['short-01']))).toEqual([
      ['epilogue-unrest', undefined],
      ['epilogue-objectives', { seat: 1 }],
    ]);
    const table = lost(['short-10']);
    expect(told(table)).toEqual([
      ['epilogue-unrest', undefined],
      ['epilogue-separatist', { seat: 1 }],
      ['epilogue-objectives', { seat: 1 }],
    ]);
    const { unrest, population } = table.state;
    expect(epilogue(table.state)[0]?.args).toEqual({ unrest, population });
    expect(unrest).toBeGreaterThan(population);
  });

  it('independence prevails over an end condition that was met before (AR-13.2)', () => {
    const table = position({
      map: ['palm-point'],
      players: [{ citizens: 'palm-point/l0', ships: 'open-sea/w0', objectives: ['short-04'] }],
      unrest: 1,
    });
    table.state.built = [9, 0, 0, 0];
    table.choose('taxes');
    expect(table.ended).toBe('independence');
  });
});

describe('secret objectives', () => {
  it('name only ends and criteria that there are', () => {
    for (const { end, criterion } of OBJECTIVE_KINDS) {
      expect(ENDINGS).toContain(end);
      expect([...RANKINGS, 'pacifist', 'separatist']).toContain(criterion);
    }
  });
});

describe('public objectives', () => {
  it('score 4, 3 and 2 (AR-13.6)', () => {
    expect(TREND_KINDS).toHaveLength(12);
    for (const { points, criterion } of TREND_KINDS) {
      expect(points).toEqual([4, 3, 2]);
      expect(RANKINGS).toContain(criterion);
    }
  });

  it.each(TREND_KINDS.map(({ id }) => id))('%s ranks everybody', (id) => {
    const table = position({ trends: [id], players: [{ florins: 3, given: 1 }, { florins: 2 }, { florins: 0 }] });
    const points = [0, 1, 2].map((one) => table.points(one));
    const expected = id === 'trend-money' ? [4, 3, 0] : id === 'trend-benefactor' ? [4, 0, 0] : [0, 0, 0];
    expect(points).toEqual(expected);
  });
});
