import { given, type Seat, say } from '@stolik/engine';
import { Icon, useSay } from '@stolik/ui';
import type { ReactNode } from 'react';
import { lordOf } from '../rules/control.ts';
import { cardsOf, LATEST, MOST_CUBES, mayPromise } from '../rules/drafts.ts';
import { foreignRegions } from '../rules/harvest.ts';
import { type Offer, PLEDGES, type State, type Talks } from '../state.ts';
import { nameOf } from '../words/names.ts';
import { pledgeText } from '../words/offers.ts';
import type { LocalDraft, Promised } from './draft.ts';
import { Numbers } from './LetterNumbers.tsx';
import { Toggle } from './LetterSide.tsx';
import { useScene } from './scene.ts';

interface TermsProps {
  readonly draft: LocalDraft;
  readonly answered: Offer | null;
  readonly seat: Seat;
  onChange(draft: LocalDraft): void;
}

/** What binds has a lock; a promise stands behind a dashed line and binds nobody (AR-17.4). */
export function LetterTerms({ draft, answered, seat, onChange }: TermsProps): ReactNode {
  const talk = useSay();
  const { state } = useScene();
  const talks = given(state.talks);
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
              {talk(say('letter-place', { place }))}
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

export function permitsFor(state: State, talks: Talks, seat: Seat, to: Seat) {
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
        unit={promise.what === 'repay' ? 'florins' : promise.what === 'stand-up' ? 'citizens' : 'cubes'}
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
