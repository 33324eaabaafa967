import { defined, say } from '@stolik/engine';
import { Drawn, Icon, Spot } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { buyerKind } from '../content/catalogue.ts';
import { CREDITS_PER_BUYER, QUEUE_LIMIT } from '../content/tables.ts';
import { type Buyer, type BuyerKind, buyerName, type Colour, filled, type Market, NONE } from '../pieces.ts';
import { interestedAt, isInterested } from '../rules/buyers.ts';
import { incomeOf, isOpen } from '../rules/sale.ts';
import { dockOf } from '../shortcuts.ts';
import { type State, tradersAt } from '../state.ts';
import { Head, Sign } from './art/pictures.tsx';
import { Crew, GhostCrew } from './Crew.tsx';
import { Touch } from './hold.tsx';
import { Pin } from './Pin.tsx';
import type { Prospect } from './plan/prospect.ts';
import { useProspect } from './prospect.tsx';
import { type Scene, useScene } from './scene.tsx';
import { ZuMark } from './ZuTurn.tsx';

/** Where a market trades: its symbol, whose traders are there, and the queue; the arrow is the front, where one is pushed out (EE-7.5). */
export const Dock = memo(function Dock({ market }: { readonly market: Market }): ReactNode {
  const scene = useScene();
  const prospect = useProspect();
  const { state, seat, prompt } = scene;
  const queue = defined(state.queues[market]);
  const chosen = state.turn.region !== NONE && state.turn.markets.includes(market) && seat === state.active;
  const wanted = wantedAt(scene, prospect, market);
  const enters = prospect.enters?.market === market ? prospect.enters : null;
  const yields = yieldOf(scene, prospect, market);
  const comes = prospect.trader === market && seat !== null;
  const free = QUEUE_LIMIT - queue.length - (enters === null || enters.pushed !== null ? 0 : 1);
  return (
    <div className="ee-dock" data-chosen={chosen || undefined}>
      <Touch
        target={dockOf(market)}
        shape="tile"
        dark
        selected={chosen}
        name={say('board-dock', { market: market + 1, count: queue.length, limit: QUEUE_LIMIT })}
        className="ee-dock-spot"
        explain={prompt.startsWith('sell.') ? [] : [say('explain-queue', { limit: QUEUE_LIMIT })]}
        still
      />
      {yields !== null && (
        <span className="ee-yield">
          {chosen && <Icon name="check" size={13} />}
          {yields}
        </span>
      )}
      <Pin at={dockOf(market)} />
      <ZuMark at={dockOf(market)} />
      <div className="ee-dock-head">
        <span className="tag ee-plate" data-place={`market-${market + 1}`}>
          <Sign market={market} />
          <b>{market + 1}</b>
        </span>
        <span className="ee-traders" data-many={rivalsAt(state, market) + (comes ? 1 : 0) > 2 || undefined}>
          {state.players.map((_, rival) => {
            const count = tradersAt(state, rival, market);
            // biome-ignore lint/suspicious/noArrayIndexKey: a rival is its number.
            return count === 0 ? null : <Crew key={rival} rival={rival} count={count} />;
          })}
          {comes && <GhostCrew rival={seat} words="+1" />}
        </span>
      </div>
      <div className="ee-queue">
        {queue.map((buyer) => (
          <QueueHead
            key={buyer}
            buyer={buyer}
            wanted={wanted !== null && isInterested(buyer, wanted)}
            leaves={enters?.pushed === buyer}
            bribes={prompt.startsWith('bribe.')}
            selected={bribedIn(scene.decision) === buyer}
          />
        ))}
        {enters !== null && <GhostHead kind={enters.kind} />}
        {Array.from({ length: Math.max(0, free) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places are counted.
          <span key={at} className="ee-head ee-head-none" />
        ))}
      </div>
    </div>
  );
});

/** How many of them have traders here. */
const rivalsAt = (state: State, market: Market): number =>
  state.players.filter((_, rival) => tradersAt(state, rival, market) > 0).length;

/** The colour whose buyers are framed here. */
function wantedAt({ state, prompt, seat }: Scene, { sale, more }: Prospect, market: Market): Colour | null {
  const shown = more ?? sale;
  if (shown?.markets.includes(market)) return shown.colour;
  if (prompt !== 'sell.market' || seat === null) return null;
  const colour = filled(state.turn.region);
  return isOpen(state, seat, market, colour, state.turn.waived) ? colour : null;
}

/** A chosen market: its buyers twice; one that may join: what it would add; one of a sale that is pointed at: its buyers. */
function yieldOf({ state, prompt, seat }: Scene, { sale, more }: Prospect, market: Market): string | null {
  if (seat === null) return null;
  const times = (colour: Colour): string => `${interestedAt(state, market, colour)}×${CREDITS_PER_BUYER}`;
  if (sale?.markets.includes(market)) return times(sale.colour);
  if (prompt === 'sell.market') {
    const { region, markets, waived } = state.turn;
    const colour = filled(region);
    if (!isOpen(state, seat, market, colour, waived)) return null;
    const now = markets.length === 0 ? 0 : incomeOf(state, colour, markets).credits;
    return `+${incomeOf(state, colour, [...markets, market]).credits - now}`;
  }
  return more?.markets.includes(market) ? times(more.colour) : null;
}

interface QueueHeadProps {
  readonly buyer: Buyer;
  readonly wanted: boolean;
  readonly leaves: boolean;
  /** Buyers are moved about. */
  readonly bribes: boolean;
  readonly selected: boolean;
}

/** A buyer in a queue; a spot of its own only while buyers are moved about (EE-8.8), for otherwise the whole dock is touched. */
const QueueHead = memo(function QueueHead({ buyer, wanted, leaves, bribes, selected }: QueueHeadProps): ReactNode {
  const kind = buyerKind(buyer);
  const name = say(`buyer-${buyerName(kind)}`);
  const art = (
    <span
      className="ee-head"
      data-region={buyerName(kind)}
      data-wanted={wanted || undefined}
      data-leaves={leaves || undefined}
    >
      <Head kind={kind} />
    </span>
  );
  if (!bribes)
    return (
      <Drawn className="ee-head-place" data-piece={buyer} label={name} told>
        {art}
      </Drawn>
    );
  return (
    <Spot target={buyer} shape="tile" dark name={name} selected={selected} className="ee-head-place ee-head-spot">
      {art}
    </Spot>
  );
});

/** The buyer that is on the move. */
const bribedIn = (decision: Scene['decision']): number | null => {
  const buyer = decision?.question.args?.buyer;
  return typeof buyer === 'object' && 'piece' in buyer ? buyer.piece : null;
};

const GhostHead = ({ kind }: { readonly kind: BuyerKind }): ReactNode => (
  <span className="ee-head ee-head-ghost" data-region={buyerName(kind)}>
    <Head kind={kind} />
  </span>
);
