import { say, type Text, type TextArg } from '@stolik/engine';
import {
  COLOUR,
  COST,
  HAS_SYMBOL,
  type HalfKind,
  halfKind,
  halvesOf,
  kindOf,
  UNSTABLE,
  VP,
} from '../content/catalogue.ts';
import { timingsOf } from '../content/timing.ts';
import {
  type Artifact,
  type Colour,
  type Crystal,
  isArtifact,
  isCrystal,
  isHalf,
  isMercenary,
  type Mercenary,
} from '../pieces.ts';
import { halfTexts, skillTexts } from './effects.ts';
import { colourText, factionText, inSentences } from './phrases.ts';

/** What a piece is and does, line by line. Face-down pieces keep silent. */
export function explain(piece: number): Text[] {
  if (isMercenary(piece)) return explainMercenary(piece);
  if (isCrystal(piece)) return explainCrystal(piece);
  if (isArtifact(piece)) return explainArtifact(piece);
  if (isHalf(piece)) return explainHalf(halfKind(piece));
  return [];
}

function explainMercenary(card: Mercenary): Text[] {
  const { level, colour, skill, rule } = kindOf(card);
  return [
    say('about-mercenary', { level, faction: factionText(colour), colour: colourText(colour) }),
    ...skillTexts(skill),
    say('about-timing', { timing: { all: timingsOf(skill).map((timing): TextArg => say(`timing-${timing}`)) }, rule }),
  ];
}

function explainCrystal(crystal: Crystal): Text[] {
  const colour = COLOUR[crystal] as Colour;
  const lines = [
    say('about-crystal', { cost: COST[crystal] as number, vp: VP[crystal] as number, colour: colourText(colour) }),
  ];
  if (HAS_SYMBOL[crystal]) lines.push(say('about-symbol', { faction: factionText(colour, 'gen') }));
  if (UNSTABLE[crystal]) lines.push(say('about-unstable'));
  return lines;
}

function explainArtifact(artifact: Artifact): Text[] {
  const halves = halvesOf(artifact).map((half) => {
    const { side, power, rule } = halfKind(half);
    return say(`about-${side}`, { half: { piece: half }, does: inSentences(halfTexts(power, 'small')), rule });
  });
  return [say('about-artifact', { cost: COST[artifact] as number }), ...halves];
}

const explainHalf = ({ side, power, rule }: HalfKind): Text[] => [
  ...halfTexts(power),
  say('about-half', { side, rule }),
];
