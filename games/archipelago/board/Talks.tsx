import { type Option, type Seat, say } from '@stolik/engine';
import { Button, SeatMark, Spot, useSay, useTable, Zone } from '@stolik/ui';
import { type ReactNode, useReducer } from 'react';
import { isProposal, proposalOf } from '../rules/proposals.ts';
import { seatOf } from '../rules/seats.ts';
import { beginDraft, type LocalDraft } from './draft.ts';
import { HandsUp, WordsToAsk } from './Hands.tsx';
import { Letter } from './Letter.tsx';
import { BundleArt, OfferCard, Terms } from './Offers.tsx';
import { useScene } from './scene.ts';

/** The letter that is being written, kept until its question is answered otherwise: also while one looks at something else. */
const kept = new Map<number, LocalDraft>();

function useLetter(): readonly [LocalDraft | null, (draft: LocalDraft | null) => void] {
  const { decision } = useScene();
  const [, drawAnew] = useReducer((times: number) => times + 1, 0);
  const id = decision?.id ?? -1;
  const write = (draft: LocalDraft | null): void => {
    kept.clear();
    if (draft !== null) kept.set(id, draft);
    drawAnew();
  };
  return [kept.get(id) ?? null, write];
}

/** The table of a talk: what is on offer, the usual offers, and a letter of one's own. */
export function Talks(): ReactNode {
  const talk = useSay();
  const { state } = useScene();
  const { talks } = state;
  const [draft, write] = useLetter();
  if (talks === null) return <WordsToAsk />;
  if (draft !== null) {
    const answered = draft.answers === null ? null : (talks.offers[draft.answers] ?? null);
    return (
      <section className="ar-talks ar-talks-letter" aria-label={talk(say('talk-title'))}>
        <Letter draft={draft} answered={answered} onChange={write} />
        {answered !== null && <OfferCard offer={answered} place={draft.answers ?? 0} onChange={write} />}
      </section>
    );
  }
  return (
    <section className="ar-talks" aria-label={talk(say('talk-title'))}>
      {talks.offers.map((offer, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: answers name offers by their place.
        <OfferCard key={`${offer.from}-${offer.to}-${place}`} offer={offer} place={place} onChange={write} />
      ))}
      <HandsUp />
      <UsualOffers onWrite={write} />
    </section>
  );
}

/** Offers that one word makes, seat by seat, and a letter to each. */
function UsualOffers({ onWrite }: { onWrite(draft: LocalDraft): void }): ReactNode {
  const { choices } = useTable();
  const options = (choices.decision?.options ?? []).filter(
    (option): option is string => typeof option === 'string' && (isProposal(option) || option.startsWith('offer@')),
  );
  const seats = [...new Set(options.map(seatOf))];
  return seats.map((seat) => (
    <ToSeat key={seat} seat={seat} onWrite={onWrite} options={options.filter((option) => seatOf(option) === seat)} />
  ));
}

interface ToSeatProps {
  readonly seat: Seat;
  readonly options: readonly string[];
  onWrite(draft: LocalDraft): void;
}

function ToSeat({ seat, options, onWrite }: ToSeatProps): ReactNode {
  const talk = useSay();
  const { names } = useScene();
  const title = talk(say('talk-to', { player: { seat } }));
  return (
    <section className="panel ar-letter-to" aria-label={title}>
      <header>
        <SeatMark seat={seat} name={names[seat] ?? ''} size={24} />
        <h2>{title}</h2>
      </header>
      <Zone label={title} className="ar-proposals">
        {options.map((option) =>
          isProposal(option) ? (
            <Proposal key={option} word={option} />
          ) : (
            <Button
              key={option}
              look="outline"
              icon="chat"
              data-answers={option}
              onClick={() => onWrite(beginDraft(seat))}
            >
              {talk(say('talk-write'))}
            </Button>
          ),
        )}
      </Zone>
    </section>
  );
}

function Proposal({ word }: { readonly word: string }): ReactNode {
  const talk = useSay();
  const { state, asked, seat } = useScene();
  const { game, view } = useTable();
  const from = seat ?? state.active;
  const offer = proposalOf(from, state.talks?.centre ?? from, word);
  const text = game.optionText(view.state, asked.prompt, word as Option);
  return (
    <Spot target={word} name={talk(text)} shape="tile" className="ar-proposal" explain={[text]}>
      <span>
        <BundleArt bundle={offer.give} />
        <i>→</i>
        <BundleArt bundle={offer.take} />
        <Terms offer={offer} />
      </span>
    </Spot>
  );
}

/** Every word that can be written next, where a letter was begun elsewhere: in a terminal, or before the page was closed. */
export function OpenLetter(): ReactNode {
  const talk = useSay();
  const { asked } = useScene();
  const { choices, game, view } = useTable();
  const { letter } = asked;
  if (letter === null) return null;
  const options = choices.decision?.options ?? [];
  return (
    <section className="panel ar-open-letter" aria-label={talk(say('talk-letter', { player: { seat: letter.to } }))}>
      <header>
        <h2>{talk(say('talk-letter', { player: { seat: letter.to } }))}</h2>
      </header>
      <div className="ar-deal">
        <div>
          <h3>{talk(say('offer-get'))}</h3>
          <BundleArt bundle={letter.take} />
        </div>
        <div>
          <h3>{talk(say('offer-give-up'))}</h3>
          <BundleArt bundle={letter.give} />
        </div>
      </div>
      <Terms offer={letter} />
      <Zone label={talk(say('talk-words'))} className="ar-words">
        {options
          .filter((option) => option !== 'send' && option !== 'cancel')
          .map((option) => (
            <Spot
              key={option}
              target={option}
              name={talk(game.optionText(view.state, asked.prompt, option))}
              shape="tile"
              className="ar-proposal"
              still
            >
              <span>{talk(game.optionText(view.state, asked.prompt, option))}</span>
            </Spot>
          ))}
      </Zone>
    </section>
  );
}
