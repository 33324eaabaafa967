import type { AnyGame } from '@stolik/engine';

/** All that the engine asks of a game. */
const ASKED_FOR = [
  'id version seats variants firstGame refuseSeating decisionLimit endings ending setup play scripts turn breaksOff active',
  'copy fields view determinize score rivalScore winners lowestWins epilogue invariants evaluate odds means sensible',
  'describe moment order nameOf explain optionText eventText actions whyNot shortcuts coverage box programs',
].flatMap((line) => line.split(' '));

/** Parts of a game come in groups, of which types do not refuse what has another name: without it a misspelt part would only be missing. */
export const unknownParts = (game: AnyGame): string[] => Object.keys(game).filter((part) => !ASKED_FOR.includes(part));
