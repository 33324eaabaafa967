import { defined, say, type Text } from '@stolik/engine';
import artifactsFile from '../content/artifacts.json' with { type: 'json' };
import {
  colourOf,
  costOf,
  HAS_SYMBOL,
  halfKind,
  kindOf,
  type MercenaryKind,
  UNSTABLE,
  vpOf,
} from '../content/catalogue.ts';
import { byKind, type Crystal, colourName, costOfFaceDown, FIRST, isFaceDownCrystal } from '../pieces.ts';

/** What a piece is called; of a face-down one, what can be seen of it. */
export const nameOf = byKind(
  {
    mercenary: (card) => kindName(kindOf(card)),
    crystal: crystalName,
    artifact: (artifact) => say(defined(artifactsFile.items[artifact - FIRST.artifact]).id),
    half: (half) => say(`half-${halfKind(half).id}`),
  },
  (piece) =>
    isFaceDownCrystal(piece) ? say('face-down-crystal', { cost: costOfFaceDown(piece) }) : say('face-down-card'),
);

export const kindName = ({ id }: MercenaryKind): Text => say(`mercenary-${id}`);

/** "Purple Crystal 6 (with symbol, unstable, 6 VP)" */
function crystalName(crystal: Crystal): Text {
  return say('crystal', {
    colour: colourName(colourOf(crystal)),
    cost: costOf(crystal),
    vp: vpOf(crystal),
    mark: markOf(crystal),
  });
}

/** What a crystal shows beside its cost and points. */
export const markOf = (crystal: Crystal): string =>
  HAS_SYMBOL[crystal] ? (UNSTABLE[crystal] ? 'both' : 'symbol') : UNSTABLE[crystal] ? 'unstable' : 'none';
