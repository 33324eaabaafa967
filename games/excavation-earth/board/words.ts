import { say, type Text } from '@stolik/engine';
import { factionKind } from '../content/catalogue.ts';
import type { OrderEffect } from '../content/effects.ts';
import { type Faction, NONE } from '../pieces.ts';
import type { Player } from '../state.ts';

/** Short words of the board. */

/** What an order does, short enough for its card: "draw 4 cards, discard 3". */
export const orderGist = (effects: readonly OrderEffect[]): Text =>
  effects.map(effectGist).reduce((first, then) => say('gist-both', { first, then }));

function effectGist(effect: OrderEffect): Text {
  const key = `gist-${effect.does}`;
  switch (effect.does) {
    case 'draw':
    case 'discard':
      return say(key, { cards: effect.cards });
    case 'gain':
      return say(key, { credits: effect.credits });
    case 'extra-action':
      return say(key);
    case 'deal':
    case 'place-traders':
      return say(key, { most: effect.most });
    case 'dig':
      return say(key, { most: effect.most, colours: effect.distinct ? 'distinct' : 'any' });
    case 'bribe':
      return say(key, { points: effect.points });
    case 'add-buyers':
      return say(key, { most: effect.most, which: effect.special ? 'any' : 'coloured' });
    case 'travel':
      return say(key, { fuel: effect.fuel });
    case 'relocate':
      return say(key, { explorers: effect.explorers });
    case 'place-guard':
      return say(key, { value: effect.value ?? 'any' });
  }
}

/** "Gul, smugglers"; null before factions are chosen. */
export function factionFact({ faction }: Player): Text | null {
  if (faction === NONE) return null;
  const { id } = factionKind(faction as Faction);
  return say('board-faction', { name: say(`${id}-short`), title: say(`${id}-title`) });
}
