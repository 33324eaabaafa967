import { has, kindOf, POWER, REGION } from '../content/catalogue.ts';
import { type Card, FACE_DOWN, NONE } from '../pieces.ts';
import type { Player, State } from '../state.ts';
import { typesOf } from './face/header.ts';

/** What lies before a player, sorted for the eye. */
export interface InPlay {
  readonly power: Card;
  /** The journey of the Utopians, or NONE. */
  readonly journey: Card;
  /** Regions first, then the rest, each in the order of play. */
  readonly others: readonly Card[];
}

export function inPlay({ play }: Player): InPlay {
  const power = play.find((card) => has(card, POWER)) ?? NONE;
  const journey = play.find((card) => typesOf(kindOf(card))[0] === 'journey') ?? NONE;
  const rest = play.filter((card) => card !== power && card !== journey);
  return {
    power,
    journey,
    others: [...rest.filter((card) => has(card, REGION)), ...rest.filter((card) => !has(card, REGION))],
  };
}

/** Cards that are asked for and lie where only their number is shown: they are fanned out. */
export interface Fanned {
  readonly place: 'exile' | 'discard' | 'history' | 'garrison' | 'looked' | 'development' | 'deck' | 'play';
  readonly cards: readonly Card[];
}

/** `folded`: the rivals' panels are out of sight, so that their cards are fanned out as well. */
export function fannedCards(state: State, near: Player, asked: ReadonlySet<Card>, folded: boolean): readonly Fanned[] {
  if (asked.size === 0) return [];
  const others = [
    ...state.players.flatMap((player) => (player === near ? [] : player.play)),
    ...(state.rival?.play ?? []),
  ];
  const shown = new Set<Card>([
    ...state.market,
    state.king,
    ...near.hand,
    ...near.play,
    near.quest,
    ...(folded ? [] : others),
  ]);
  for (const [at, card] of near.garrison.entries())
    if (near.hosts.filter((host) => host === near.hosts[at]).length === 1) shown.add(card);
  const looked = state.running.flatMap((running) => running.looked);
  const places: readonly (readonly [Fanned['place'], readonly Card[]])[] = [
    ['looked', looked],
    ['exile', state.exile],
    ['discard', near.discard],
    ['history', near.history],
    ['garrison', near.garrison],
    ['development', near.development],
    ['play', others],
  ];
  const found: Fanned[] = [];
  const told = new Set<Card>(shown);
  for (const [place, pile] of places) {
    const cards = pile.filter((card) => card !== FACE_DOWN && asked.has(card) && !told.has(card));
    for (const card of cards) told.add(card);
    if (cards.length > 0) found.push({ place, cards });
  }
  const rest = [...asked].filter((card) => !told.has(card));
  return rest.length === 0 ? found : [...found, { place: 'deck', cards: rest }];
}
