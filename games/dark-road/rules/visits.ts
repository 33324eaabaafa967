import { defined, type Option, type Script, type Seat, scriptNamed } from '@stolik/engine';
import { CONCERN, type State, wagonAt } from '../state.ts';
import { concernVisits } from './concern-journey.ts';
import { deliver, isPaused, visitOptions, visitQuestion } from './delivery.ts';
import { humanTravellers, journeyOf } from './journey.ts';
import { settle } from './settle.ts';
import { call, chooseTogether, type GameDealer, loop, run, script, when } from './steps.ts';
import { isOverfull } from './stock.ts';

/**
 * DR-14 Visiting a town: all travellers deliver at once. Deliveries do not touch one another, so a leader who stops to use a companion goes on
 * alone when the others are done.
 */
interface Visiting {
  asked?: Seat[];
  plan?: Option[][];
  /** Whose wagon is settled now. */
  unsettled?: Seat[];
}

const visits = script<Visiting>('visits', [
  run((s, local) => {
    local.asked = humanTravellers(s);
  }),
  loop(
    (_, { asked }) => defined(asked).length > 0,
    [
      chooseTogether(
        'plan',
        (_, { asked }) => defined(asked),
        (s, _, seat, picked) => visitOptions(s, seat, picked),
        { about: (s, { plan }, seat) => visitQuestion(s, seat, plan?.[seat] ?? []) },
      ),
      run(deliverAll), // DR-14.2
      loop(
        (_, { unsettled }) => defined(unsettled).length > 0,
        [
          call(settle, (_, { unsettled }) => ({ seat: defined(unsettled?.[0]) })), // DR-14.5
          run((_, { unsettled }) => {
            unsettled?.shift();
          }),
        ],
      ),
      when((_, { asked }) => defined(asked).length > 0, [call(scriptNamed('companion'))]),
    ],
  ),
  run((s, _, dealer) => {
    if (journeyOf(s).travellers.includes(CONCERN)) concernVisits(s, dealer);
  }),
]);

function deliverAll(s: State, local: Visiting, dealer: GameDealer): void {
  const { asked, plan } = local;
  const seats = defined(asked);
  if (seats.length > 1) dealer.reveal(); // what the others planned
  for (const seat of seats) deliver(s, seat, plan?.[seat] ?? [], dealer);
  local.unsettled = seats.filter((seat) => isOverfull(wagonAt(s, seat)));
  local.asked = seats.filter((seat) => isPaused(plan?.[seat] ?? []));
}

export const visitScripts: readonly Script[] = [visits];
