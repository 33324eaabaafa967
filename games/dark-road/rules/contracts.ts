import { defined, given, pieceIn, type Seat } from '@stolik/engine';
import { contractKind } from '../content/cards.ts';
import { CONTRACT_SLOTS } from '../content/tables.ts';
import type { Contract } from '../pieces.ts';
import { type State, wagonAt } from '../state.ts';
import { choose, decide, type GameDealer, type OrCompanion, run, script, when } from './steps.ts';

/** DR-9: the visible top contract of any stack. On a fourth one goes under its own stack (DR-18.4). */
export interface ContractTaking {
  seat: Seat;
  open: boolean;
  contract?: OrCompanion<Contract> | null;
  returned?: Contract | null;
}

export const takeContract = script<ContractTaking>('take-contract', [
  decide('contract', topContracts, { by: (_, { seat }) => seat, open: (_, { open }) => open }),
  when(
    (_, { contract }) => typeof contract === 'number',
    [
      run((s, { seat, contract }, dealer) => {
        const taken = takeTop(s, pieceIn(contract), dealer);
        wagonAt(s, seat).contracts.push(taken);
        dealer.tell({ type: 'contract-taken', merchant: seat, contract: taken });
      }),
      when(
        (s, { seat }) => wagonAt(s, seat).contracts.length > CONTRACT_SLOTS,
        [
          choose('returned', (s, { seat }) => wagonAt(s, seat).contracts.slice(), { by: (_, { seat }) => seat }),
          run((s, { seat, returned }, dealer) => {
            const contract = given(returned);
            const { contracts } = wagonAt(s, seat);
            contracts.splice(contracts.indexOf(contract), 1);
            putUnder(s, contract);
            dealer.tell({ type: 'contract-returned', merchant: seat, contract });
          }),
        ],
      ),
    ],
  ),
]);

export function topContracts(s: State): Contract[] {
  const tops: Contract[] = [];
  for (let town = 0; town < s.contracts.length; town++) {
    const top = s.contracts[town]?.at(-1);
    if (top !== undefined) tops.push(top);
  }
  return tops;
}

export const stackOf = (s: State, contract: Contract): Contract[] => defined(s.contracts[contractKind(contract).town]);

/** The next one of the stack comes to light. */
export function takeTop(s: State, contract: Contract, dealer: GameDealer): Contract {
  stackOf(s, contract).pop();
  dealer.reveal();
  return contract;
}

export function putUnder(s: State, contract: Contract): void {
  stackOf(s, contract).unshift(contract);
}
