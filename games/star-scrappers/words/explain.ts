import { say, type Text, type TextArg } from '@stolik/engine';
import { inSentences } from '@stolik/engine/phrases';
import {
  colourOf,
  costOf,
  HAS_SYMBOL,
  type HalfKind,
  halfKind,
  halvesOf,
  kindOf,
  UNSTABLE,
  vpOf,
} from '../content/catalogue.ts';
import { timingsOf } from '../content/timing.ts';
import { type Artifact, byKind, type Crystal, type Mercenary } from '../pieces.ts';
import { halfTexts, skillTexts } from './effects.ts';
import { colourText, factionText } from './phrases.ts';

/** What a piece is and does, line by line. Face-down pieces keep silent. */
export const explain = byKind<readonly Text[]>(
  {
    mercenary: explainMercenary,
    crystal: explainCrystal,
    artifact: explainArtifact,
    half: (half) => explainHalf(halfKind(half)),
  },
  () => [],
);

function explainMercenary(card: Mercenary): Text[] {
  const { level, colour, skill, rule } = kindOf(card);
  return [
    say('about-mercenary', { level, faction: factionText(colour), colour: colourText(colour) }),
    ...skillTexts(skill),
    say('about-timing', { timing: { all: timingsOf(skill).map((timing): TextArg => say(`timing-${timing}`)) }, rule }),
  ];
}

function explainCrystal(crystal: Crystal): Text[] {
  const colour = colourOf(crystal);
  const lines = [say('about-crystal', { cost: costOf(crystal), vp: vpOf(crystal), colour: colourText(colour) })];
  if (HAS_SYMBOL[crystal]) lines.push(say('about-symbol', { faction: factionText(colour, 'gen') }));
  if (UNSTABLE[crystal]) lines.push(say('about-unstable'));
  return lines;
}

function explainArtifact(artifact: Artifact): Text[] {
  const halves = halvesOf(artifact).map((half) => {
    const { side, power, rule } = halfKind(half);
    return say(`about-${side}`, { half: { piece: half }, does: inSentences(halfTexts(power, 'small')), rule });
  });
  return [say('about-artifact', { cost: costOf(artifact) }), ...halves];
}

const explainHalf = ({ side, power, rule }: HalfKind): Text[] => [
  ...halfTexts(power),
  say('about-half', { side, rule }),
];
