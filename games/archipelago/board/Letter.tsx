import { type Seat, say } from '@stolik/engine';
import { Button, Icon, SeatMark, useSay, useTable } from '@stolik/ui';
import type { ReactNode } from 'react';
import { ALL_KINDS, type Card, type Kind } from '../pieces.ts';
import { lordOf } from '../rules/control.ts';
import { isTradable } from '../rules/deals.ts';
import { cardsOf, LATEST, MOST_CUBES, mayPromise } from '../rules/drafts.ts';
import { foreignRegions } from '../rules/harvest.ts';
import { type Bundle, type Offer, PLEDGES, playerAt, type State, type Talks } from '../state.ts';
import { nameOf } from '../words/names.ts';
import { pledgeText } from '../words/offers.ts';
import { kindText } from '../words/phrases.ts';
import { Cube, Sign } from './art/pictures.tsx';
import { flawOf, type LocalDraft, mostToAsk, mostToGive, type Promised, picksOf } from './draft.ts';
import { BundleArt } from './Offers.tsx';
import { useScene } from './scene.ts';
import { stockAfter } from './stock-after.ts';

interface LetterProps {
  readonly draft: LocalDraft;
  readonly answered: Offer | null;
  onChange(draft: LocalDraft | null): void;
}

/** A letter: what one gives and gets, what binds and what is only promised, and what one has after it. Sent with one tap. */
export function Letter({ draft, answered, onChange }: LetterProps): ReactNode {
  const talk = useSay();
  const { state, seat, names, asked } = useScene();
  const { choices } = useTable();
  if (seat === null) return null;
  const flaw = flawOf(state, seat, draft, answered);
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
    onBundle: (bundle: Bundle) => onChange({ ...draft, [which]: bundle }),
  });
  const title = talk(say(answered === null ? 'talk-letter' : 'talk-answer', { player: { seat: draft.to } }));
  return (
    <section className="panel ar-letter" aria-label={title}>
      <header>
        <SeatMark seat={draft.to} name={names[draft.to] ?? ''} size={24} />
        <h2>{title}</h2>
      </header>
      <div className="ar-letter-sides">
        <Side
          title={talk(say('letter-give'))}
          owner={seat}
          most={(what) => mostToGive(state, seat, what)}
          {...side('give')}
        />
        <Side
          title={talk(say('letter-get'))}
          owner={draft.to}
          most={(what) => mostToAsk(state, seat, what)}
          {...side('take')}
        />
      </div>
      <LetterTerms draft={draft} answered={answered} seat={seat} onChange={onChange} />
      <p className="ar-after">
        {talk(say('offer-after'))} <BundleArt bundle={stockAfter(playerAt(state, seat), draft.give, draft.take)} />
      </p>
      <footer>
        <Button
          look="primary"
          icon="forward"
          onClick={send}
          disabled={flaw !== null}
          title={flaw === null ? '' : talk(say(`letter-${flaw}`))}
        >
          {talk(say('letter-send'))}
        </Button>
        <Button look="quiet" icon="close" onClick={() => onChange(null)}>
          {talk(say('letter-tear'))}
        </Button>
        {flaw !== null && <span>{talk(say(`letter-${flaw}`))}</span>}
      </footer>
    </section>
  );
}

interface SideProps {
  readonly title: string;
  readonly owner: Seat;
  readonly bundle: Bundle;
  /** What the answered offer says. */
  readonly before: Bundle | null;
  most(what: 'florins' | 'tokens' | Kind): number;
  onBundle(bundle: Bundle): void;
}

function Side({ title, owner, bundle, before, most, onBundle }: SideProps): ReactNode {
  const talk = useSay();
  const { state } = useScene();
  const cards = playerAt(state, owner).cards.filter((card) => isTradable(state, playerAt(state, owner), card));
  return (
    <div className="ar-letter-side">
      <h3>{title}</h3>
      <Numbers
        label={talk(say('letter-florins', { side: title }))}
        most={most('florins')}
        now={bundle.florins}
        was={before?.florins ?? null}
        onNumber={(florins) => onBundle({ ...bundle, florins })}
      />
      <div className="ar-letter-things">
        {ALL_KINDS.map((kind) => (
          <Thing
            key={kind}
            name={talk(kindText(kind))}
            count={bundle.cubes[kind] as number}
            was={before?.cubes[kind] ?? null}
            most={Math.max(most(kind), bundle.cubes[kind] as number)}
            onCount={(count) => onBundle({ ...bundle, cubes: bundle.cubes.with(kind, count) })}
          >
            <Cube kind={kind} />
          </Thing>
        ))}
        <Thing
          name={talk(say('letter-tokens'))}
          count={bundle.tokens}
          was={before?.tokens ?? null}
          most={Math.max(most('tokens'), bundle.tokens)}
          onCount={(tokens) => onBundle({ ...bundle, tokens })}
        >
          <Sign name="token" />
        </Thing>
      </div>
      <div className="ar-letter-cards">
        {cards.map((card) => (
          <Toggle
            key={card}
            on={bundle.cards.includes(card)}
            onToggle={() => onBundle({ ...bundle, cards: toggled(bundle.cards, card) })}
          >
            {talk(nameOf(card))}
          </Toggle>
        ))}
      </div>
    </div>
  );
}

const toggled = (cards: readonly Card[], card: Card): readonly Card[] =>
  cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card];

interface NumbersProps {
  readonly label: string;
  readonly least?: number;
  readonly most: number;
  readonly now: number;
  /** The number of the answered offer, struck where it was changed. */
  readonly was?: number | null;
  onNumber(number: number): void;
}

/** Larger sums are rare, and a letter should not be a table of numbers: beyond this they are counted up. */
const LONGEST = 8;

/** Two rows of numbers, and a plus for more. */
function Numbers({ label, least = 0, most, now, was = null, onNumber }: NumbersProps): ReactNode {
  const talk = useSay();
  const few = Array.from({ length: Math.max(0, Math.min(most, LONGEST) - least + 1) }, (_, at) => at + least);
  const numbers = [
    ...new Set([...few, ...(was !== null && was > LONGEST ? [was] : []), ...(now > LONGEST ? [now] : [])]),
  ];
  return (
    <fieldset className="ar-letter-numbers">
      <legend className="sr-only">{label}</legend>
      <Sign name="coin" />
      <div>
        {numbers.map((number) => (
          <button
            key={number}
            type="button"
            aria-pressed={number === now}
            data-was={(number === was && number !== now) || undefined}
            onClick={() => onNumber(number)}
          >
            {number}
          </button>
        ))}
        {most > LONGEST && now < most && (
          <button
            type="button"
            onClick={() => onNumber(Math.max(now, LONGEST) + 1)}
            aria-label={talk(say('letter-beyond', { label, number: Math.max(now, LONGEST) + 1 }))}
          >
            +
          </button>
        )}
      </div>
    </fieldset>
  );
}

interface ThingProps {
  readonly name: string;
  readonly count: number;
  readonly was: number | null;
  readonly most: number;
  readonly children: ReactNode;
  onCount(count: number): void;
}

/** One more with each tap; its number takes one back. */
function Thing({ name, count, was, most, children, onCount }: ThingProps): ReactNode {
  const talk = useSay();
  return (
    <span
      className="ar-letter-thing"
      data-in={count > 0 || undefined}
      data-changed={(was !== null && was !== count) || undefined}
    >
      <button
        type="button"
        disabled={most === 0}
        onClick={() => onCount(count < most ? count + 1 : 0)}
        aria-label={talk(say('letter-more', { name, count }))}
        title={name}
      >
        {children}
      </button>
      {count > 0 && (
        <button
          type="button"
          className="ar-letter-count"
          onClick={() => onCount(count - 1)}
          aria-label={talk(say('letter-less', { name, count }))}
        >
          {count}
        </button>
      )}
    </span>
  );
}

function Toggle({
  on,
  onToggle,
  children,
}: {
  readonly on: boolean;
  onToggle(): void;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <button type="button" className="ar-letter-toggle" aria-pressed={on} onClick={onToggle}>
      {children}
    </button>
  );
}

interface TermsProps {
  readonly draft: LocalDraft;
  readonly answered: Offer | null;
  readonly seat: Seat;
  onChange(draft: LocalDraft): void;
}

/** What binds has a lock; a promise stands behind a dashed line and binds nobody (AR-17.4). */
function LetterTerms({ draft, answered, seat, onChange }: TermsProps): ReactNode {
  const talk = useSay();
  const { state } = useScene();
  const talks = state.talks as Talks;
  const permits = permitsFor(state, talks, seat, draft.to);
  const places = talks.about === 'order' ? Array.from({ length: state.seats - 1 }, (_, at) => at + 1) : [];
  const promises = (['promise', 'demand'] as const).flatMap((side) =>
    PLEDGES.filter((what) =>
      mayPromise(state, what, side === 'promise' ? seat : draft.to, side === 'promise' ? draft.to : seat),
    ).map((what) => ({ side, what })),
  );
  const { promise } = draft;
  return (
    <div className="ar-letter-terms">
      {permits.length + places.length > 0 && (
        <div>
          <h3>
            <Icon name="lock" size={14} /> {talk(say('letter-binds'))}
          </h3>
          {permits.map((region) => (
            <Toggle
              key={region}
              on={draft.permit === region}
              onToggle={() => onChange({ ...draft, permit: draft.permit === region ? 0 : region })}
            >
              {talk(say('term-permit', { region: { piece: region } }))}
            </Toggle>
          ))}
          {places.map((place) => (
            <Toggle
              key={place}
              on={draft.place === place}
              onToggle={() => onChange({ ...draft, place: draft.place === place ? 0 : place })}
            >
              {talk(say('term-place', { place }))}
            </Toggle>
          ))}
        </div>
      )}
      <div className="ar-letter-promises">
        <h3>
          <Icon name="chat" size={14} /> {talk(say('letter-promises'))}
        </h3>
        {answered?.pledge != null && (
          <Toggle
            on={draft.keeps && promise === null}
            onToggle={() => onChange({ ...draft, promise: null, keeps: !draft.keeps || promise !== null })}
          >
            {talk(say('letter-kept', { pledge: pledgeText(answered.pledge) }))}
          </Toggle>
        )}
        {promises.map(({ side, what }) => (
          <Toggle
            key={`${side}-${what}`}
            on={promise?.side === side && promise.what === what}
            onToggle={() =>
              onChange({
                ...draft,
                promise: promise?.side === side && promise.what === what ? null : { side, what, amount: 0, within: 1 },
              })
            }
          >
            {talk(say(`letter-${side}-${what}`, { player: { seat: draft.to } }))}
          </Toggle>
        ))}
        {promise !== null && (
          <PromiseAmount draft={draft} answered={answered} promise={promise} seat={seat} onChange={onChange} />
        )}
      </div>
    </div>
  );
}

function permitsFor(state: State, talks: Talks, seat: Seat, to: Seat) {
  if (talks.about !== 'turn') return [];
  const partner = seat === talks.centre ? to : seat;
  return foreignRegions(state, talks.centre, 0, { florins: 0 }).filter((region) => lordOf(state, region) === partner);
}

function PromiseAmount({ draft, promise, seat, onChange }: TermsProps & { readonly promise: Promised }): ReactNode {
  const talk = useSay();
  const { state } = useScene();
  const set = (change: Partial<Promised>): void => onChange({ ...draft, promise: { ...promise, ...change } });
  if (promise.what === 'support') return null;
  if (promise.what === 'use-card')
    return cardsOf(state, promise.side === 'promise' ? draft.to : seat).map((card) => (
      <Toggle key={card} on={promise.amount === card} onToggle={() => set({ amount: card })}>
        {talk(nameOf(card))}
      </Toggle>
    ));
  return (
    <>
      <Numbers
        label={talk(say('letter-amount'))}
        least={1}
        most={promise.what === 'repay' ? 10 : MOST_CUBES}
        now={promise.amount}
        onNumber={(amount) => set({ amount })}
      />
      {promise.what === 'repay' &&
        Array.from({ length: LATEST }, (_, at) => at + 1).map((within) => (
          <Toggle key={within} on={promise.within === within} onToggle={() => set({ within })}>
            {talk(say('letter-within', { rounds: within }))}
          </Toggle>
        ))}
    </>
  );
}
