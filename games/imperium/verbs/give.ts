import { given, type Seat, say, type Text } from '@stolik/engine';
import { nodeAt } from '../content/cards.ts';
import type { Node, Selector } from '../content/language.ts';
import { readLabelled } from '../content/read-operations.ts';
import { readSelector } from '../content/read-terms.ts';
import type { Card } from '../pieces.ts';
import { fits } from '../rules/filters.ts';
import { lift, publish, toHand } from '../rules/moves.ts';
import { aboutSelf, byActor, type Doing, perform, reaches, seatAfter } from '../rules/running.ts';
import { rivalReceives } from '../rules/solo/suffers.ts';
import { choose, type GameDealer, loop, run, script, when } from '../rules/steps.ts';
import { playerAt, type State, top } from '../state.ts';
import { effectText, type Mood } from '../words/effects.ts';
import { filterText, genderOf } from '../words/filters.ts';
import { ALWAYS, by, knownAs, NO_LEAD, NOT_FOR_RIVAL, searching, type Verb } from './verb.ts';

/** IM-11.22: the owner picks a card for each receiver in turn order; it is shown and goes to the receiver's hand. */
export interface Give {
  readonly op: 'give';
  readonly selector: Selector;
  readonly after: Node | null;
}

interface Giving extends Doing {
  next: number;
  total: number;
  receiver: Seat;
  card: Card | null;
}

function gifts(s: State, { node }: Giving): Card[] {
  const { selector } = nodeAt<'give'>(node);
  if (selector.from !== 'zones') return [];
  const player = playerAt(s, top(s).owner);
  return selector.zones.flatMap((zone) =>
    (zone === 'discard' ? player.discard : player.hand).filter((card) => fits(s, selector.filter, card)),
  );
}

const afterOf = ({ node }: Giving) => nodeAt<'give'>(node).after;

const giving = script<Giving>('give', [
  run((s, local) => {
    local.next = 1;
    top(s).last = 0;
  }),
  loop(
    (s, { next }) => next < s.seats,
    [
      run((s, local) => {
        local.receiver = seatAfter(s, local.next);
        local.next++;
        local.card = null;
      }),
      when(
        (s, { receiver }) => reaches(s, receiver),
        [
          choose('card', gifts, {
            ...byActor,
            about: (s, { receiver }) => ({ ...aboutSelf(s), receiver: { seat: receiver } }),
          }),
          when(
            (_, { card }) => card !== null,
            [
              run(giveOne),
              when((_, local) => afterOf(local) !== null, [perform((local) => given(afterOf(local)))]),
              run((s) => {
                top(s).actor = top(s).owner;
              }),
            ],
          ),
        ],
      ),
    ],
  ),
  when(
    (s) => s.rival !== null,
    [
      choose('card', gifts, { ...byActor, prompt: 'give.rival', about: aboutSelf }),
      run((s, local, dealer) => {
        if (local.card !== null) rivalReceives(s, local.card, afterOf(local), dealer);
      }),
    ],
  ),
]);

function giveOne(s: State, local: Giving, dealer: GameDealer): void {
  const running = top(s);
  const card = given(local.card);
  const { receiver } = local;
  lift(s, running.owner, card);
  toHand(s, receiver, card);
  publish(s, card);
  running.actor = receiver;
  running.it = card;
  running.last++;
  dealer.tell({ type: 'gave', seat: running.owner, receiver, card });
}

/** What the receivers do then; most often it depends on what they got. */
function textOf(after: Node | null, mood: Mood): Text {
  if (after === null) return say('do-give', { mood });
  return after.op === 'if' && after.cond.is === 'it' && after.otherwise === null
    ? say('do-give-after-if', { mood, what: filterText(after.cond.filter), after: effectText(after.then, 'does') })
    : say('do-give-after', { mood, after: effectText(after, 'does') });
}

export const give: Verb<Give> = {
  reads: {
    give: (reader, library) =>
      reader.inBrackets(() => {
        const selector = readSelector(reader, library, ['hand']);
        reader.expect('to');
        reader.expect('eachOther');
        return { op: 'give', selector, after: readLabelled('after', reader, library) };
      }),
  },
  parts: ({ after }) => (after === null ? [] : [after]),
  stands: searching('hand', 'discard'),
  can: ALWAYS,
  lead: NO_LEAD,
  does: by(giving),
  says: {
    text: ({ after }, { mood }) => textOf(after, mood),
    gender: ({ selector }) => (selector.from === 'zones' ? genderOf(selector.filter) : null),
    isPlain: () => true,
  },
  rival: NOT_FOR_RIVAL,
  shows: knownAs('give'),
};
