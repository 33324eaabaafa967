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
import {
  type Crystal,
  colourName,
  costOfFaceDown,
  FIRST_ARTIFACT,
  isArtifact,
  isCrystal,
  isFaceDownCrystal,
  isHalf,
  isMercenary,
} from '../pieces.ts';

/** What a piece is called; of a face-down one, what can be seen of it. */
export function nameOf(piece: number): Text {
  if (isMercenary(piece)) return kindName(kindOf(piece));
  if (isCrystal(piece)) return crystalName(piece);
  if (isArtifact(piece)) return say(defined(artifactsFile.items[piece - FIRST_ARTIFACT]).id);
  if (isHalf(piece)) return say(`half-${halfKind(piece).id}`);
  return isFaceDownCrystal(piece) ? say('face-down-crystal', { cost: costOfFaceDown(piece) }) : say('face-down-card');
}

export const kindName = ({ id }: MercenaryKind): Text => say(`mercenary-${id}`);

/** "Purple Crystal 6 (with symbol, unstable, 6 VP)" */
const crystalName = (crystal: Crystal): Text =>
  say('crystal', {
    colour: colourName(colourOf(crystal)),
    cost: costOf(crystal),
    vp: vpOf(crystal),
    mark: markOf(crystal),
  });

/** What a crystal shows beside its cost and points. */
export const markOf = (crystal: Crystal): string =>
  HAS_SYMBOL[crystal] ? (UNSTABLE[crystal] ? 'both' : 'symbol') : UNSTABLE[crystal] ? 'unstable' : 'none';
