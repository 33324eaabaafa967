import { defined } from '@stolik/engine';
import { conserved } from '@stolik/engine/state';
import { COST, LEVEL, UNSTABLE } from './content/catalogue.ts';
import { COSTS, LEVELS } from './content/limits.ts';
import { ARTIFACTS_PER_STACK, BASE_LIMIT, DOCK_ROWS, MAIN_ACTIONS, MINE_ROWS, ROW_OF_SLOT } from './content/tables.ts';
import { state } from './fields.ts';
import { EMPTY } from './pieces.ts';
import { termsOf } from './rules/terms.ts';
import { NOT_USED, type State } from './state.ts';

/** SS-20: what must always hold. Each law that does not is a sentence. */
export function invariants(s: State): string[] {
  return [
    ...conserved(state, s), // SS-20.1 to 20.3
    ...stacks(s), // SS-20.1, SS-20.2
    ...totems(s), // SS-20.4
    ...rowsAndBases(s), // SS-20.5
    ...marker(s), // SS-20.9
    ...turn(s), // SS-20.10, SS-20.12
  ];
}

/** SS-20.1, SS-20.2: in a stack lies what belongs to its row. */
function stacks(s: State): string[] {
  const misplaced = (piles: readonly (readonly number[])[], of: readonly number[], rows: readonly number[]): boolean =>
    piles.some((stack, row) => stack.some((piece) => of[piece] !== rows[row]));
  return [
    ...(misplaced(s.mercenaryStacks, LEVEL, LEVELS) ? ['a Mercenary is in the stack of another level'] : []),
    ...(misplaced(s.crystalStacks, COST, COSTS) ? ['a crystal is in the stack of another cost'] : []),
  ];
}

function totems(s: State): string[] {
  const used = s.totems.filter((holder) => holder !== NOT_USED);
  const problems = used.length === s.inPlay.length ? [] : [`${used.length} Totems are in use`];
  if (used.some((holder) => holder >= s.seats)) problems.push('a Totem is with nobody at this table');
  return problems;
}

/** Between turns rows are full unless their stack is empty, and nothing lies in the play area. */
function rowsAndBases(s: State): string[] {
  const problems: string[] = [];
  s.docks.forEach((card, slot) => {
    if (card !== EMPTY && LEVEL[card] !== DOCK_ROWS[defined(ROW_OF_SLOT[slot])]?.level)
      problems.push(`Docks slot ${slot} has a wrong level`);
  });
  s.mine.forEach((crystal, slot) => {
    if (crystal !== EMPTY && COST[crystal] !== MINE_ROWS[defined(ROW_OF_SLOT[slot])]?.cost)
      problems.push(`Mine slot ${slot} has a wrong cost`);
  });
  for (const player of s.players) {
    if (player.base.length > BASE_LIMIT) problems.push(`a Base has ${player.base.length} cards`);
  }
  const betweenTurns =
    s.turn.mainUsed.length === 0 &&
    s.turn.raids.length === 0 &&
    s.turn.startUsed.length === 0 &&
    s.turn.skills.length === 0;
  if (s.ended !== null && betweenTurns) {
    if (
      s.docks.some((card, slot) => card === EMPTY && (s.mercenaryStacks[defined(ROW_OF_SLOT[slot])]?.length ?? 0) > 0)
    )
      problems.push('the Docks were not filled');
    if (
      s.mine.some(
        (crystal, slot) => crystal === EMPTY && (s.crystalStacks[defined(ROW_OF_SLOT[slot])]?.length ?? 0) > 0,
      )
    )
      problems.push('the Mine was not filled');
  }
  return problems;
}

function marker(s: State): string[] {
  const unstable = s.players.reduce(
    (sum, player) => sum + player.crystals.filter((crystal) => UNSTABLE[crystal]).length,
    0,
  );
  const artifactStacks = s.artifactStacks.filter((stack) => stack.length === 0).length;
  const emptied = [...s.crystalStacks, ...s.mercenaryStacks].filter((stack) => stack.length === 0).length;
  const expected = Math.min(s.collapse, unstable + s.emptied + artifactStacks);
  const problems = s.caveIn === expected ? [] : [`the Cave-In marker is on ${s.caveIn} instead of ${expected}`];
  if (emptied !== s.emptied) problems.push(`${emptied} stacks are empty, ${s.emptied} were counted`);
  if (s.artifactStacks.some((stack) => stack.length > ARTIFACTS_PER_STACK))
    problems.push('an Artifact stack has grown');
  return problems;
}

function turn(s: State): string[] {
  const { mainUsed, raids, extraMine, playArea } = s.turn;
  const problems: string[] = [];
  if (mainUsed.length > MAIN_ACTIONS) problems.push(`${mainUsed.length} main actions in a turn`);
  if (mainUsed.length === 2 && mainUsed[0] === mainUsed[1] && !termsOf(s).repeat)
    problems.push(`${mainUsed[0]} twice without a permission`);
  if (mainUsed.length > 0 && raids.length > 0) problems.push('a raid and a main action in one turn');
  if (raids.length > 2 || new Set(raids).size !== raids.length) problems.push('too many raids in a turn');
  if (extraMine < 0) problems.push('an extra action that was not granted');
  if (s.ended !== null && playArea.length > 0) problems.push('cards in the play area after the game');
  return problems;
}
