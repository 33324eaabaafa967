import { type Option, type Seat, say, seatIn } from '@stolik/engine';
import { Spot, useSay, useTable, Zone } from '@stolik/ui';
import { type ReactNode, useCallback } from 'react';
import { isNothing } from '../rules/deals.ts';
import { isProposal, proposalOf } from '../rules/proposals.ts';
import { playerAt } from '../state.ts';
import { isRefused } from './news.ts';
import { BundleArt, Terms } from './Offers.tsx';
import { useScene } from './scene.ts';
import { stockAfter } from './stock-after.ts';

/** Offers that one word makes, to the one the empty letter is for. */
export function UsualOffers({ to }: { readonly to: Seat }): ReactNode {
  const talk = useSay();
  const wasRefused = useRefused();
  const { choices } = useTable();
  const proposed = (choices.decision?.options ?? []).filter(
    (option): option is string => typeof option === 'string' && isProposal(option) && seatIn(option) === to,
  );
  if (proposed.length === 0) return null;
  // What was declined already comes last.
  const words = proposed.toSorted((one, other) => Number(wasRefused(one)) - Number(wasRefused(other)));
  const title = talk(say('talk-usual'));
  return (
    <div className="ar-usual">
      <h3>{title}</h3>
      <Zone label={title} className="ar-proposals">
        {words.map((word) => (
          <Proposal key={word} word={word} refused={wasRefused(word)} />
        ))}
      </Zone>
    </div>
  );
}

/** Was the offer that this word makes declined in this turn? */
export function useRefused(): (word: Option) => boolean {
  const { state, seat } = useScene();
  const { log } = useTable();
  const centre = state.talks?.centre;
  return useCallback(
    (word) =>
      seat !== null &&
      centre !== undefined &&
      typeof word === 'string' &&
      isProposal(word) &&
      isRefused(log, proposalOf(seat, centre, word)),
    [log, seat, centre],
  );
}

function Proposal({ word, refused }: { readonly word: string; readonly refused: boolean }): ReactNode {
  const talk = useSay();
  const { state, asked, seat } = useScene();
  const { game, view } = useTable();
  const from = seat ?? state.active;
  const offer = proposalOf(from, state.talks?.centre ?? from, word);
  const text = game.optionText(view.state, asked.prompt, word);
  const verb = word.slice(0, word.indexOf('-'));
  const { florins, cubes, tokens } = stockAfter(playerAt(state, from), offer.give, offer.take);
  // Only what the exchange touches.
  const touched = {
    florins: offer.give.florins + offer.take.florins > 0 ? florins : 0,
    cubes: cubes.map((count, kind) => ((offer.give.cubes[kind] ?? 0) + (offer.take.cubes[kind] ?? 0) > 0 ? count : 0)),
    tokens: offer.give.tokens + offer.take.tokens > 0 ? tokens : 0,
    cards: [],
  };
  return (
    <Spot target={word} name={text} shape="tile" className="ar-proposal" explain={[text]}>
      <span>
        {offer.place > 0 || offer.permit !== 0 ? (
          <span className="ar-proposal-deal">
            <b>{talk(say(`answer-propose-${verb}`, { side: from === state.talks?.centre ? 'centre' : 'other' }))}</b>
            <i>{talk(say('propose-for'))}</i>
            <BundleArt bundle={isNothing(offer.give) ? offer.take : offer.give} />
          </span>
        ) : (
          <span className="ar-proposal-deal">
            <b>{talk(say(`propose-${verb}`))}</b>
            <BundleArt bundle={offer.give} />
            <i>→</i>
            <BundleArt bundle={offer.take} />
          </span>
        )}
        <Terms offer={offer} />
        {refused && <em>{talk(say('talk-refused'))}</em>}
        <small>
          {talk(say('offer-after'))}: <BundleArt bundle={touched} />
        </small>
      </span>
    </Spot>
  );
}
