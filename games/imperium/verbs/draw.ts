import { say } from '@stolik/engine';
import { nodeAt } from '../content/cards.ts';
import type { Countable, Quantity } from '../content/language.ts';
import { readCountable, readQuantity } from '../content/read-terms.ts';
import { countOf } from '../rules/count.ts';
import { beginDrawing, DRAW_OR_NOT, type Drawing, drawNext, mostOf, tellDrawn } from '../rules/draw.ts';
import { reshuffle } from '../rules/reshuffle.ts';
import { aboutSelf, answered, byActor } from '../rules/running.ts';
import { mill } from '../rules/solo/deck.ts';
import { rivalSuffers } from '../rules/solo/suffers.ts';
import { call, choose, loop, run, script, when } from '../rules/steps.ts';
import { playerAt, top } from '../state.ts';
import { countableText } from '../words/filters.ts';
import { ALWAYS, ANYWHERE, by, knownAs, NO_LEAD, NO_PARTS, NOT_FOR_RIVAL, type Verb } from './verb.ts';

/** IM-11.6: `draw(n)`, `draw(upTo n)`: one by one, reshuffling as needed. */
export interface Draw {
  readonly op: 'draw';
  readonly quantity: Quantity;
  readonly per: Countable | null;
}

const drawing = script<Drawing>('draw', [
  run((s, local) => {
    const { quantity, per } = nodeAt<'draw'>(local.node);
    const { actor, self } = top(s);
    const n = mostOf(quantity);
    local.left = per === null ? n : n * countOf(s, actor, per, self);
    local.more = 'draw';
    beginDrawing(s);
  }),
  loop(
    (_, { left }) => left > 0,
    [
      when(
        (_, { node }) => nodeAt<'draw'>(node).quantity.kind === 'upTo',
        [choose('more', () => DRAW_OR_NOT, { ...byActor, about: aboutSelf })],
      ),
      when(
        (s, { more }) => more === 'draw' && playerAt(s, top(s).actor).deck.length === 0,
        [call(reshuffle, (s) => ({ seat: top(s).actor, card: null }))],
      ),
      run(drawNext),
      answered(),
    ],
  ),
  run((s, _, dealer) => tellDrawn(top(s).actor, top(s).last, dealer)),
]);

export const draw: Verb<Draw> = {
  reads: {
    draw: (reader, library) =>
      reader.inBrackets(() => {
        const quantity = readQuantity(reader);
        return { op: 'draw', quantity, per: reader.took('per') ? readCountable(reader, library) : null };
      }),
  },
  parts: NO_PARTS,
  stands: ANYWHERE,
  can: {
    ...ALWAYS,
    change: (s, _, seat) => {
      const { deck, discard, nationDeck, development } = playerAt(s, seat);
      return deck.length + discard.length + nationDeck.length + development.length > 0;
    },
  },
  lead: NO_LEAD,
  does: by(drawing),
  says: {
    text: ({ quantity, per }, { mood, who }) =>
      say('do-draw', {
        mood,
        n: mostOf(quantity),
        most: quantity.kind === 'upTo' ? 'up-to' : 'exactly',
        per: per === null ? 'none' : countableText(per, who),
      }),
    gender: () => 'feminine',
    isPlain: () => true,
  },
  rival: {
    ...NOT_FOR_RIVAL,
    suffers: (s, { quantity }, dealer) => mill(s, mostOf(quantity), dealer),
    accepts: rivalSuffers,
  },
  shows: knownAs('draw'),
};
