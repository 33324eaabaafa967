import { given, say } from '@stolik/engine';
import { nodeAt } from '../content/cards.ts';
import { readNumber } from '../content/read-operations.ts';
import { type Card, DEVELOPMENT_AREA, NATION_DECK } from '../pieces.ts';
import { aboutSelf, byActor, type Doing } from '../rules/running.ts';
import { choose, loop, run, script } from '../rules/steps.ts';
import { actor, playerAt, type State, top } from '../state.ts';
import { ALWAYS, ANYWHERE, by, NO_LEAD, NO_PARTS, NO_SIGN, NOT_FOR_RIVAL, saying, type Verb } from './verb.ts';

/** IM-11.23: a token goes back to the state card from a card or deck of the player's, but not from this card. */
export interface ReturnExhaust {
  readonly op: 'returnExhaust';
  readonly n: number;
}

interface Returning extends Doing {
  left: number;
  place: Card | DeckWord | null;
}

const DECK_WORDS = { 'nation-deck': NATION_DECK, 'development-area': DEVELOPMENT_AREA } as const;
type DeckWord = keyof typeof DECK_WORDS;

const returning = script<Returning>('return-exhaust', [
  run((_, local) => {
    local.left = nodeAt<'returnExhaust'>(local.node).n;
  }),
  loop(
    (s, { left }) => left > 0 && placesToClear(s).length > 0,
    [
      choose('place', placesToClear, { ...byActor, about: aboutSelf }),
      run((s, local, dealer) => {
        const { place } = local;
        const cleared = typeof place === 'string' ? DECK_WORDS[place] : given(place);
        const player = actor(s);
        player.exhausted = player.exhausted.filter((one) => one !== cleared);
        player.exhausts++;
        local.left--;
        dealer.tell({ type: 'exhaust-returned', seat: top(s).actor, card: cleared });
      }),
    ],
  ),
]);

function placesToClear(s: State): (Card | DeckWord)[] {
  const { self } = top(s);
  return actor(s)
    .exhausted.filter((place) => place !== self)
    .map((place) => (place === NATION_DECK ? 'nation-deck' : place === DEVELOPMENT_AREA ? 'development-area' : place));
}

export const returnExhaust: Verb<ReturnExhaust> = {
  reads: { returnExhaust: (reader) => ({ op: 'returnExhaust', n: readNumber(reader) }) },
  parts: NO_PARTS,
  stands: ANYWHERE,
  can: { ...ALWAYS, change: (s, _, seat, self) => playerAt(s, seat).exhausted.some((place) => place !== self) },
  lead: NO_LEAD,
  does: by(returning),
  says: saying(({ n }, { mood }) => say('do-return-exhaust', { mood, n })),
  rival: NOT_FOR_RIVAL,
  shows: NO_SIGN,
};
