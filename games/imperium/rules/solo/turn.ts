import { defined, given, type Script, seat as seatAt } from '@stolik/engine';
import { nodeAt } from '../../content/cards.ts';
import type { Node } from '../../content/language.ts';
import { DIE_SIDES, LEVELS, MARKET_TOKENS, type TableRow, tableRows } from '../../content/solo.ts';
import { NONE } from '../../pieces.ts';
import { newTurn, RIVAL, type State, TOKEN_AT, top } from '../../state.ts';
import { protecting, protection } from '../attack.ts';
import { fits } from '../filters.ts';
import { publish } from '../moves.ts';
import { begin, type Doing, perform } from '../running.ts';
import { call, type GameDealer, loop, run, script, when } from '../steps.ts';
import { rivalCan, rivalDoes, rivalSteals } from './acts.ts';
import { drawForRival, mill, rivalOf } from './deck.ts';

const HUMAN = seatAt(0);

/** What a row of the table says, statement by statement: only what concerns the human may ask anything. */
interface RivalDoing extends Doing {
  at: number;
  chosen: number;
  short: boolean;
}

const rivalAct: Script<RivalDoing> = script<RivalDoing>('rival-act', [
  when(is('seq'), [
    loop(
      (_, { node, at }) => at < nodeAt<'seq'>(node).items.length,
      [again(({ node, at }) => defined(nodeAt<'seq'>(node).items[at])), run(next)],
    ),
  ]),
  when(is('first'), [
    run((s, local, dealer) => {
      const { branches } = nodeAt<'first'>(local.node);
      const chosen = branches.findIndex((branch) => rivalCan(s, branch)); // IM-21.14
      local.chosen = chosen < 0 ? -1 : defined(branches[chosen]).id;
      dealer.tell(chosen < 0 ? { type: 'rival-nothing' } : { type: 'rival-branch', branch: chosen });
    }),
    when((_, { chosen }) => chosen >= 0, [again(({ chosen }) => nodeAt(chosen))]),
  ]),
  when(is('cost'), [
    when(
      (s, { node }) => rivalCan(s, nodeAt(node)),
      [
        run((s, { node }, dealer) => {
          for (const cost of nodeAt<'cost'>(node).costs) rivalDoes(s, cost, dealer);
        }),
        again(({ node }) => nodeAt<'cost'>(node).then),
      ],
    ),
  ]),
  when(is('each'), [perform(({ node }) => nodeAt(node))]), // IM-21.18
  when(is('steal'), [
    run((s, local, dealer) => {
      local.short = rivalSteals(s, nodeAt<'steal'>(local.node), HUMAN, dealer);
      top(s).actor = HUMAN;
    }),
    when(
      (_, { node, short }) => short && nodeAt<'steal'>(node).unable !== null,
      [perform(({ node }) => given(nodeAt<'steal'>(node).unable))],
    ),
    run((s) => {
      top(s).actor = RIVAL;
    }),
  ]),
  when(
    (_, { node }) => !COMPOUND.includes(nodeAt(node).op),
    [run((s, { node }, dealer) => rivalDoes(s, nodeAt(node), dealer))],
  ),
]);

const COMPOUND: readonly string[] = ['seq', 'first', 'cost', 'each', 'steal'];

function is(op: Node['op']) {
  return (_: State, { node }: RivalDoing): boolean => nodeAt(node).op === op;
}

function again(nodeOf: (local: RivalDoing) => Node) {
  return call<RivalDoing, RivalDoing>(
    (): Script<RivalDoing> => rivalAct,
    (_, local) => ({ node: nodeOf(local).id, at: 0, chosen: -1, short: false }),
  );
}

function next(_: State, local: RivalDoing): void {
  local.at++;
}

/** IM-21.3, IM-21.13: the die, then the cards of the row one after the other, then clean-up. */
interface RivalTurn {
  at: number;
  row: number;
}

const effectOf = (s: State, { row }: RivalTurn): Node => defined(rows(s)[row]).effect;

/** The table is looked up with the state at that moment. */
const rows = (s: State): readonly TableRow[] => tableRows(rivalOf(s).nation, rivalOf(s).empire);

export const rivalTurn = script<RivalTurn>('rival-turn', [
  run((s, local, dealer) => {
    const rival = rivalOf(s);
    s.turn = newTurn('none');
    local.at = 0;
    rival.rolled = dealer.below(DIE_SIDES) + 1; // (1)
    dealer.tell({ type: 'rival-rolled', n: rival.rolled, spares: rival.rolled <= rival.slots.length });
  }),
  loop(
    (s, { at }) => at < rivalOf(s).slots.length,
    [
      when(
        (s, { at }) => at !== rivalOf(s).rolled - 1 && rivalOf(s).slots[at] !== NONE,
        [
          run(turnUp), // (2)
          when((s) => top(s).attack, [call(protection, () => protecting(0))]),
          call<RivalTurn, RivalDoing>(
            (): Script<RivalDoing> => rivalAct,
            (s, local) => ({ node: effectOf(s, local).id, at: 0, chosen: -1, short: false }),
          ),
          run((s) => {
            s.running.pop();
          }),
        ],
      ),
      run((_, local) => {
        local.at++;
      }),
    ],
  ),
  run(cleanUp),
]);

function turnUp(s: State, local: RivalTurn, dealer: GameDealer): void {
  const rival = rivalOf(s);
  const card = defined(rival.slots[local.at]);
  rival.open |= 1 << local.at;
  publish(s, card);
  dealer.reveal();
  local.row = rows(s).findIndex(({ test }) => fits(s, test, card));
  const { attack } = defined(rows(s)[local.row]);
  begin(s, card, RIVAL, 'rival', attack);
  const { nation, empire } = rival;
  dealer.tell({ type: 'rival-turned-up', slot: local.at + 1, card, nation, empire, row: local.row });
}

/** (3) to (6) */
function cleanUp(s: State, _: RivalTurn, dealer: GameDealer): void {
  const rival = rivalOf(s);
  rival.slots.forEach((card, slot) => {
    if (card === NONE || ((rival.open >> slot) & 1) === 0) return;
    rival.discard.push(card);
    rival.slots[slot] = NONE;
  });
  rival.open = 0;
  layToken(s, dealer);
  mill(s, defined(LEVELS[rival.level]).millAtCleanup, dealer);
  for (let slot = 0; slot < rival.slots.length; slot++)
    if (rival.slots[slot] === NONE) rival.slots[slot] = drawForRival(s, dealer);
}

/** IM-21.4: on the market card in the slot of the number rolled. */
function layToken(s: State, dealer: GameDealer): void {
  const rival = rivalOf(s);
  const slot = rival.rolled - 1;
  const card = s.market[slot] ?? NONE;
  if (card === NONE) return;
  const { n, resource } = defined(MARKET_TOKENS[rival.nation]);
  const at = slot * 3 + TOKEN_AT[resource];
  s.tokens[at] = defined(s.tokens[at]) + n;
  dealer.tell({ type: 'rival-token', card, resource, n });
}

export const soloScripts: readonly Script[] = [rivalTurn, rivalAct];
