import { say, type Text } from '@stolik/engine';
import { factionKind } from '../content/catalogue.ts';
import type { OrderEffect } from '../content/effects.ts';
import { type Faction, filled, NONE } from '../pieces.ts';
import type { Player } from '../state.ts';
import { orderText } from '../words/effects.ts';

/** Short words of the board. */

/** What an order does, short enough for its card: "draw 4 cards, discard 3". */
export const orderGist = (effects: readonly OrderEffect[]): Text =>
  effects.map((effect) => orderText('gist', effect)).reduce((first, then) => say('gist-both', { first, then }));

/** "Gul, smugglers"; null before factions are chosen. */
export function factionFact({ faction }: Player): Text | null {
  return faction === NONE ? null : factionText(filled(faction));
}

export function factionText(faction: Faction): Text {
  const { id } = factionKind(faction);
  return say('board-faction', { name: say(`${id}-short`), title: say(`${id}-title`) });
}
