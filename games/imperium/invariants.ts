import { allSeats, defined } from '@stolik/engine';
import { conserved } from '@stolik/engine/state';
import { kindOf, NO_GARRISON, PINNED, RESTLESS, UNREST } from './content/catalogue.ts';
import { MOST_VARIABLE_POINTS } from './content/tables.ts';
import { state } from './fields.ts';
import { NONE } from './pieces.ts';
import { ownedPiles } from './rules/count.ts';
import { marksOf } from './rules/moves.ts';
import { cardPoints } from './score.ts';
import { nationOf, type Player, type State } from './state.ts';

/**
 * IM-23: what must always hold. Each law that does not is a sentence. What no position shows is kept elsewhere: that no card with
 * tokens is exiled (IM-23.4) and none with the wrong icon played (IM-23.11) where those moves are listed, that no view tells a
 * secret (IM-23.15) in the laws of the test kit.
 */
export function invariants(s: State): string[] {
  if (s.phase === 'seating') return [];
  return [
    ...conserved(state, s), // IM-23.1
    ...unrest(s), // IM-23.2, IM-23.3
    ...tokens(s), // IM-23.8
    ...s.players.flatMap((player, seat) => playerLaws(s, player).map((problem) => `seat ${seat}: ${problem}`)),
    ...points(s), // IM-23.12, IM-23.13
    ...ending(s), // IM-23.5, IM-23.14
  ];
}

function unrest(s: State): string[] {
  const problems: string[] = [];
  if (s.unrestPile.length === 0 && !s.collapsed) problems.push('the unrest pile is empty and the game goes on');
  if (s.unrestPile.some((card) => (marksOf(card) & UNREST) === 0))
    problems.push('a card in the unrest pile is no unrest');
  if (s.collapsed) return problems;
  s.market.forEach((card, slot) => {
    const wants = card !== NONE && (marksOf(card) & RESTLESS) !== 0;
    if (wants !== (s.under[slot] !== NONE))
      problems.push(`market slot ${slot + 1} has ${wants ? 'no' : 'an'} unrest under it`);
  });
  return problems;
}

function tokens(s: State): string[] {
  const problems: string[] = [];
  if (s.tokens.some((n) => n < 0)) problems.push('a market card has fewer than no tokens');
  s.market.forEach((card, slot) => {
    if (card === NONE && s.tokens.slice(slot * 3, slot * 3 + 3).some((n) => n > 0))
      problems.push(`tokens lie on the empty market slot ${slot + 1}`);
  });
  for (const { materials, population, progress } of [...s.players, ...(s.rival === null ? [] : [s.rival])])
    if (Math.min(materials, population, progress) < 0) problems.push('somebody has fewer than no tokens');
  return problems;
}

function playerLaws(s: State, player: Player): string[] {
  const nation = nationOf(player);
  const problems: string[] = [];
  const bottom = player.nationDeck[0];
  if (bottom !== undefined && kindOf(bottom).start !== 'accession') problems.push('the last nation card is another'); // IM-23.6
  if (nation.bottom === 'accession' && player.empire !== (bottom === undefined))
    problems.push(`is ${player.empire ? 'an empire before' : 'no empire after'} the accession`);
  if (nation.neverEmpire && player.empire) problems.push('has become an empire');
  const { exhausted, exhausts, actions } = player;
  if (exhausts < 0 || exhausts + exhausted.length > nation.exhaustTokens) problems.push('has too many exhaust tokens'); // IM-23.7
  if (new Set(exhausted).size !== exhausted.length) problems.push('has two exhaust tokens in one place');
  if (exhausted.some((card) => card >= 0 && !player.play.includes(card)))
    problems.push('has an exhaust token on a card out of play');
  if (actions < 0) problems.push('has fewer than no actions'); // IM-23.8
  if (nation.agePile !== 'history' && player.history.length > 0) problems.push('has a history'); // IM-23.9
  if (nation.agePile !== 'sunken' && player.sunken.length > 0) problems.push('has sunken cards');
  if (player.garrison.length !== player.hosts.length) problems.push('has a garrison without a host');
  for (const host of player.hosts)
    if (!player.play.includes(host) || (marksOf(host) & PINNED) === 0) problems.push(`${host} hosts and is not pinned`); // IM-23.10
  if (player.garrison.some((card) => NO_GARRISON[card] === true && s.phase === 'playing'))
    problems.push('has a card garrisoned that cannot be');
  return problems;
}

/** Nothing twice for nothing, and nothing worth more than it can be. */
function points(s: State): string[] {
  const problems: string[] = [];
  if (new Set(s.turn.freed).size !== s.turn.freed.length) problems.push('a card was played freely twice');
  for (const seat of allSeats(s.seats))
    for (const pile of ownedPiles(defined(s.players[seat])))
      for (const card of pile) {
        if (kindOf(card).points.kind !== 'variable') continue;
        const worth = cardPoints(s, seat, card);
        if (worth < 0 || worth > MOST_VARIABLE_POINTS) problems.push(`${kindOf(card).id} is worth ${worth}`);
      }
  return problems;
}

function ending(s: State): string[] {
  const problems: string[] = [];
  if (kindOf(s.king).side === 'B' && s.trigger === null) problems.push('King of Kings was turned and nothing followed');
  if (s.trigger !== null && s.round > s.lastRound) problems.push(`round ${s.round} is played after the last one`);
  if (s.trigger === null && s.lastRound !== 0) problems.push('there is a last round without a reason');
  return problems;
}
