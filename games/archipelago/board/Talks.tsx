import { say } from '@stolik/engine';
import { Section, useSay, useScreen } from '@stolik/ui';
import type { ReactNode } from 'react';
import { HandsUp, WordsToAsk } from './Hands.tsx';
import { LastAnswer } from './LastAnswer.tsx';
import { Letter } from './Letter.tsx';
import { OfferCard } from './Offers.tsx';
import { UsualOffers } from './Proposals.tsx';
import { useScene } from './scene.ts';
import { useWriting } from './writing.tsx';

/** The table of a talk: the letter that is being written; or, where none can be, what is on offer. */
export function Talks(): ReactNode {
  const talk = useSay();
  const { state, asked } = useScene();
  const { talks } = state;
  const { draft, write } = useWriting();
  if (talks === null) return <WordsToAsk />;
  const answered = draft === null || draft.answers === null ? null : (talks.offers[draft.answers] ?? null);
  return (
    <Section className="ar-talks" label={say('talk-title')}>
      {draft === null ? (
        <>
          <LastAnswer />
          <Offers />
          {asked.prompt === 'talk.move' && talks.offers.length === 0 && (
            <p className="panel ar-no-talks">{talk(say('talk-none-left'))}</p>
          )}
        </>
      ) : (
        <Letter draft={draft} answered={answered} onChange={write} />
      )}
    </Section>
  );
}

/** Beside the letter: what others offer, and who asks to be heard. */
export function TalkSide(): ReactNode {
  const { state } = useScene();
  const { draft } = useWriting();
  const phone = useScreen() === 'phone';
  if (state.talks === null) return null;
  return (
    <div className="ar-talk-side" data-offers={state.talks.offers.length > 0 || undefined}>
      {draft !== null && <Offers />}
      {draft !== null && draft.answers === null && !phone && <UsualOffers to={draft.to} />}
      <HandsUp />
    </div>
  );
}

function Offers(): ReactNode {
  const { state } = useScene();
  const { write } = useWriting();
  return state.talks?.offers.map((offer, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: answers name offers by their place.
    <OfferCard key={`${offer.from}-${offer.to}-${place}`} offer={offer} place={place} onChange={write} />
  ));
}
