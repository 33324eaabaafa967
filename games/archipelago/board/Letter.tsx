import { defined, given, type Seat, say, seatIn, type Text } from '@stolik/engine';
import { Button, SeatMark, useSay, useScreen, useTable } from '@stolik/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { OFFERS_OF_CENTRE, OFFERS_OF_OTHERS } from '../rules/talk.ts';
import type { Bundle, Offer } from '../state.ts';
import { After } from './After.tsx';
import { dealOf } from './deal.ts';
import { addressed, flawOf, type LocalDraft, mostToAsk, mostToGive, picksOf, thingsIn } from './draft.ts';
import { LastAnswer } from './LastAnswer.tsx';
import { Side } from './LetterSide.tsx';
import { LetterTerms } from './LetterTerms.tsx';
import { UsualOffers } from './Proposals.tsx';
import { useScene } from './scene.ts';
import { useWriting } from './writing.tsx';

interface LetterProps {
  readonly draft: LocalDraft;
  readonly answered: Offer | null;
  onChange(draft: LocalDraft | null): void;
}

/** A letter: to whom, what one gives and gets, what binds and what is only promised, and what one has after it. Sent with one tap. */
export function Letter({ draft, answered, onChange }: LetterProps): ReactNode {
  const talk = useSay();
  const { state, seat, asked } = useScene();
  const { choices } = useTable();
  const phone = useScreen() === 'phone';
  const paper = useCalled();
  const [why, setWhy] = useState<Text | null>(null);
  if (seat === null) return null;
  const flaw = flawOf(state, seat, draft, answered);
  const empty = answered === null && thingsIn(draft, null) === 0;
  const send = (): void => {
    const first = draft.answers === null ? `offer@player-${draft.to}` : `counter@offer-${draft.answers}`;
    // The one in the middle of the talks asks for the answer at once; the others' letters lie before him anyway.
    const asks = asked.prompt === 'talk.move' ? ['answers'] : [];
    choices.choose(first, ...picksOf(draft, answered), 'send', ...asks);
    onChange(null);
  };
  const side = (which: 'give' | 'take') => ({
    bundle: draft[which],
    before: answered === null ? null : which === 'give' ? answered.take : answered.give,
    onBundle: (bundle: Bundle) => {
      setWhy(null);
      onChange({ ...draft, [which]: bundle });
    },
    onWhy: setWhy,
  });
  const { words, oneSided } = dealOf(draft, answered, seat, state.talks?.centre ?? seat);
  const title = talk(say(answered === null ? 'talk-letter' : 'talk-answer', { player: { seat: draft.to } }));
  return (
    <section className="panel ar-letter" aria-label={title} ref={paper}>
      <Address draft={draft} answered={answered} seat={seat} onChange={onChange} />
      <LastAnswer />
      {/* They stay while the letter is written: what is tapped next must not move under the finger. Elsewhere they lie beside it. */}
      {phone && answered === null && <UsualOffers to={draft.to} />}
      <div className="ar-letter-sides">
        <Side
          title={talk(say('letter-give'))}
          owner={seat}
          own
          most={(what) => mostToGive(state, seat, what)}
          {...side('give')}
        />
        <Side
          title={talk(say('letter-get'))}
          owner={draft.to}
          own={false}
          most={(what) => mostToAsk(state, seat, what)}
          {...side('take')}
        />
      </div>
      <LetterTerms draft={draft} answered={answered} seat={seat} onChange={onChange} />
      {!empty && <After seat={seat} other={draft.to} gives={draft.give} gets={draft.take} />}
      <footer>
        <Button
          look={oneSided ? 'outline' : 'primary'}
          icon={oneSided ? 'warn' : 'forward'}
          onClick={send}
          disabled={flaw !== null}
          title={flaw === null ? '' : talk(say(`letter-${flaw}`))}
          data-one-sided={oneSided || undefined}
        >
          {talk(flaw === null ? words : say('letter-send'))}
        </Button>
        {!empty && (
          <Button look="quiet" icon="close" onClick={() => onChange(null)}>
            {talk(say('letter-clear'))}
          </Button>
        )}
        {(why !== null || flaw !== null) && <span role="status">{talk(why ?? say(`letter-${flaw}`))}</span>}
      </footer>
    </section>
  );
}

/** The bar leads here: the letter comes into sight, takes the focus, and shows that it was called. */
function useCalled() {
  const paper = useRef<HTMLElement>(null);
  const { called, takeCall } = useWriting();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked for at every call.
  useEffect(() => {
    const letter = paper.current;
    if (letter === null || !takeCall()) return;
    letter.querySelector<HTMLElement>('.ar-letter-side button:enabled')?.focus({ preventScroll: true });
    letter.scrollIntoView({ block: 'nearest' });
    letter.animate?.([{ boxShadow: '0 0 0 4px var(--glow)' }, { boxShadow: '0 0 0 0 var(--glow)' }], 900);
  }, [called, takeCall]);
  return paper;
}

interface AddressProps extends LetterProps {
  readonly seat: Seat;
}

/** To whom: a chip for everybody who can be written to. */
function Address({ draft, answered, seat, onChange }: AddressProps): ReactNode {
  const talk = useSay();
  const { state, names } = useScene();
  const { choices } = useTable();
  const talks = given(state.talks);
  const most = seat === talks.centre ? OFFERS_OF_CENTRE : OFFERS_OF_OTHERS;
  const chips = (choices.decision?.options ?? []).filter((option) => String(option).startsWith('offer@')).map(String);
  return (
    <header>
      <h2>{answered === null ? talk(say('talk-to')) : talk(say('talk-answer', { player: { seat: draft.to } }))}</h2>
      {answered === null && (
        <div className="ar-letter-chips">
          {chips.map((option) => {
            const to = seatIn(option);
            const hand = state.hands.some(({ from, to: whom }) => from === to && whom === seat);
            return (
              <button
                key={option}
                type="button"
                data-answers={option}
                data-hand={hand || undefined}
                aria-pressed={to === draft.to}
                onClick={() => onChange(addressed(draft, to))}
              >
                <SeatMark seat={to} name={names[to] ?? ''} size={22} />
                {names[to]}
              </button>
            );
          })}
        </div>
      )}
      <small>{talk(say('talk-count', { now: defined(talks.made[seat]) + 1, most }))}</small>
    </header>
  );
}
