import { given, pieceIn, type Seat, say } from '@stolik/engine';
import { nodeAt } from '../content/cards.ts';
import type { NodeOf, Selector } from '../content/language.ts';
import { readSelector } from '../content/read-terms.ts';
import { type Card, NONE } from '../pieces.ts';
import { mayPlay } from '../rules/can.ts';
import { wasFreed } from '../rules/candidates.ts';
import { playCard } from '../rules/card-play.ts';
import { fits } from '../rules/filters.ts';
import { aboutSelf, byActor, type Doing, readyPick } from '../rules/running.ts';
import { call, choose, run, script, when } from '../rules/steps.ts';
import { playerAt, type State, top } from '../state.ts';
import { genderOf, selectorText } from '../words/filters.ts';
import { fromText } from '../words/moves.ts';
import { by, NO_PARTS, NO_SIGN, NOT_FOR_RIVAL, searching, type Verb } from './verb.ts';

/** An effect plays a card. */
export interface Play {
  readonly op: 'play';
  readonly selector: Selector;
  readonly how: 'free' | 'action';
  readonly ignoreState: boolean;
}

interface PlayingByEffect extends Doing {
  ready: Card;
  card: Card | null;
}

const playing = script<PlayingByEffect>('play-by-effect', [
  run((s, local) => {
    local.ready = pieceIn(readyPick(s) ?? NONE);
  }),
  choose('card', (s, { node, ready }) => (ready !== NONE ? [ready] : playable(s, top(s).actor, nodeAt<'play'>(node))), {
    ...byActor,
    about: aboutSelf,
  }),
  when(
    (_, { card }) => card !== null,
    [
      run((s, { card }) => {
        top(s).it = given(card);
        top(s).last = 1;
      }),
      call(playCard, (s, { node, card }) => ({
        card: given(card),
        seat: top(s).actor,
        how: nodeAt<'play'>(node).how,
        fromDiscard: false,
      })),
    ],
  ),
]);

/** Cards that an effect may play. */
function playable(s: State, seat: Seat, node: NodeOf<'play'>, except: Card = NONE): Card[] {
  const { selector, how, ignoreState } = node;
  if (how === 'action' && playerAt(s, seat).actions === 0) return [];
  const cards =
    selector.from === 'zones'
      ? selector.zones.flatMap((zone) =>
          (zone === 'discard' ? playerAt(s, seat).discard : playerAt(s, seat).hand).filter(
            (card) => card !== except && fits(s, selector.filter, card),
          ),
        )
      : selector.from === 'it' && s.running.length > 0 && playerAt(s, seat).hand.includes(top(s).it)
        ? [top(s).it]
        : [];
  return cards.filter((card) => (how === 'action' || !wasFreed(s, card)) && mayPlay(s, seat, card, ignoreState));
}

export const play: Verb<Play> = {
  reads: {
    play: (reader, library) =>
      reader.inBrackets(() => {
        const selector = readSelector(reader, library, ['hand']);
        reader.expect(',');
        const how = reader.oneOf(['free', 'action'], 'free or action');
        const ignoreState = reader.took(',');
        if (ignoreState) reader.expect('ignoreState');
        return { op: 'play', selector, how, ignoreState };
      }),
  },
  parts: NO_PARTS,
  stands: searching('hand', 'discard'),
  can: {
    begin: (s, node, seat, _, except) => playable(s, seat, node, except).length > 0,
    pay: () => true,
    beVain: () => false,
    change: (s, node, seat) => playable(s, seat, node).length > 0,
  },
  lead: {
    of: (node) => {
      const { selector } = node;
      return selector.from === 'zones' && selector.quantity.kind === 'exact' && selector.quantity.n === 1 ? node : null;
    },
    options: (s, seat, node) => playable(s, seat, node),
  },
  does: by(playing),
  says: {
    text: ({ selector, how, ignoreState }, { mood, who, it }) =>
      say('do-play', {
        mood,
        what: selectorText(selector, it.is),
        from: fromText(selector, ['hand'], who),
        how,
        icon: ignoreState ? 'ignored' : 'kept',
      }),
    gender: ({ selector }) => (selector.from === 'zones' ? genderOf(selector.filter) : null),
    isPlain: () => true,
  },
  rival: NOT_FOR_RIVAL,
  shows: NO_SIGN,
};
