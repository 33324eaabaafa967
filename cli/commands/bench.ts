import { cpus } from 'node:os';
import type { AnyGame } from '@stolik/engine';
import { comparePeers } from '../bench/compare.ts';
import type { BenchFigures } from '../bench/figures.ts';
import { measureGame } from '../bench/measure.ts';
import { type Pace, usualPace } from '../bench/pace.ts';
import { openPeer } from '../bench/peer.ts';
import { fullTable } from '../bench/random-play.ts';
import { reportLines } from '../bench/report.ts';

export interface BenchArguments {
  readonly game: AnyGame;
  /** The same work in boardgame.io as well, and the ratio. */
  readonly peers: boolean;
  /** One object of `BenchFigures` instead of a table for people. */
  readonly json: boolean;
  /** A line of the result. */
  readonly out: (line: string) => void;
  /** A line of progress. */
  readonly note: (line: string) => void;
  readonly pace?: Pace;
}

export async function bench({ game, peers, json, out, note, pace = usualPace }: BenchArguments): Promise<void> {
  // Opened before anything is measured: if the peer is missing, nobody should wait for that news.
  const peer = peers ? openPeer() : null;
  const seating = fullTable(game);
  const figures: BenchFigures = {
    game: game.id,
    seats: seating.seats,
    ...measureGame(game, seating, pace, note),
    ...(peer === null ? {} : { peers: comparePeers(peer, pace, note) }),
    node: process.version,
    cpu: cpus()[0]?.model.trim() ?? 'unknown processor',
  };
  if (json) out(JSON.stringify(figures, (_, value) => (typeof value === 'number' ? rounded(value) : value)));
  else for (const line of reportLines(figures)) out(line);
}

/** More digits than these would only be noise. */
const rounded = (figure: number): number => Number(figure.toPrecision(6));
