import { type Option, say } from '@stolik/engine';
import { SeatMark, Spot, useSay, useTable, Zone } from '@stolik/ui';
import type { ReactNode } from 'react';
import { isProposal, proposalOf } from '../rules/proposals.ts';
import { seatOf } from '../rules/seats.ts';
import { BundleArt, OfferCard, Terms } from './Offers.tsx';
import { useScene } from './scene.ts';

/** The table of a talk: what is on offer, the usual offers, and a letter of one's own. */
export function Talks(): ReactNode {
  const talk = useSay();
  const { state } = useScene();
  const { talks } = state;
  if (talks === null) return null;
  return (
    <section className="ar-talks" aria-label={talk(say('talk-title'))}>
      {talks.offers.map((offer, place) => (
        <OfferCard key={`${offer.from}-${offer.to}-${place}`} offer={offer} place={place} />
      ))}
      <UsualOffers />
    </section>
  );
}

/** Offers that one word makes, seat by seat, and a letter to each. */
function UsualOffers(): ReactNode {
  const { choices } = useTable();
  const options = (choices.decision?.options ?? []).filter(
    (option): option is string => typeof option === 'string' && (isProposal(option) || option.startsWith('offer@')),
  );
  const seats = [...new Set(options.map(seatOf))];
  return seats.map((seat) => (
    <ToSeat key={seat} seat={seat} options={options.filter((option) => seatOf(option) === seat)} />
  ));
}

function ToSeat({ seat, options }: { readonly seat: number; readonly options: readonly string[] }): ReactNode {
  const talk = useSay();
  const { names } = useScene();
  const title = talk(say('talk-to', { player: { seat: seatOf(`player-${seat}`) } }));
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
            <Spot
              key={option}
              target={option}
              name={talk(say('talk-write'))}
              shape="tile"
              className="ar-proposal ar-write"
            >
              <span>{talk(say('talk-write'))}</span>
            </Spot>
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
