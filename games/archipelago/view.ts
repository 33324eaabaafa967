import type { Seat } from '@stolik/engine';
import { backOf } from './content/catalogue.ts';
import { NO_CUBES } from './content/tables.ts';
import { copyCrisis, copyTalks, copyTurn } from './copy.ts';
import { type Card, FACE_DOWN, faceDownWith, type Objective, type Region } from './pieces.ts';
import { type Fists, HIDDEN, NOT_YET, type Player, type State } from './state.ts';

/**
 * AR-2: who sees what. Public is all that lies on the table (AR-2.3); hidden are stocks and objectives (AR-2.2), decks, stacks and hands (AR-2.5).
 * A view lists every field anew and never copies one it does not know, so a new field stays hidden until somebody decides otherwise. When the game
 * has ended everything is shown (AR-13).
 */
export function view(s: State, viewer: Seat | null): State {
  const over = s.ended !== null;
  return {
    seats: s.seats,
    options: s.options,
    order: s.order.slice(),
    active: s.active,
    round: s.round,
    phase: s.phase,
    map: s.map,
    stack: stackView(s),
    tileDiscard: s.tileDiscard.slice(),
    aside: s.aside.slice(),
    found: s.found,
    holder: s.holder.slice(),
    ground: s.ground.slice(),
    harbour: s.harbour.slice(),
    built: s.built.slice(),
    served: s.served.slice(),
    pillaged: s.pillaged.slice(),
    pillageCoins: s.pillageCoins,
    at: s.at.slice(),
    spot: s.spot.slice(),
    engaged: s.engaged.slice(),
    lying: s.lying.slice(),
    fleet: s.fleet,
    domestic: s.domestic.slice(),
    export: s.export.slice(),
    bank: s.bank.slice(),
    florins: s.florins,
    population: s.population,
    unrest: s.unrest,
    workers: s.workers,
    tokens: s.tokens,
    tokensSpent: s.tokensSpent,
    circles: s.circles.map((seats) => seats.slice()),
    players: s.players.map((player, seat) =>
      playerView(player, s, over || seat === viewer, over || seesStocks(s, viewer)),
    ),
    deck: s.deck.map((card, at) => (at === s.deck.length - 1 ? faceDownWith(backOf(card)) : (FACE_DOWN as Card))),
    track: s.track.slice(),
    rotation: s.rotation.slice(),
    discard: s.discard.slice(),
    revealed: s.revealed.slice(),
    used: s.used.slice(),
    fresh: s.fresh.slice(),
    trends: s.trends.slice(),
    votes: s.votes.slice(),
    met: s.met,
    called: s.called,
    turn: copyTurn(s.turn),
    crisis: s.crisis === null ? null : copyCrisis(s.crisis),
    fists: s.fists === null ? null : fistsView(s.fists, viewer),
    talks: s.talks === null ? null : copyTalks(s.talks),
    promises: s.promises.slice(),
    placeDeals: s.placeDeals.slice(),
    hands: s.hands.slice(),
    passed: s.passed.slice(),
    ended: s.ended,
  };
}

/** With two players what the other has follows from the bank, which lies open; it would be no secret to hide it. */
export const seesStocks = (s: State, viewer: Seat | null): boolean => s.seats === 2 && viewer !== null;

/** The side on top can be seen once the stack has been made (AR-5.9). */
const stackView = (s: State): Region[] =>
  s.stack.map((region, at) => (s.round > 0 && at === s.stack.length - 1 ? region : (FACE_DOWN as Region)));

const hide = <T extends number>(pieces: readonly T[]): T[] => pieces.map(() => FACE_DOWN as T);

function playerView(player: Player, s: State, own: boolean, stocks: boolean): Player {
  const known = own || stocks;
  const open = own || s.options.allClear;
  return {
    florins: known ? player.florins : HIDDEN,
    cubes: known ? player.cubes.slice() : NO_CUBES.map(() => HIDDEN),
    tokens: known ? player.tokens : HIDDEN,
    discs: player.discs,
    spent: player.spent,
    cards: player.cards.slice(),
    wonders: player.wonders.slice(),
    objectives: player.objectives.map((objective) =>
      open || player.shown.includes(objective) ? objective : (FACE_DOWN as Objective),
    ),
    shown: player.shown.slice(),
    declined: own ? player.declined.slice() : hide(player.declined),
    tiles: own ? player.tiles.slice() : hide(player.tiles),
    given: player.given,
    portFees: player.portFees,
    marketFees: player.marketFees,
    words: player.words,
    promisesKept: player.promisesKept,
    promisesBroken: player.promisesBroken,
  };
}

/** What the victim holds is known to him alone, and so is whether a hand is empty; only that it is closed can be seen. */
const fistsView = ({ victim, left, right }: Fists, viewer: Seat | null): Fists =>
  victim === viewer
    ? { victim, left, right }
    : { victim, left: left === NOT_YET ? left : HIDDEN, right: right === NOT_YET ? right : HIDDEN };
