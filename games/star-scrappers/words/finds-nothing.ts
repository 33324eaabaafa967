import { kindOf, LEVEL } from '../content/catalogue.ts';
import type { Effect } from '../content/effects.ts';
import type { Mercenary } from '../pieces.ts';
import { cardsInDocks, crystalsInMine, hasCost, hasRoom } from '../rules/moves.ts';
import { crystalColour } from '../rules/terms.ts';
import { activePlayer, type State } from '../state.ts';

/** Would the skill be used for nothing (SS-11.2)? It may be all the same; only it should be said. */
export function findsNothing(view: State, card: Mercenary): boolean {
  const { lasting, effects } = kindOf(card).skill;
  return lasting === null && effects.length > 0 && effects.every((effect) => isFruitless(view, effect));
}

function isFruitless(view: State, effect: Effect): boolean {
  switch (effect.does) {
    case 'take-crystal': {
      const { cost, colour } = effect.crystals;
      if (cost === 'same' || colour === 'best') return false;
      const fits = crystalsInMine(
        view,
        (crystal) => hasCost(crystal, cost) && (colour === null || crystalColour(view, crystal) === colour),
      );
      return fits.length === 0;
    }
    case 'take-from-docks': {
      const { level, sum } = effect;
      const fits = cardsInDocks(view, (card) => {
        const own = LEVEL[card] as number;
        return (level === null || own === level) && (sum === null || own <= sum);
      });
      return !hasRoom(activePlayer(view)) || fits.length === 0;
    }
    default:
      return false;
  }
}
