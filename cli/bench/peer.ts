import { createRequire } from 'node:module';
import { codeOf, defined } from '@stolik/engine';
import type { Game, State } from 'boardgame.io';
import { SEATS } from './market-box.ts';
import { type PeerDecks, type PeerMarket, type PeerOption, peerMarket, peerOptions } from './market-peer.ts';
import type { Picker } from './picker.ts';

export type PeerState = State<PeerMarket>;

/** boardgame.io at its quickest: the bare reducer, without store, clients or network. */
export interface Peer {
  readonly name: string;
  start(seed: string, decks?: PeerDecks): PeerState;
  /** The state after a move. A refused one is an error. */
  move(state: PeerState, option: PeerOption): PeerState;
}

/** The peer is a development dependency and is not there. */
export class PeerMissing extends Error {
  override name = 'PeerMissing';
}

type Internal = typeof import('boardgame.io/internal');
export type PeerLoader = (module: string) => unknown;

/** The package has no entry for `import`, so it is required. */
const installed: PeerLoader = createRequire(import.meta.url);

export function openPeer(load: PeerLoader = installed): Peer {
  const { version } = loaded<{ version: string }>(load, 'boardgame.io/package.json');
  const internal = inProduction(() => loaded<Internal>(load, 'boardgame.io/internal'));
  const { CreateGameReducer, InitializeGame, ProcessGameConfig } = internal;
  // Processed once: the framework would otherwise do it again for every new game.
  const game: Game = ProcessGameConfig(peerMarket);
  const reduce = CreateGameReducer({ game });
  return {
    name: `boardgame.io ${version}`,
    start: (seed, decks) => InitializeGame({ game: { ...game, seed }, numPlayers: SEATS, setupData: decks }),
    move(state, { move, args }) {
      const playerID = state.ctx.currentPlayer;
      const next = reduce(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID } });
      if (next.transients !== undefined) throw new Error(`boardgame.io refused ${move} ${args.join(' ')}`);
      return next;
    },
  };
}

function loaded<T>(load: PeerLoader, module: string): T {
  try {
    return load(module) as T; // a package that is loaded only here
  } catch (error) {
    if (codeOf(error) !== 'MODULE_NOT_FOUND') throw error;
    throw new PeerMissing(
      'boardgame.io is not installed, it is needed only for this comparison: run "npm install --include=dev" in the folder of the project and try again.',
    );
  }
}

/**
 * boardgame.io and Immer check more in development, so the comparison is made as they run in production. Immer decides
 * when it is loaded, boardgame.io at each move.
 */
export function inProduction<T>(work: () => T): T {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    return work();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

/** A whole game at random, options listed before each move; how many decisions it took. */
export function playPeerGame(peer: Peer, seed: string, pick: Picker): number {
  let state = peer.start(seed);
  let decisions = 0;
  while (state.ctx.gameover === undefined) {
    state = randomMove(peer, state, pick);
    decisions++;
  }
  return decisions;
}

/** The state of a game after so many moves at random. */
export function peerStateAfter(peer: Peer, moves: number, seed: string, pick: Picker): PeerState {
  let state = peer.start(seed);
  for (let i = 0; i < moves; i++) state = randomMove(peer, state, pick);
  return state;
}

function randomMove(peer: Peer, state: PeerState, pick: Picker): PeerState {
  const options = peerOptions(state.G, state.ctx);
  return peer.move(state, defined(options[pick(options.length)]));
}
