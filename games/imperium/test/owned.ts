import { KINDS, type Kind } from '../content/catalogue.ts';
import { NATIONS, type Nation } from '../content/nations.ts';
import type { Side } from './position.ts';

/** A player of the card's own nation who has the card in play, or lies under its power. */
export function owning(kind: Kind, more: Side = {}): Side {
  const nation = kind.nation < 0 ? 'romans' : (NATIONS[kind.nation] as Nation).id;
  const lies = kind.start === 'power' || kind.start === 'inPlay';
  return {
    nation,
    ...(kind.start === 'power' ? { power: kind.side as 'A' | 'B' } : {}),
    ...(kind.start === 'inPlay' && kind.side !== null ? { journey: kind.id } : {}),
    hand: [],
    ...more,
    play: [...(lies ? [] : [kind.id]), ...(more.play ?? [])],
  };
}

export const sourcesOf = (kind: Kind): readonly string[] =>
  (kind.side === null ? kind.record.effect : kind.record.sides?.[kind.side].effect) ?? [];

/** Every ability of some sort, with the cards that have it. */
export function abilitiesLike(pattern: RegExp): readonly (readonly [ability: string, kind: Kind])[] {
  return KINDS.flatMap((kind) =>
    sourcesOf(kind).flatMap((source) => (pattern.test(source) ? [[source, kind] as const] : [])),
  );
}
