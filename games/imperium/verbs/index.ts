import type { Script } from '@stolik/engine';
import { abandon } from './abandon.ts';
import { acquire } from './acquire.ts';
import { avoidAttack } from './avoid-attack.ts';
import { breakThrough } from './break-through.ts';
import { choose } from './choose.ts';
import { copyExhaust } from './copy-exhaust.ts';
import { cost } from './cost.ts';
import { declareType } from './declare-type.ts';
import { develop } from './develop.ts';
import { discard } from './discard.ts';
import { double } from './double.ts';
import { draw } from './draw.ts';
import { drawIfAble } from './draw-if-able.ts';
import { each } from './each.ts';
import { exile } from './exile.ts';
import { find } from './find.ts';
import { first } from './first.ts';
import { flip } from './flip.ts';
import { gain } from './gain.ts';
import { gainNation } from './gain-nation.ts';
import { garrison } from './garrison.ts';
import { give } from './give.ts';
import { history } from './history.ts';
import { conditional } from './if.ts';
import { ignoreIcon } from './ignore-icon.ts';
import { look } from './look.ts';
import { lookMore } from './look-more.ts';
import { may } from './may.ts';
import { mill } from './mill.ts';
import { pay } from './pay.ts';
import { pin } from './pin.ts';
import { play } from './play.ts';
import { put } from './put.ts';
import { putIntoPlay } from './put-into-play.ts';
import { recall } from './recall.ts';
import { reduceDiscard } from './reduce-discard.ts';
import { repeat } from './repeat.ts';
import { replaceWith } from './replace-with.ts';
import { resolvePlayEffect } from './resolve-play-effect.ts';
import { returnExhaust } from './return-exhaust.ts';
import { returnUnrest } from './return-unrest.ts';
import { reveal } from './reveal.ts';
import { seq } from './seq.ts';
import { shuffle } from './shuffle.ts';
import { sink } from './sink.ts';
import { spend } from './spend.ts';
import { station } from './station.ts';
import { steal } from './steal.ts';
import { swapExile } from './swap-exile.ts';
import { swapWithNation } from './swap-with-nation.ts';
import { take } from './take.ts';
import { takeTokens } from './take-tokens.ts';
import { takeTopFame } from './take-top-fame.ts';
import { takeUnrest } from './take-unrest.ts';
import { toBottom } from './to-bottom.ts';
import { toDeckTop } from './to-deck-top.ts';
import { toDiscard } from './to-discard.ts';
import { tollAttack } from './toll-attack.ts';
import { treat } from './treat.ts';
import { triggerEnd } from './trigger-end.ts';

/** The table of all verbs of the card language: one line each. Where two begin with the same word the one that is asked first stands first. */

export const MOVE_VERBS = {
  take,
  discard,
  toDiscard,
  toDeckTop,
  history,
  exile,
  abandon,
  recall,
  sink,
  returnUnrest,
  garrison,
};

export const VERBS = {
  seq,
  cost,
  choose,
  first,
  may,
  if: conditional,
  each,
  repeat,
  gain,
  pay,
  spend,
  tollAttack,
  steal,
  draw,
  drawIfAble,
  takeUnrest,
  station,
  ...MOVE_VERBS,
  acquire,
  avoidAttack,
  breakThrough,
  copyExhaust,
  declareType,
  develop,
  double,
  find,
  flip,
  gainNation,
  give,
  ignoreIcon,
  lookMore,
  look,
  mill,
  pin,
  play,
  putIntoPlay,
  put,
  reduceDiscard,
  replaceWith,
  resolvePlayEffect,
  returnExhaust,
  reveal,
  shuffle,
  swapExile,
  swapWithNation,
  takeTokens,
  takeTopFame,
  toBottom,
  treat,
  triggerEnd,
};

// Its keys are its own, which the type of `Object.keys` cannot say.
export const MOVES = Object.keys(MOVE_VERBS) as (keyof typeof MOVE_VERBS)[];

export const verbScripts: readonly Script[] = [
  ...new Set(Object.values(VERBS).flatMap(({ does }): readonly Script[] => does.scripts)),
];
