import { say } from '@stolik/engine';
import { signed } from '@stolik/engine/phrases';
import { Drawn, Icon, Picture, SeatMark, Spot, useSay, useScreen, Zone } from '@stolik/ui';
import { memo, type ReactNode, useState } from 'react';
import { buyerKind, orderDesign } from '../content/catalogue.ts';
import { CENTRE_OF } from '../content/map.ts';
import { ALL_CENTRES, ALL_MARKETS, type Buyer, buyerName, CENTRES, type Centre, type OrderCard } from '../pieces.ts';
import { sideOf } from '../rules/orders.ts';
import { sendTo, withdrawFrom } from '../shortcuts.ts';
import { envoysAt, whoIs } from '../state.ts';
import { orderName } from '../words/names.ts';
import { listed, whoText } from '../words/phrases.ts';
import { Head } from './art/pictures.tsx';
import { Crew, GhostCrew } from './Crew.tsx';
import { Dock } from './Dock.tsx';
import { Factions } from './Factions.tsx';
import { Touch } from './hold.tsx';
import { Pin } from './Pin.tsx';
import { Popularity } from './Popularity.tsx';
import { awardsOf, payOfAll } from './plan/centres.ts';
import { useProspect } from './prospect.tsx';
import { markOf, useScene } from './scene.tsx';
import { orderGist } from './words.ts';
import { ZuMark } from './ZuTurn.tsx';

/** The mothership: everything that is traded lies on its dark hull. */
export function Hull(): ReactNode {
  const { prompt } = useScene();
  const phone = useScreen() === 'phone';
  const folds = phone && prompt !== '' && !TRADING.some((begins) => prompt.startsWith(begins));
  const [open, setOpen] = useState(false);
  return (
    <section className="ee-hull" data-folded={(folds && !open) || undefined}>
      <svg className="ee-hull-shape" viewBox="0 0 900 200" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0h900v190c-150 9-300 10-450 10S150 199 0 190z" />
      </svg>
      <Popularity />
      <div className="ee-ship">
        <ShipLine fold={folds && <Fold open={open} onFold={() => setOpen(!open)} />} />
        {prompt === 'pick.faction' ? <Factions /> : <Columns />}
      </div>
      <svg className="ee-tube" viewBox="0 0 900 20" preserveAspectRatio="none" aria-hidden="true">
        <path className="ee-tube-3" d="M0 6c150 9 300 10 450 10S750 15 900 6" />
        <path className="ee-tube-2" d="M0 6c150 9 300 10 450 10S750 15 900 6" />
        <path className="ee-tube-1" d="M0 6c150 9 300 10 450 10S750 15 900 6" />
      </svg>
    </section>
  );
}

/** Questions that are answered on the ship, or need it in sight. */
const TRADING = ['pick', 'action', 'imagine', 'market', 'sell', 'command', 'bribe', 'campaign', 'recruit', 'turn'];

/** On a phone the map takes the room when the ship is not asked about: this brings ship and markets back. */
function Fold({ open, onFold }: { readonly open: boolean; readonly onFold: () => void }): ReactNode {
  const talk = useSay();
  return (
    <button type="button" className="ee-fold" aria-expanded={open} onClick={onFold}>
      {talk(say('board-ship-and-markets'))}
      <Icon name="down" size={15} className={open ? 'ee-fold-open' : ''} />
    </button>
  );
}

/** Buyers of the latest sale, the piles, and what the centres pay this round (EE-10.1). */
const ShipLine = memo(function ShipLine({ fold }: { readonly fold: ReactNode }): ReactNode {
  const { state } = useScene();
  const { more, sale } = useProspect();
  const talk = useSay();
  return (
    <div className="ee-ship-line">
      <span data-place="ship">
        <Picture of="ee-ufo" box="0 0 48 30" className="ee-ufo" />
      </span>
      {fold || <h2>{talk(say('board-ship'))}</h2>}
      <span className="ee-aboard">
        {state.ship.map((buyer) => (
          <AboardHead key={buyer} buyer={buyer} />
        ))}
      </span>
      {(more ?? sale) !== null && state.ship.length > 0 && (
        <span className="ee-leaving">
          <Icon name="back" size={15} />
          {talk(say('board-ship-leaves'))}
        </span>
      )}
      <span className="ee-piles">
        {state.zu !== null && <TurnOrder />}
        <span data-place="deck">
          {talk(say('board-deck'))} <b>{state.deck.length}</b>
        </span>
        <span data-place="discard">
          {talk(say('board-discard'))} <b>{state.discard.length}</b>
        </span>
        <Awards />
      </span>
    </div>
  );
});

/** What the places in a centre pay, and what all of them would pay this chair if the round ended now. */
function Awards(): ReactNode {
  const { state, seat } = useScene();
  const { envoys } = useProspect();
  const talk = useSay();
  const now = seat === null ? 0 : payOfAll(state, seat);
  const change = seat === null ? 0 : payOfAll(state, seat, envoys) - now;
  const all = talk(say('board-awards', { awards: listed(awardsOf(state)) }));
  return (
    <span className="ee-awards">
      <span className="ee-awards-all" title={all}>
        {all}
      </span>
      {seat !== null && state.phase === 'action' && (
        <span className="ee-awards-own" title={talk(say('board-awards-own-whole', { credits: now }))}>
          {talk(say('board-awards-own'))} <b>{now}</b>
          {change !== 0 && <i>{signed(change)}</i>}
        </span>
      )}
    </span>
  );
}

/** In which order the rivals take their turns (EE-4.9), where Zu is one of them: she has no seat in the top bar, which tells it otherwise. */
function TurnOrder(): ReactNode {
  const { state } = useScene();
  const talk = useSay();
  const order = state.turnOrder.map((rival) => whoText(whoIs(state, rival)));
  const words = say('note-turn-order', { order: listed(order) });
  return (
    <Drawn className="ee-order-of-turns" label={words} told>
      <span>{talk(say('board-order'))}</span>
      {state.turnOrder.map((rival) => (
        <i key={rival} data-active={(rival === state.active && state.phase === 'action') || undefined}>
          <SeatMark seat={markOf(state, rival)} size={14} />
        </i>
      ))}
    </Drawn>
  );
}

function AboardHead({ buyer }: { readonly buyer: Buyer }): ReactNode {
  const talk = useSay();
  const kind = buyerKind(buyer);
  return (
    <span
      className="ee-head"
      data-region={buyerName(kind)}
      data-piece={buyer}
      data-to={`track-${buyerName(kind)}`}
      title={talk(say(`buyer-${buyerName(kind)}`))}
    >
      <Head kind={kind} />
    </span>
  );
}

function Columns(): ReactNode {
  return (
    <div className="ee-columns">
      {ALL_CENTRES.map((centre) => (
        <Column key={centre} centre={centre} />
      ))}
    </div>
  );
}

/** A centre: its envoys, its order, and below it its two markets, so that a trader becomes an envoy by going straight up. */
const Column = memo(function Column({ centre }: { readonly centre: Centre }): ReactNode {
  const { state } = useScene();
  const talk = useSay();
  const order = state.orders[centre];
  return (
    <Zone label={say(`centre-${CENTRES[centre]}`)} className="ee-column">
      <Envoys centre={centre} />
      {order === undefined ? (
        <span className="ee-order ee-order-none">{talk(say('board-no-order'))}</span>
      ) : (
        <Order order={order} />
      )}
      <div className="ee-docks">
        {ALL_MARKETS.filter((market) => CENTRE_OF[market] === centre).map((market) => (
          <Dock key={market} market={market} />
        ))}
      </div>
    </Zone>
  );
});

/** Tapped to send an envoy in; one's own envoys to take one out (EE-6.21). */
function Envoys({ centre }: { readonly centre: Centre }): ReactNode {
  const { state, seat } = useScene();
  const { envoys } = useProspect();
  const talk = useSay();
  const change = envoys[centre] ?? 0;
  const own = seat === null ? 0 : envoysAt(state, seat, centre);
  const rivals = state.players
    .map((_, rival) => ({ rival, count: envoysAt(state, rival, centre) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  const name = talk(say(`centre-${CENTRES[centre]}`));
  return (
    <div className="ee-centre" data-part={`centre-${CENTRES[centre]}`} data-many={rivals.length > 2 || undefined}>
      <Pin at={sendTo(centre)} />
      <ZuMark at={sendTo(centre)} />
      <Touch
        target={sendTo(centre)}
        shape="tile"
        dark
        name={say('board-send', { centre: name })}
        className="ee-send"
        explain={[say('explain-centre')]}
      >
        <b className="ee-centre-name">{talk(say('board-centre', { centre: CENTRES[centre] }))}</b>
      </Touch>
      <span className="ee-envoys">
        {rivals.map(({ rival, count }) =>
          rival === seat && own > 0 ? (
            <Touch
              key={rival}
              target={withdrawFrom(centre)}
              shape="tile"
              dark
              name={say('board-withdraw', { centre: name, count })}
              className="ee-withdraw"
              explain={[say('explain-centre')]}
            >
              <Crew rival={rival} count={count} numbered />
            </Touch>
          ) : (
            <Crew key={rival} rival={rival} count={count} numbered />
          ),
        )}
        {change !== 0 && seat !== null && <GhostCrew rival={seat} words={signed(change)} />}
      </span>
    </div>
  );
}

function Order({ order }: { readonly order: OrderCard }): ReactNode {
  const { state } = useScene();
  const talk = useSay();
  const side = sideOf(state.round);
  const name = talk(orderName(order, side));
  return (
    <Spot target={order} shape="tile" dark name={name} className="ee-order-spot" still>
      <span className="ee-order" data-side={side}>
        <b>{name}</b>
        <span>{talk(orderGist(orderDesign(order)[side]))}</span>
      </span>
    </Spot>
  );
}
