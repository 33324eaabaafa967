import { say } from '@stolik/engine';
import { nodeAt } from '../content/cards.ts';
import type { Quantity } from '../content/language.ts';
import { readQuantity } from '../content/read-terms.ts';
import { beginDrawing, DRAW_OR_NOT, type Drawing, drawNext, mostOf, tellDrawn } from '../rules/draw.ts';
import { aboutSelf, answered, byActor } from '../rules/running.ts';
import { choose, loop, run, script, when } from '../rules/steps.ts';
import { playerAt, top } from '../state.ts';
import { ALWAYS, ANYWHERE, by, knownAs, NO_LEAD, NO_PARTS, NOT_FOR_RIVAL, type Verb } from './verb.ts';

/** IM-11.7: only what is in the deck now. */
export interface DrawIfAble {
  readonly op: 'drawIfAble';
  readonly quantity: Quantity;
}

const drawing = script<Drawing>('draw-if-able', [
  run((s, local) => {
    const { quantity } = nodeAt<'drawIfAble'>(local.node);
    local.left = Math.min(mostOf(quantity), playerAt(s, top(s).actor).deck.length);
    local.more = 'draw';
    beginDrawing(s);
  }),
  loop(
    (_, { left }) => left > 0,
    [
      when(
        (_, { node }) => nodeAt<'drawIfAble'>(node).quantity.kind === 'upTo',
        [choose('more', () => DRAW_OR_NOT, { ...byActor, about: aboutSelf })],
      ),
      run(drawNext),
      answered(),
    ],
  ),
  run((s, _, dealer) => tellDrawn(top(s).actor, top(s).last, dealer)),
]);

export const drawIfAble: Verb<DrawIfAble> = {
  reads: {
    drawIfAble: (reader) => ({ op: 'drawIfAble', quantity: reader.inBrackets(() => readQuantity(reader)) }),
  },
  parts: NO_PARTS,
  stands: ANYWHERE,
  can: { ...ALWAYS, change: (s, _, seat) => playerAt(s, seat).deck.length > 0 },
  lead: NO_LEAD,
  does: by(drawing),
  says: {
    text: ({ quantity }, { mood }) =>
      say('do-draw-if-able', {
        mood,
        n: mostOf(quantity),
        most: quantity.kind === 'upTo' ? 'up-to' : 'exactly',
      }),
    gender: () => 'feminine',
    isPlain: () => true,
  },
  rival: NOT_FOR_RIVAL,
  shows: knownAs('draw'),
};
