import { pieceIn } from '@stolik/engine';
import { CENTRE_OF } from '../content/map.ts';
import { CENTRES, type Centre, is, type Market, type OrderCard } from '../pieces.ts';
import { activePlayer, activeSeat, envoysAt, type State } from '../state.ts';
import { addEnvoy, envoyAt, hasCrew, placeCrew, traderAt } from './crew.ts';
import { canUse, ordering, useOrder } from './orders.ts';
import { call, choose, type GameDealer, loop, run, script, when } from './steps.ts';

/**
 * EE-6.21 Command: a trader at the market of the card and an envoy in or out of its centre, one or both, in either order. An envoy
 * that is withdrawn may use the order card beside the centre.
 */
export interface Commanding {
  market: Market;
  traded: boolean;
  sent: boolean;
  step: string | null;
  order: OrderCard | 'decline' | null;
}

export const commanding = (market: Market): Commanding => ({
  market,
  traded: false,
  sent: false,
  step: null,
  order: null,
});

export const centreOf = (market: Market): Centre => CENTRE_OF[market];

export const command = script<Commanding>('command', [
  loop(
    (_, { traded, sent, step }) => step !== 'done' && !(traded && sent),
    [
      run((s, { market }) => {
        s.turn.market = market;
      }),
      choose('step', commandSteps, {
        about: (_, { market }) => ({ market: market + 1, centre: CENTRES[centreOf(market)] }),
      }),
      when(isStep('trader'), [call(placeCrew, (_, { market }) => traderAt(market))]),
      when(isStep('envoy'), [call(placeCrew, (_, { market }) => envoyAt(centreOf(market)))]),
      when(isStep('withdraw'), [
        run(withdraw),
        choose('order', ordersToUse),
        when(
          (_, { order }) => is.orderCard(order),
          [
            call(
              () => useOrder,
              (_, { order }) => ordering(pieceIn(order)),
            ),
          ],
        ),
      ]),
      run((_, local) => {
        if (local.step?.startsWith('trader')) local.traded = true;
        else local.sent = true;
      }),
    ],
  ),
]);

function isStep(verb: string) {
  return (_: State, { step }: Commanding): boolean => step?.startsWith(verb) === true;
}

/** `done` only when something has been done (EE-5.7). */
export function commandSteps(s: State, { market, traded, sent }: Commanding): string[] {
  const centre = centreOf(market);
  const crew = hasCrew(activePlayer(s));
  const steps: string[] = [];
  if (!traded && crew) steps.push(`trader@queue-${market + 1}`);
  if (!sent && crew) steps.push(`envoy@centre-${CENTRES[centre]}`);
  if (!sent && envoysAt(s, s.active, centre) > 0) steps.push(`withdraw@centre-${CENTRES[centre]}`);
  if (traded || sent) steps.push('done');
  return steps;
}

/** Does a Command for this market do anything (EE-5.7)? */
export const canCommand = (s: State, market: Market): boolean =>
  hasCrew(activePlayer(s)) || envoysAt(s, s.active, centreOf(market)) > 0;

function withdraw(s: State, { market }: Commanding, dealer: GameDealer): void {
  const centre = centreOf(market);
  addEnvoy(s, s.active, centre, -1);
  activePlayer(s).supply++;
  dealer.tell({ type: 'envoy-withdrawn', seat: activeSeat(s), centre });
}

/** EE-8.1: the card beside the centre, if there is one (EE-6.22) and it could do something now. */
function ordersToUse(s: State, { market }: Commanding): (OrderCard | 'decline')[] {
  const order = s.orders[centreOf(market)];
  return order === undefined || !canUse(s, order) ? ['decline'] : [order, 'decline'];
}
