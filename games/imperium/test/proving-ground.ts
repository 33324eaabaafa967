import type { Decision, Option } from '@stolik/engine';
import { KINDS, type Kind } from '../content/catalogue.ts';
import { NATIONS, type Nation } from '../content/nations.ts';
import type { Event } from '../events.ts';
import type { Given, Position, Side } from './position.ts';
import type { Deed, Ground } from './reference.ts';

/**
 * A position in which nearly everything can be done: tokens, cards of every sort in every place, and two opponents who have something to
 * lose. Every card is tried on it.
 */

const OPPONENTS: readonly [string, string][] = [
  ['persians', 'scythians'],
  ['celts', 'greeks'],
];

/** Where a card needs something that the proving ground does not have, or has otherwise. */
interface Wish {
  readonly side?: Side;
  readonly alsoInPlay?: readonly string[];
  readonly beneath?: readonly string[];
}

const WISHES: { readonly [id: string]: Wish } = {
  'utopians-journey-2-b': { side: { p: 24 } },
  'qin-long-walls-4': { alsoInPlay: ['qin-long-walls-2', 'qin-long-walls-3'] },
  'arthurians-viviane-of-the-lake': { beneath: ['arthurians-bedwyr'] },
  'utopians-lost-tomes': { beneath: ['utopians-sacred-scroll', 'utopians-sacred-scroll'] },
  'arthurians-king-arthur': { beneath: [] },
};

const nationOf = ({ nation }: Kind): string => (nation < 0 ? 'romans' : (NATIONS[nation] as Nation).id);

/** The first card of a family that is not this card itself. */
const ofFamily = (family: string, not: Kind): string =>
  (KINDS.find((kind) => kind.family === family && kind !== not) as Kind).id;

const namedIn = (kind: Kind, word: string): string[] => {
  const sources = (kind.side === null ? kind.record.effect : kind.record.sides?.[kind.side].effect) ?? [];
  const found = sources.flatMap((source) => [...source.matchAll(new RegExp(`${word}\\(@([a-z0-9-]+)\\)`, 'g'))]);
  return [...new Set(found.map((match) => ofFamily(match[1] as string, kind)))];
};

export interface Trial {
  readonly kind: Kind;
  readonly head: 'play' | 'exhaust' | 'solstice';
}

/** Cards still to be had: nobody can hold a card twice. */
class Chest {
  private readonly taken = new Map<string, number>();

  /** Those of the list of which a copy is left. */
  all(ids: readonly string[]): string[] {
    return ids.filter((id) => this.take(id));
  }

  first(ids: readonly string[]): string {
    return ids.find((id) => this.take(id)) as string;
  }

  private take(id: string): boolean {
    const before = this.taken.get(id) ?? 0;
    const { record, side } = KINDS.find((kind) => kind.id === id) as Kind;
    if (before >= (side === null ? record.count : 1)) return false;
    this.taken.set(id, before + 1);
    return true;
  }
}

export function provingGround({ kind, head }: Trial): Given {
  const nation = nationOf(kind);
  const chest = new Chest();
  const lies = kind.start === 'power' || kind.start === 'inPlay';
  const self = lies ? [] : chest.all([kind.id]);
  const { side = {}, alsoInPlay = [], beneath = [] } = WISHES[kind.id] ?? {};
  const acceded = kind.start === 'accession';
  const nationSwitches = NATIONS[kind.nation];
  const named = [...namedIn(kind, 'inPlay'), ...familiesMoved(kind, 'play')].filter(isPinned);
  const you: Side = {
    nation,
    power: kind.side === 'A' ? 'A' : 'B',
    empire:
      nationSwitches?.startsAsEmpire === true ||
      kind.record.state === 'empire' ||
      (acceded && nationSwitches?.bottom === 'accession'),
    ...(acceded ? { acceded } : {}),
    m: 9,
    p: 9,
    g: 9,
    play: [
      ...(head === 'play' ? [] : self),
      ...chest.all(named),
      ...chest.all(alsoInPlay),
      ...chest.all(['c-oasis', 'c-forest', 'l-lakes', 'l-island', 'l-peninsula', 'l-city', 'l-metropolis']),
    ],
    history: hasHistory(kind) ? chest.all([...namedIn(kind, 'inHistory'), 'l-leadership']) : [],
    hand: [...(head === 'play' ? self : []), ...chest.all(HAND)],
    discard: chest.all([...familiesMoved(kind, 'discard'), ...DISCARD]),
    deck: chest.all([...familiesMoved(kind, 'find'), ...DECK]),
    garrison: {
      ...(beneath.length > 0 && head !== 'play' ? { [kind.id]: chest.all(beneath) } : {}),
      'l-peninsula': chest.all(garrisonFor(kind)),
    },
    ...(nation === 'arthurians' && kind.start !== 'inPlay'
      ? { quest: chest.first(['arthurians-lawnslot-llyn', 'arthurians-excalibur']) }
      : {}),
    ...(kind.start === 'inPlay' && kind.side !== null ? { journey: kind.id } : {}),
    ...side,
  };
  if (kind.id === 'l-peninsula' && head === 'play') Reflect.set(you, 'garrison', {});
  const others = OPPONENTS.map((names, index): Side => {
    const of = names.find((name) => name !== nation) as string;
    return {
      nation: of,
      m: 5,
      p: 5,
      g: 5,
      empire: true,
      acceded: true,
      hand: [`${of}-advance`, `${of}-conquer`, `${of}-unrest`],
      play: chest.all([['l-moor', 'l-grassland'][index] as string, 'c-city']),
    };
  });
  return {
    box: 'classics',
    you,
    others,
    market: [
      `${chest.first(['c-armenians', 'c-hittites'])} 2m`,
      chest.first(['c-shrine', 'c-town']),
      `${chest.first(['c-coinage', 'c-pharmacy'])} 1p`,
      chest.first(['l-code-of-laws', 'l-monument']),
      chest.first(['c-steppe', 'c-marsh']),
    ],
    exile: [
      chest.first(['c-woodland', 'c-cape']),
      chest.first(['l-etruscans', 'l-celts']),
      chest.first(['l-eminent', 'l-proud']),
    ],
    fameDeck: chest.all(['c-marvellous', 'c-notorious', 'c-praiseworthy', 'c-great']),
    unrestPile: 9,
  };
}

const HAND = [
  'c-jade-mask',
  'l-jade-mask',
  'olmecs-stone-mask-nation',
  'c-lost-scroll',
  'c-unrest',
  'arthurians-cai',
  'l-amphitheatre',
  'c-unrest',
];
const DISCARD = [
  'c-hills',
  'c-corruption',
  'l-unrest',
  'l-unrest',
  'olmecs-stone-mask-nation',
  'olmecs-stone-mask',
  'utopians-sacred-scroll',
  'arthurians-gwalchmei',
  'c-agriculture',
];
const DECK = ['c-elders', 'c-river', 'c-gambling', 'c-temple', 'l-elders', 'l-lowlands', 'l-diplomacy', 'c-exports'];

/** Has the nation of the card a history? */
export const hasHistory = (kind: Kind): boolean =>
  kind.nation < 0 || (NATIONS[kind.nation] as Nation).agePile === 'history';

const isPinned = (id: string): boolean => KINDS.find((kind) => kind.id === id)?.record.pinned === true;

/** Named cards that the words move out of a place: `1 @excalibur from discard`. */
function familiesMoved(kind: Kind, zone: string): string[] {
  const sources = (kind.side === null ? kind.record.effect : kind.record.sides?.[kind.side].effect) ?? [];
  const patterns: { readonly [zone: string]: RegExp } = {
    play: /(?:abandon|recall)\((?:1 )?@([a-z0-9-]+)[)/]|1 @([a-z0-9-]+) from play/g,
    discard: /@([a-z0-9-]+) from discard/g,
    find: /find\(@([a-z0-9-]+)/g,
  };
  const pattern = patterns[zone] as RegExp;
  const found = sources.flatMap((source) => [...source.matchAll(pattern)]);
  return [...new Set(found.map((match) => ofFamily((match[1] ?? match[2]) as string, kind)))];
}

function garrisonFor(kind: Kind): string[] {
  const knights = ['arthurians-bedwyr', 'arthurians-peredur', 'arthurians-king-arthur'].filter((id) => id !== kind.id);
  return kind.id === 'arthurians-morigena' ? [...knights, 'arthurians-myrddin-wyllt'] : knights;
}

/** Accepts everything, takes the first of what there is, answers nothing, and pays in kind. */
export function accommodating({ prompt, options }: Decision): Option {
  switch (prompt) {
    case 'reaction.card':
    case 'protection.card':
      return 'pass';
    case 'pay.amount':
      return options[options.length - 1] as Option;
    case 'protection.toll':
      return 'pay';
    default:
      return options.find((option) => !['decline', 'done'].includes(String(option))) ?? (options[0] as Option);
  }
}

/** What was told, in the words of the reference. */
export function deedsIn(events: readonly Event[], head: Trial['head']): Deed[] {
  const own = head === 'play' ? events.find(({ type }) => type === 'played') : undefined;
  return events.flatMap((event): Deed[] => {
    switch (event.type) {
      case 'gained':
        return [{ did: 'gain', seat: event.seat, n: event.n, token: event.token }];
      case 'paid':
        return event.n === 0 ? [] : [{ did: 'pay', seat: event.seat, n: event.n, token: event.resource }];
      case 'actions-spent':
        return [{ did: 'spend', seat: event.seat, n: event.n }];
      case 'stolen':
        return [{ did: 'steal', seat: event.from, n: event.n, token: event.resource }];
      case 'drew':
        return [{ did: 'draw', seat: event.seat, n: event.n }];
      case 'unrest-taken':
        return [{ did: 'takeUnrest', seat: event.seat }];
      case 'moved':
      case 'moved-unseen':
        return [{ did: event.move, seat: event.seat }];
      case 'gave':
        return [{ did: 'give', seat: event.receiver }];
      case 'acquired':
      case 'acquired-exiled':
        return [{ did: 'acquire', seat: event.seat }];
      case 'played':
        return event === own ? [] : [{ did: 'play', seat: event.seat }];
      default: {
        const did = TOLD[event.type];
        return did === undefined ? [] : [{ did, seat: 'seat' in event ? event.seat : 0 }];
      }
    }
  });
}

const TOLD: { readonly [type in Event['type']]?: string } = {
  'took-fame': 'takeFame',
  garrisoned: 'garrison',
  stationed: 'station',
  'broke-through': 'breakThrough',
  'broke-through-blind': 'breakThrough',
  'broke-through-exiled': 'breakThrough',
  looked: 'look',
  'shuffled-nation': 'shuffle',
  'nation-to-bottom': 'toBottom',
  'swapped-with-nation': 'swapWithNation',
  found: 'find',
  revealed: 'reveal',
  'exhaust-returned': 'returnExhaust',
  'tokens-put': 'put',
  treated: 'treat',
  journey: 'flip',
  developed: 'develop',
  swapped: 'swapExile',
  'nation-card': 'gainNation',
  declared: 'declareType',
  'scoring-triggered': 'triggerEnd',
  'attack-avoided': 'avoidAttack',
};

/** What can be counted on the proving ground, from the tables of the boxes rather than by the rules. */
export function groundOf(position: Position, { kind }: Trial): Ground {
  const play = position.area().map((id) => KINDS.find((one) => one.id === id) as Kind);
  const symbols = (...wanted: string[]): number =>
    play.reduce((sum, { record }) => sum + record.symbols.filter((symbol) => wanted.includes(symbol)).length, 0);
  const having = (fits: (one: Kind) => boolean): number => play.filter(fits).length;
  const hand = position.hand().split(' ');
  return {
    seats: position.state.seats,
    empire: position.player().empire,
    counts: {
      'production in play': symbols('production'),
      'grain in play': symbols('grain'),
      'water in play': symbols('water'),
      'region in play':
        having(({ record }) => record.types.includes('region')) + having(({ id }) => id === 'mauryans-uttarapatha'),
      'city/metropolis in play': having(({ record }) =>
        record.subtypes.some((one) => one === 'city' || one === 'metropolis'),
      ),
      'knight in garrison': position.player().garrison.length,
      'any unrest': hand.filter((id) => id.includes('unrest')).length,
      'all attack from hand/deck/discard': 1,
      'all from here': 0,
    },
    holds: (condition) => !['it is attack', 'it is declared', 'it is !production', 'it is mask'].includes(condition),
    history: hasHistory(kind),
    tokens: {
      materials: position.player().materials,
      population: position.player().population,
      progress: position.player().progress,
    },
  };
}
