import { defined } from '@stolik/engine';
import type { PeerFigures } from './figures.ts';
import { market } from './market.ts';
import { TURNS } from './market-box.ts';
import { measureCopies } from './measure.ts';
import { median, medianPerSecond, type Pace, perSecond } from './pace.ts';
import { inProduction, type Peer, peerStateAfter, playPeerGame } from './peer.ts';
import { pickerFrom } from './picker.ts';
import { fullTable, playGame } from './random-play.ts';

/** The same game in our engine and in boardgame.io: turn and turn about, so that both meet the same machine. */
export function comparePeers(peer: Peer, pace: Pace, note: (line: string) => void): PeerFigures {
  return inProduction(() => compare(peer, pace, note));
}

function compare(peer: Peer, pace: Pace, note: (line: string) => void): PeerFigures {
  const seating = fullTable(market);
  const pick = pickerFrom(1);
  let games = 0;
  const ourGame = () => playGame(market, seating, `peers ${games++}`, pick);
  const theirGame = () => playPeerGame(peer, `peers ${games++}`, pick);
  note('market: warming up');
  perSecond(pace.warmUp, ourGame);
  perSecond(4 * pace.warmUp, theirGame);

  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 1; round <= pace.rounds; round++) {
    note(`market: round ${round} of ${pace.rounds}`);
    ours.push(perSecond(pace.slice, ourGame));
    theirs.push(perSecond(pace.peerSlice, theirGame));
  }
  const ratios = ours.map((rate, round) => rate / defined(theirs[round]));
  note('market: copies');
  return {
    game: 'market',
    peer: peer.name,
    rounds: pace.rounds,
    ours: median(ours),
    theirs: median(theirs),
    ratio: median(ratios),
    ratios,
    ourCopies: measureCopies(market, seating, pace),
    theirCopies: measurePeerCopies(peer, pace),
  };
}

function measurePeerCopies(peer: Peer, pace: Pace): number {
  const pick = pickerFrom(2);
  const quarter = Math.floor(TURNS / 4);
  const states = Array.from({ length: 16 }, (_, i) =>
    peerStateAfter(peer, quarter + pick(2 * quarter), `copies ${i}`, pick),
  );
  return medianPerSecond(pace, pace.otherRounds, () => {
    for (const state of states) structuredClone(state);
    return states.length;
  });
}
