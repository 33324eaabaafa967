import type { Option } from '@stolik/engine';
import { artifactsWithinReach } from './rules/collect.ts';
import { crystalsWithinReach } from './rules/mining.ts';
import { recruitable } from './rules/recruit.ts';
import { legalMoves } from './rules/turn.ts';
import { activePlayer, type State } from './state.ts';

/** The prompt in which the active player chooses a move. */
const MOVES = 'actions.move';

/**
 * SS-5.5 in one click: a crystal stands for mining it, a card of the Docks for recruiting it, a hand card for its skill, an
 * Artifact for collecting it. Each piece has one meaning only. Where a crystal could be mined both ways, the extra action goes first: it is
 * lost at the end of the turn, while the main action may still become another one (SS-7.6).
 */
export function shortcuts(view: State, prompt: string): ReadonlyMap<number, readonly Option[]> {
  const meanings = new Map<number, readonly Option[]>();
  if (prompt !== MOVES) return meanings;
  const moves = legalMoves(view);
  const mean = (word: string, pieces: readonly number[]): void => {
    if (!moves.includes(word)) return;
    // A single piece is taken by the rules without asking for it.
    for (const piece of pieces) meanings.set(piece, pieces.length === 1 ? [word] : [word, piece]);
  };
  mean('recruit', recruitable(view));
  mean(moves.includes('extra-mine') ? 'extra-mine' : 'mine', crystalsWithinReach(view));
  mean('collect', artifactsWithinReach(view));
  mean('skill', activePlayer(view).hand);
  return meanings;
}
