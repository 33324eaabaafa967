import { seat } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { cardNamed, KINDS, type Kind } from '../content/catalogue.ts';
import { handLimit } from '../rules/modifiers.ts';
import { priceFor } from '../rules/prices.ts';
import { abilitiesLike, owning, sourcesOf } from './owned.ts';
import { position, running, type Side } from './position.ts';

/** Each standing rule and each fixed property of each card. */

type Check = (kind: Kind) => void;

const offers = (you: Side, id: string): boolean => position({ you }).options.includes(id);

/** With the card in play another one can be played, without it not. */
const opens =
  (id: string, more: Side): Check =>
  (kind) => {
    const you = owning(kind, { ...more, hand: [id] });
    expect(offers(you, id)).toBe(true);
    expect(offers({ ...you, play: [] }, id)).toBe(false);
    // Who made it possible is named.
    expect(position({ you }).choose(id).told('helped')).toContainEqual({
      type: 'helped',
      seat: 0,
      card: cardNamed(kind.id),
    });
  };

const laying =
  (tokens: readonly number[]): Check =>
  (kind) => {
    const table = position({ you: owning(kind) }).endTurn('c-steppe');
    expect(table.state.tokens.slice(12, 15)).toEqual(tokens);
  };

const cheaper =
  (lower: { readonly materials?: number; readonly population?: number; readonly progress?: number }): Check =>
  (kind) => {
    const { state } = position({ you: owning(kind) });
    const card = state.players[0]?.development.find((one) => one !== cardNamed(kind.id)) as never;
    const now = priceFor(state, seat(0), card, false);
    const cost = KINDS.find((one) => cardNamed(one.id) === card)?.cost as typeof now;
    for (const token of ['materials', 'population', 'progress'] as const)
      expect(now[token]).toBe(Math.max(0, cost[token] - (lower[token] ?? 0)));
  };

const exiled =
  (tributaries: boolean): Check =>
  (kind) => {
    const given = (filter: string) =>
      running(`acquire(${filter})`, { you: owning(kind), market: ['c-shrine'], exile: ['c-cape', 'c-hittites'] });
    expect(given('region').hand()).toBe('c-cape');
    expect(given('tributary').hand()).toBe(tributaries ? 'c-hittites c-unrest' : '');
  };

const MODIFIERS: { readonly [ability: string]: Check } = {
  'passive: handSize(+1)': (kind) => {
    expect(handLimit(position({ you: owning(kind) }).player())).toBe(6);
  },
  'passive: loseIcon(barbarian, @conquer)': opens('greeks-conquer', { empire: true, p: 2 }),
  'passive: loseIcon(barbarian, @advance)': opens('romans-advance', { empire: true, m: 3 }),
  'passive: loseIcon(barbarian, @conquer/attack)': (kind) => {
    opens('greeks-conquer', { empire: true, p: 2 })(kind);
    opens('celts-boudicca', { empire: true })(kind);
  },
  'passive: freePlayable(city/metropolis)': (kind) => {
    opens('l-city', { empire: true, actions: 0 })(kind);
    opens('l-metropolis', { empire: true, actions: 0 })(kind);
    // With an action it is played as ever, without help (IM-6.5).
    const you = owning(kind, { empire: true, hand: ['l-city'] });
    expect(running('play(1 city from hand, action)', { you }).told('helped')).toEqual([]);
  },
  'passive: acquireExiled(region/tributary)': exiled(true),
  'passive: acquireExiled(region)': exiled(false),
  'passive: unrestCost(-1 materials/cards, min 1)': (kind) => {
    const unrest = (more: Side) => position({ you: owning(kind, more) }).choose('c-unrest');
    expect(unrest({ hand: ['c-unrest'], m: 2 }).tokens()).toBe('M0 P0 G0');
    expect(unrest({ hand: ['c-unrest', 'c-elders'] }).hand()).toBe('');
    expect(unrest({ hand: ['c-unrest', 'c-elders'] }).told('helped')).toMatchObject([{ card: cardNamed(kind.id) }]);
    expect(offers(owning(kind, { hand: ['c-unrest'], m: 1 }), 'c-unrest')).toBe(false);
  },
  'passive: unrestCost(-2 materials, min 1)': (kind) => {
    const you = owning(kind, { hand: ['c-unrest'], m: 1, empire: true });
    expect(position({ you }).choose('c-unrest').tokens()).toBe('M0 P0 G0');
  },
  'passive: developCost(-2 materials)': cheaper({ materials: 2 }),
  'passive: developCost(-1 population)': cheaper({ population: 1 }),
  'passive: developCost(-1 progress)': cheaper({ progress: 1 }),
  'passive: countsAs(2 region)': (kind) => {
    const table = running('gain(1 population per region in play)', { you: owning(kind) });
    expect(table.tokens()).toBe('M0 P2 G0');
  },
  'passive: questHolder': (kind) => {
    const { state } = position({ you: owning(kind, { quest: 'arthurians-excalibur' }) });
    expect(state.players[0]?.garrison).toEqual([]); // the quest is no garrison: LX-A19
  },
  'passive: discardSubstitute(mask, abandon 1 any from here)': (kind) => {
    const you = owning(kind, { garrison: { [kind.id]: ['c-elders'] } });
    const table = running('discard(1 mask) -> gain(1 progress)', { you });
    expect([table.discard(), table.tokens(), table.play()]).toEqual(['c-elders', 'M0 P0 G1', kind.id]);
  },
  'passive: replace(placeMarketToken => put(1 materials on market))': laying([1, 0, 0]),
  'passive: replace(placeMarketToken => put(2 materials on market))': laying([2, 0, 0]),
  'passive: replace(placeMarketToken => put(1 population on market))': laying([0, 1, 0]),
  'passive: replace(history(any) => toDiscard(it))': (kind) => {
    const table = running('history(1 from hand)', { you: owning(kind, { hand: ['c-elders'] }) });
    expect([table.history(), table.discard()]).toEqual(['', 'c-elders']);
  },
  'passive: replace(gain(materials) => eachOther{gain(1 progress)}; gain(2 population))': (kind) => {
    const table = running('gain(3 materials, 1 progress)', { you: owning(kind) });
    expect([table.tokens(0), table.tokens(1)]).toEqual(['M0 P2 G1', 'M0 P0 G1']);
  },
  'passive: extend(look(fame) => lookMore(1); gain(1 progress))': (kind) => {
    const table = running('look(fame, 2); take(1 of looked)', { you: owning(kind) });
    expect(table.options).toHaveLength(3);
    expect(table.tokens()).toBe('M0 P0 G1');
  },
};

const all = abilitiesLike(/^passive: /);

describe('every standing rule', () => {
  it('is in the table, and nothing else is', () => {
    expect([...new Set(all.map(([ability]) => ability))].sort()).toEqual(Object.keys(MODIFIERS).sort());
  });

  it.each(all.map(([ability, kind]) => [`${kind.id}: ${ability}`, ability, kind] as const))(
    '%s',
    (_, ability, kind) => {
      MODIFIERS[ability]?.(kind);
    },
  );
});

const flagged = (flag: string): (readonly [string, Kind])[] =>
  KINDS.filter((kind) => sourcesOf(kind).includes(`rule: ${flag}`)).map((kind) => [kind.id, kind]);

/** The card in hand of somebody who lacks nothing. */
const held = (kind: Kind, more: Side = {}): Side => {
  const { play = [], ...owner } = owning(kind);
  return {
    ...owner,
    empire: kind.record.state !== 'barbarian' && owner.nation !== 'vikings' && owner.nation !== 'arthurians',
    m: 9,
    p: 9,
    g: 9,
    hand: [kind.id, 'c-jade-mask', 'l-jade-mask'],
    play: play.filter((id) => id !== kind.id),
    ...more,
  };
};

const needs = (kind: Kind, word: string): string[] =>
  sourcesOf(kind).flatMap((source) =>
    [...source.matchAll(new RegExp(`${word}\\(@([a-z0-9-]+)\\)`, 'g'))].map(
      ([, family]) => KINDS.find((one) => one.family === family)?.id as string,
    ),
  );

/** All that its own words ask for. */
const provided = (kind: Kind): Side =>
  held(kind, {
    play: [...new Set(needs(kind, 'inPlay')), 'c-oasis', 'c-cape', 'c-river'],
    history: [...new Set(needs(kind, 'inHistory'))],
  });

describe('fixed properties', () => {
  it.each(flagged('freePlay'))('%s needs no action', (id, kind) => {
    expect(offers({ ...provided(kind), actions: 0 }, id)).toBe(true);
  });

  it.each(flagged('unplayable'))('%s cannot be played', (id, kind) => {
    expect(offers(provided(kind), id)).toBe(false);
  });

  it.each(flagged('noGarrison'))('%s cannot be garrisoned', (id, kind) => {
    const you: Side = { ...owning(kind, { hand: [id] }), play: ['c-cape'] };
    const table = running('garrison(1)', { you }, 'c-cape');
    expect([table.hand(), table.garrison('c-cape')]).toEqual([id, '']);
  });

  const conditional = KINDS.filter((kind) => sourcesOf(kind).some((source) => source.startsWith('rule: playIf')));
  it.each(conditional.map((kind) => [kind.id, kind] as const))(
    '%s is played only if its condition holds',
    (id, kind) => {
      expect(offers(held(kind), id)).toBe(false);
      expect(offers(provided(kind), id)).toBe(true);
    },
  );

  it.each(flagged('noAbandon'))('%s cannot be abandoned', (id, kind) => {
    expect(running('abandon(1 pinned)', { you: owning(kind) }).play()).toBe(id);
  });

  it.each(flagged('noRecall'))('%s cannot be recalled', (id, kind) => {
    expect(running('recall(1 pinned)', { you: owning(kind) }).play()).toBe(id);
  });

  it.each(flagged('questLast'))('%s waits for the other quests', (id) => {
    const exiling = (development: readonly string[]) =>
      running('exile(1 impendingQuest from development)', { you: { nation: 'arthurians', development } }).exile;
    expect(exiling([id, 'arthurians-excalibur'])).toBe('arthurians-excalibur');
    expect(exiling([id])).toBe(id);
  });

  it('every other rule of a card is one of these', () => {
    const known = ['freePlay', 'unplayable', 'noGarrison', 'noAbandon', 'noRecall', 'questLast', 'setupSupply'];
    const flags = abilitiesLike(/^rule: /).map(([ability]) => ability.slice('rule: '.length));
    expect([...new Set(flags)].filter((flag) => !flag.startsWith('playIf(') && !known.includes(flag))).toEqual([]);
  });

  const iconed = KINDS.filter((kind) => kind.record.state !== null && kind.side === null && kind.start !== 'inPlay');
  it('a card with an icon is played only on its side of the state card (IM-6.4)', () => {
    expect(iconed.length).toBeGreaterThan(150);
    for (const kind of iconed) {
      const wrong = kind.record.state === 'barbarian';
      expect(offers({ ...provided(kind), empire: wrong }, kind.id), kind.id).toBe(false);
    }
  });
});
