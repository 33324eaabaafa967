import type { Seat, Text } from '@stolik/engine';
import { why } from '@stolik/engine/phrases';
import { tileColour } from '../content/catalogue.ts';
import { type Cell, type Explorer, filled, is, kindOfCell, type Tile } from '../pieces.ts';
import { hasGuard } from '../rules/crew.ts';
import { activePlayer, playerAt, type State, whereIs } from '../state.ts';
import { colourText } from './phrases.ts';

/** What is said of things one owns when nothing about the action itself stands in their way. */

export function notOfOnesOwn(view: State, seat: Seat, prompt: string, target: number): Text | null {
  return notOwned(view, seat, prompt, target) ?? (prompt === 'imagine.action' ? why('imagined') : null);
}

function notOwned(view: State, seat: Seat, prompt: string, target: number): Text | null {
  const { hand, hold, hatch } = playerAt(view, seat);
  if (is.faction(target)) return why('faction');
  if (is.explorer(target)) return notFromHere(view, prompt, target);
  if (is.tile(target) && [...hold, ...hatch].includes(target)) return notGiven(view, prompt, target);
  if (is.cell(target)) return notGuarded(view, prompt, target);
  return prompt === 'mulligan.card' && hand.some((card) => card === target) ? why('few-alike') : null;
}

/** Explorers move with Travel; other questions are about what lies or happens where they stand. */
const notFromHere = (view: State, prompt: string, explorer: Explorer): Text | null => {
  if (prompt === 'third.to') return why('third');
  if (prompt === 'pilot.explorer' || prompt === 'travel.explorer') return null;
  return why('explorer', { at: { piece: whereIs(view, explorer) } });
};

/** A tile of the hold or the hatch: it is sold or delivered, and only then asked for (EE-7.10, EE-7.11). */
function notGiven(view: State, prompt: string, tile: Tile): Text | null {
  const colour = tileColour(tile);
  switch (prompt) {
    case 'action.action':
    case 'imagine.action':
      return why('stored');
    case 'sell.tile':
      return colour === view.turn.region
        ? why('given-up')
        : why('other-colour', { colour: colourText(filled(view.turn.region), 'pl') });
    case 'smuggle.tile':
      return why('colour-spent');
    case 'deal.tile':
      return why('one-way');
    default:
      return null;
  }
}

/** EE-7.7, EE-7.8: a cell of the gallery. */
function notGuarded(view: State, prompt: string, cell: Cell): Text | null {
  const guarded = hasGuard(activePlayer(view), kindOfCell(cell));
  switch (prompt) {
    case 'sample.guard':
      return guarded ? why('guard-stays') : why('other-sample');
    case 'crew.guard':
      return guarded ? null : why('no-guard');
    case 'collection.cell':
      return guarded ? why('guarded') : why('cell-value');
    default:
      return null;
  }
}
