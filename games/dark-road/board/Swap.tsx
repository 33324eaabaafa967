import { say } from '@stolik/engine';
import { signed } from '@stolik/engine/phrases';
import { Spot, useSay, Zone } from '@stolik/ui';
import { type ReactNode, useState } from 'react';
import { buildingKind, programOf } from '../content/catalogue.ts';
import type { Bundle, Token } from '../content/effects.ts';
import { is } from '../pieces.ts';
import { owned } from '../rules/stock.ts';
import { readSwap } from '../rules/swap.ts';
import type { State } from '../state.ts';
import { TokenIcon } from './art/pictures.tsx';
import { useOwn, useScene } from './scene.tsx';

type Net = Readonly<Partial<Record<Token, number>>>;

const EVEN: Net = {};

/** What the Estate changes into one another, each by so many. */
export const bundlesOf = ({ buildings }: State): readonly Bundle[] =>
  buildings
    .filter(is.building)
    .flatMap((building) => programOf(buildingKind(building).program).effects)
    .flatMap((effect) => (effect.does === 'swap' ? effect.bundles : []));

const netOf = (option: string): Net =>
  Object.fromEntries(option === 'none' ? [] : readSwap(option).map(({ what, n }) => [what, n]));

/** DR-22.3a: one exchange by a stepper for each thing; it can be done when as much is given as taken. */
export function Swap(): ReactNode {
  const { state, decision } = useScene();
  const own = useOwn();
  const talk = useSay();
  const [set, setSet] = useState<{ readonly id: unknown; readonly net: Net }>({ id: null, net: EVEN });
  if (own === null || decision === null) return null;
  const net = set.id === decision.id ? set.net : EVEN;
  const bundles = bundlesOf(state);
  const swaps = decision.options.filter((option): option is string => option !== 'companion');
  const at = (one: Net, what: Token): number => one[what] ?? 0;
  const isMeant = (option: string): boolean =>
    bundles.every(({ what }) => at(netOf(option), what) === at(net, what)) && option !== 'none';
  const meant = swaps.find(isMeant);
  const owes = bundles.reduce((sum, { what }) => sum + at(net, what), 0);
  const turn = (what: Token, by: number): void =>
    setSet({ id: decision.id, net: { ...net, [what]: at(net, what) + by } });
  const isOpen = (what: Token, by: number): boolean =>
    swaps.some((option) =>
      by > 0 ? at(netOf(option), what) > at(net, what) : at(netOf(option), what) < at(net, what),
    );
  return (
    <Zone className="dr-ask dr-swap" label={say('board-answers')}>
      {bundles.map(({ what, n }) => {
        const has = owned(own, what);
        const change = at(net, what) * n;
        return (
          <p key={what} className="dr-stepper" data-swap={what}>
            <TokenIcon of={what} />
            <span>
              {has} → <b>{has + change}</b>
            </span>
            <button
              type="button"
              disabled={!isOpen(what, -1)}
              aria-label={talk(say('board-swap-less', { what, n }))}
              onClick={() => turn(what, -1)}
            >
              −
            </button>
            <output>{change === 0 ? '0' : signed(change)}</output>
            <button
              type="button"
              disabled={!isOpen(what, 1)}
              aria-label={talk(say('board-swap-more', { what, n }))}
              onClick={() => turn(what, 1)}
            >
              +
            </button>
          </p>
        );
      })}
      <p className="dr-swap-sum" aria-live="polite">
        {talk(say('board-swap-sum', { state: owes === 0 ? 'even' : owes > 0 ? 'give' : 'take', n: Math.abs(owes) }))}
      </p>
      <div className="dr-answers" data-count={2}>
        {meant === undefined ? (
          <span className="dr-answer-face dr-swap-none">{talk(say('board-swap'))}</span>
        ) : (
          <Spot target={meant} name={say('board-swap')} className="dr-answer" dark>
            <span className="dr-answer-face">{talk(say('board-swap'))}</span>
          </Spot>
        )}
        <Spot target="none" name={say('board-no-swap')} className="dr-answer" dark>
          <span className="dr-answer-face">{talk(say('board-no-swap'))}</span>
        </Spot>
      </div>
    </Zone>
  );
}
