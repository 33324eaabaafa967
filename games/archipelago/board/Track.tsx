import { type Seat, say } from '@stolik/engine';
import { SeatMark, Section, Spot, useSay, useScreen, Zone } from '@stolik/ui';
import type { ReactNode } from 'react';
import { cardKind } from '../content/catalogue.ts';
import type { Card } from '../pieces.ts';
import { priceOnTrack } from '../rules/evolution.ts';
import { NO_CARD, type Player, playerAt, type State } from '../state.ts';
import { nameOf } from '../words/names.ts';
import { Sign } from './art/pictures.tsx';
import { BuyFoot, Deck, EvolutionCard, lookOf } from './Cards.tsx';
import { cardGist } from './gist.ts';
import { useScene } from './scene.ts';

/** The track of five cards and the deck. `whole`: with all they do, where one of them is asked for. */
export function EvolutionTrack({ whole = false }: { readonly whole?: boolean }): ReactNode {
  const talk = useSay();
  const { state, seat } = useScene();
  const florins = seat === null ? 0 : playerAt(state, seat).florins;
  const brief = useScreen() === 'phone';
  return (
    <Section className={`ar-track ${whole ? 'ar-track-whole' : ''}`} label={say('board-track')}>
      {!whole && (
        <h2 className="ar-label">
          <span>{talk(say('board-track'))}</span>
          <span>{talk(say('board-track-note', { discarded: state.discard.length }))}</span>
        </h2>
      )}
      <Zone label={say('board-track')} className="ar-cards">
        {state.track.map((card, place) =>
          card === NO_CARD ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: places of the track stay where they are.
            <span key={`empty-${place}`} className="ar-card empty-place" />
          ) : (
            <EvolutionCard
              key={card}
              card={card}
              place={place}
              whole={whole}
              brief={brief}
              foot={whole && <BuyFoot card={card} price={priceOnTrack(state, card)} florins={florins} />}
            />
          ),
        )}
        <Deck />
      </Zone>
    </Section>
  );
}

export const cardState = (state: State, { wonders }: Player, card: Card): 'used' | 'fresh' | 'built' | undefined =>
  wonders.includes(card)
    ? 'built'
    : state.used.includes(card)
      ? 'used'
      : state.fresh.includes(card)
        ? 'fresh'
        : undefined;

/** One's own cards, whole. */
export function OwnCards({ owner }: { readonly owner: Seat }): ReactNode {
  const talk = useSay();
  const { state } = useScene();
  const player = playerAt(state, owner);
  return (
    <Section className="ar-own-cards" label={say('board-own-cards')}>
      <h2 className="ar-label">{talk(say('board-own-cards'))}</h2>
      <Zone label={say('board-own-cards')} className="ar-cards">
        {player.cards.length === 0 && <p className="ar-none empty-place">{talk(say('board-no-cards'))}</p>}
        {player.cards.map((card) => (
          <EvolutionCard key={card} card={card} state={cardState(state, player, card)} />
        ))}
      </Zone>
    </Section>
  );
}

/** Cards of a seat as chips. */
export function CardChips({ owner }: { readonly owner: Seat }): ReactNode {
  const { state } = useScene();
  const player = playerAt(state, owner);
  if (player.cards.length === 0) return null;
  return (
    <Zone label={say('board-cards-of', { player: { seat: owner } })} className="ar-chips">
      {player.cards.map((card) => (
        <CardChip key={card} card={card} state={cardState(state, player, card)} />
      ))}
    </Zone>
  );
}

function CardChip({ card, state }: { readonly card: Card; readonly state: string | undefined }): ReactNode {
  const talk = useSay();
  const kind = cardKind(card);
  const name = talk(nameOf(card));
  return (
    <Spot
      target={card}
      name={state === undefined ? name : `${name}, ${talk(say(`card-state-${state}`))}`}
      shape="tile"
      className="ar-chip"
    >
      <span data-look={lookOf(kind)} data-state={state}>
        {name}
        {kind.medals > 0 && <Sign name="medal" />}
      </span>
    </Spot>
  );
}

/** Cards of the others with what they do: some of them may be used by anyone, for a florin more. */
export function RivalCards(): ReactNode {
  const talk = useSay();
  const { state, seat } = useScene();
  const others = state.order.filter((other) => other !== seat && playerAt(state, other).cards.length > 0);
  return (
    <Section className="panel ar-rival-cards" label={say('board-rival-cards')}>
      <h2 className="ar-label">{talk(say('board-rival-cards'))}</h2>
      {others.length === 0 && <p>{talk(say('board-no-cards'))}</p>}
      <ul>
        {others.flatMap((other) =>
          playerAt(state, other).cards.map((card) => (
            <li key={card}>
              <SeatMark seat={other} size={18} />
              <Spot target={card} name={nameOf(card)} shape="tile" className="ar-rival-card">
                <span>
                  <b>{talk(nameOf(card))}</b>
                  <small>{talk(cardGist(cardKind(card)))}</small>
                </span>
              </Spot>
            </li>
          )),
        )}
      </ul>
    </Section>
  );
}
