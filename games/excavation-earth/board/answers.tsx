import { isOneOf, type Option, type Seat, say, type Text, verbOf } from '@stolik/engine';
import { signed } from '@stolik/engine/phrases';
import { numbered } from '@stolik/engine/pieces';
import { PieceChip, Say, type ShownAnswer } from '@stolik/ui';
import type { ReactNode } from 'react';
import { buyerKind, cardRegion, orderDesign, tileKind, tileValue } from '../content/catalogue.ts';
import { CENTRE_OF, placeAt, siteOf } from '../content/map.ts';
import {
  ALL_MARKETS,
  type Buyer,
  type BuyerKind,
  buyerName,
  type Card,
  type Centre,
  type Colour,
  filled,
  is,
  kindOfCell,
  type Location,
  type Market,
  type OrderCard,
  SPECIAL,
  type Tile,
} from '../pieces.ts';
import { levelOf, pushedOutAt } from '../rules/buyers.ts';
import { hasGuard } from '../rules/crew.ts';
import { colourOfTrack, kindAdded } from '../rules/market.ts';
import { sideOf } from '../rules/orders.ts';
import { bestSale, incomeOf } from '../rules/sale.ts';
import { envoysAt, playerAt, type State, whereIs } from '../state.ts';
import { orderName } from '../words/names.ts';
import { colourText } from '../words/phrases.ts';
import { Coin, Cut, Drop, Head } from './art/pictures.tsx';
import { Brings } from './Deeds.tsx';
import { payOf } from './plan/centres.ts';
import { DEEDS, type DeedPlan, deedPlans } from './plan/deeds.ts';
import { COSTS } from './plan/gaining.ts';
import { sampleGain } from './plan/gallery.ts';
import { type Reach, spentTo } from './plan/reach.ts';
import { Plates } from './SaleSheet.tsx';
import { factionText, orderGist } from './words.ts';

/** What answers need to know to be said in a few words and figures. */
export interface AnswerFacts {
  readonly state: State;
  readonly seat: Seat;
  readonly prompt: string;
  readonly plans: readonly DeedPlan[];
  readonly reach: Reach | null;
}

/** How an answer stands in the bar: by the thing itself, and what it brings or costs. Null: as the game says it. */
export function answerOf(facts: AnswerFacts, option: Option): ShownAnswer | null {
  return typeof option === 'number' ? pieceAnswer(facts, option) : wordAnswer(facts, option);
}

const placeName = (location: Location): Text => say(`place-${placeAt(location).id}`);

/** A piece alone, as it is shown inside sentences. */
const chipOf = (piece: number): Text => say('board-list', { items: { piece } });

const credits = (count: number): ReactNode => (
  <span className="ee-brings">
    {signed(count)}
    <Coin />
  </span>
);

const Level = ({ from, to }: { readonly from: number; readonly to: number }): ReactNode => (
  <span className="ee-brings">
    {from}→{to}
  </span>
);

const HeadChip = ({ kind }: { readonly kind: BuyerKind }): ReactNode => (
  <span className="ee-answer-head" data-region={buyerName(kind)}>
    <Head kind={kind} />
  </span>
);

function pieceAnswer(facts: AnswerFacts, piece: number): ShownAnswer | null {
  const { state } = facts;
  if (is.location(piece)) return placeAnswer(facts, piece);
  if (is.explorer(piece)) {
    const at = whereIs(state, piece);
    return is.location(at) ? { words: placeName(at) } : null;
  }
  if (is.tile(piece)) return tileAnswer(facts, piece);
  if (is.actionCard(piece) || is.travelCard(piece)) return cardAnswer(facts, piece);
  if (is.buyer(piece)) return buyerAnswer(state, piece);
  if (is.cell(piece)) return { words: chipOf(piece) };
  if (is.orderCard(piece)) return orderAnswer(state, piece);
  return is.faction(piece) ? { words: factionText(piece) } : null;
}

/** An order by its name and what it does: on a phone its card has room for the name alone. */
function orderAnswer({ round }: State, order: OrderCard): ShownAnswer {
  const side = sideOf(round);
  return {
    words: orderName(order, side),
    brings: (
      <span className="ee-gist">
        <Say text={orderGist(orderDesign(order)[side])} />
      </span>
    ),
  };
}

/** A tile that a card of one's own would dig there. */
function digsAt(state: State, seat: Seat, location: Location): DeedPlan['brings'] {
  const { region } = placeAt(location);
  if (region === null || !state.map.some((tile) => siteOf(tile) === location)) return null;
  return playerAt(state, seat).hand.some((card) => cardRegion(card) === region)
    ? { unit: 'tiles', count: 1, colour: region }
    : null;
}

/** Where explorers go by its name, with the fuel it takes and what one would dig; a market otherwise by its plate. */
function placeAnswer({ state, seat, prompt, reach }: AnswerFacts, location: Location): ShownAnswer {
  const { market } = placeAt(location);
  if (GOING.includes(prompt) || market === null) {
    const spent = prompt === 'travel.to' && reach?.left.has(location) ? spentTo(reach, location) : null;
    const digs = digsAt(state, seat, location);
    if (spent === null && digs === null) return { words: placeName(location) };
    return {
      words: placeName(location),
      brings: (
        <>
          {spent !== null && <Spent fuel={spent} />}
          {digs !== null && <Brings brings={digs} />}
        </>
      ),
    };
  }
  const face = <Plates markets={[market]} />;
  if (prompt === 'sell.market') return { face, brings: credits(soldAt(state, market)) };
  const pushed = prompt === 'campaign.market' ? pushedOutAt(state, market) : null;
  return pushed === null ? { face } : { face, brings: <PushedOut buyer={pushed} /> };
}

const GOING = ['travel.to', 'pilot.to', 'third.to'];

const Spent = ({ fuel }: { readonly fuel: string }): ReactNode => (
  <span className="ee-brings">
    <Drop />
    {fuel}
  </span>
);

const PushedOut = ({ buyer }: { readonly buyer: Buyer }): ReactNode => (
  <span className="ee-brings">
    −<HeadChip kind={buyerKind(buyer)} />
  </span>
);

const soldAt = (state: State, market: Market): number =>
  incomeOf(state, filled(state.turn.region), [...state.turn.markets, market]).credits;

/** A card by its face; where it pays for an action, with what it would bring. */
function cardAnswer({ state, seat, prompt }: AnswerFacts, card: Card): ShownAnswer {
  const words = chipOf(card);
  if (prompt !== 'action.card') return { words };
  const brings = deedPlans(state, seat, card).find(({ deed }) => deed === state.turn.action)?.brings ?? null;
  return brings === null ? { words } : { words, brings: <Brings brings={brings} /> };
}

function tileAnswer({ state, seat, prompt }: AnswerFacts, tile: Tile): ShownAnswer {
  const words = chipOf(tile);
  const player = playerAt(state, seat);
  const value = tileValue(tile);
  if (prompt === 'survey.place') return { words, brings: <PieceChip piece={siteOf(tile)} /> };
  if ([...player.hold, ...player.hatch].includes(tile))
    return prompt === 'smuggle.tile' || prompt === 'deal.tile' ? { words, brings: credits(value) } : { words };
  const cost = COSTS[prompt]?.(value) ?? 0;
  if (cost > 0) return { words, brings: credits(-cost) };
  const gain = hasGuard(player, tileKind(tile)) ? null : sampleGain(player, tileKind(tile));
  return gain === null || gain.credits === 0 ? { words } : { words, brings: credits(gain.credits) };
}

function buyerAnswer(state: State, buyer: Buyer): ShownAnswer {
  const market = ALL_MARKETS.find((one) => state.queues[one]?.includes(buyer));
  return {
    face: (
      <>
        <HeadChip kind={buyerKind(buyer)} />
        {market !== undefined && <Plates markets={[market]} />}
      </>
    ),
  };
}

function wordAnswer(facts: AnswerFacts, word: string): ShownAnswer | null {
  const { state, seat, prompt, plans } = facts;
  const { turn } = state;
  switch (prompt) {
    case 'action.action':
    case 'imagine.action': {
      if (!isOneOf(DEEDS, word)) return null;
      const brings = plans.find(({ deed }) => deed === word)?.brings ?? null;
      return { words: say(`deed-name-${word}`), ...(brings === null ? {} : { brings: <Brings brings={brings} /> }) };
    }
    case 'market.step':
    case 'campaign.kind':
    case 'command.step':
      return stepAnswer(state, seat, prompt, word);
    case 'sell.region': {
      const colour = colourOfTrack(word);
      const markets = bestSale(state, seat, colour, turn.waived);
      return { words: colourText(colour, 'pl'), brings: credits(incomeOf(state, colour, markets).credits) };
    }
    case 'sell.market':
      return {
        words: say('answer-sell'),
        brings: credits(incomeOf(state, filled(turn.region), turn.markets).credits),
      };
    case 'sample.guard': {
      if (verbOf(word) !== 'sample') return null;
      const gain = sampleGain(
        playerAt(state, seat),
        kindOfCell(numbered(is.cell, Number(word.slice('sample@'.length)))),
      );
      if (gain === null || gain.credits === 0) return { words: say('answer-sample-step') };
      return { words: say('answer-sample'), brings: credits(gain.credits) };
    }
    case 'imagine.colour': {
      const colour = colourOfTrack(word);
      return {
        words: colourText(colour),
        brings: (
          <span data-region={buyerName(colour)}>
            <Cut colour={colour} />
          </span>
        ),
      };
    }
    default:
      return null;
  }
}

/** A trader, an envoy, or a buyer of the pool with the level that he makes and whom he pushes out. */
function stepAnswer(state: State, seat: Seat, prompt: string, word: string): ShownAnswer | null {
  const market = filled(state.turn.market);
  const kind = kindAdded(word);
  if (kind !== null) {
    const pushed = prompt === 'market.step' ? pushedOutAt(state, market) : null;
    return {
      face: <HeadChip kind={kind} />,
      brings: (
        <>
          {kind !== SPECIAL && <Level from={levelOf(state, kind)} to={levelAfter(state, kind, pushed)} />}
          {pushed !== null && <PushedOut buyer={pushed} />}
        </>
      ),
    };
  }
  const centre = CENTRE_OF[market];
  switch (verbOf(word)) {
    case 'trader':
      return { words: say('answer-trader'), brings: <Plates markets={[market]} /> };
    case 'envoy':
      return { words: say('answer-envoy'), brings: <Envoys {...{ state, seat, centre }} more={1} /> };
    case 'withdraw':
      return { words: say('answer-withdraw'), brings: <Envoys {...{ state, seat, centre }} more={-1} /> };
    default:
      return null;
  }
}

interface EnvoysProps {
  readonly state: State;
  readonly seat: Seat;
  readonly centre: Centre;
  readonly more: number;
}

/** An envoy more or fewer, and what that changes of what the centre would pay. */
function Envoys({ state, seat, centre, more }: EnvoysProps): ReactNode {
  const envoys = envoysAt(state, seat, centre);
  const pays = payOf(state, seat, centre, more) - payOf(state, seat, centre);
  return (
    <>
      <Level from={envoys} to={envoys + more} />
      {pays !== 0 && credits(pays)}
    </>
  );
}

const levelAfter = (state: State, kind: Colour, pushed: Buyer | null): number =>
  levelOf(state, kind) + (pushed !== null && buyerKind(pushed) === kind ? 0 : 1);
