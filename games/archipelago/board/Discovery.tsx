import { defined, say } from '@stolik/engine';
import { Section, useHovered, useSay, useTable } from '@stolik/ui';
import type { ReactNode } from 'react';
import { hutsOf, symbolCount } from '../content/regions.ts';
import { HIRE_PRICE, MOST_WORKERS, priceAt, START } from '../content/tables.ts';
import { ALL_KINDS, DOMESTIC, is, type Kind, kindName, type Region } from '../pieces.ts';
import { canLay } from '../rules/stock.ts';
import { playerAt } from '../state.ts';
import { nameOf } from '../words/names.ts';
import { kindText } from '../words/phrases.ts';
import { Cube, Sign } from './art/pictures.tsx';
import { laysTile } from './asked.ts';
import { type Scene, useScene } from './scene.ts';

/** What laying the tile brings (AR-5.8, AR-9.4e-g), while its side, its place and its cubes are asked about. Null when no tile is in the hand. */
export function Discovery(): ReactNode {
  const talk = useSay();
  const scene = useScene();
  const region = discovered(scene, useHovered());
  const { state, seat, asked } = scene;
  const { choices } = useTable();
  if (region === null || seat === null) return null;
  const { tokens, cubes } = playerAt(state, seat);
  const laid = asked.prompt.startsWith('findings.');
  const voyage = state.round === 0;
  const workers = Math.min(MOST_WORKERS, state.workers + hutsOf(region));
  // Islanders are met before the cubes on a first voyage, after them later (AR-5.8d, AR-9.4g).
  const met = laid && voyage;
  const mayTake = (kind: Kind): boolean =>
    asked.prompt === 'findings.own' ? choices.of(kindName(kind)) !== null : defined(state.bank[kind]) > 0;
  const kinds = ALL_KINDS.filter((kind) => symbolCount(region, kind) > 0);
  return (
    <Section className="panel ar-discovery" label={say('discovery-title')}>
      <header>
        <h2>{talk(say('discovery-title'))}</h2>
        <span>{talk(nameOf(region))}</span>
      </header>
      {!laid && state.tokens > 0 && (
        <p>
          <Sign name="token" />
          <span>{talk(say('discovery-token'))}</span>
          <Step from={tokens} to={tokens + 1} />
        </p>
      )}
      {!laid && voyage && !state.options.desert && (
        <p>
          <Sign name="reproduce" />
          <span>{talk(say('discovery-people'))}</span>
          <Step from={state.population} to={state.population + START.citizens} />
        </p>
      )}
      {!met && hutsOf(region) > 0 && (
        <p>
          <Sign name="hut" />
          <span>{talk(say('discovery-workers', { price: defined(HIRE_PRICE[workers]) }))}</span>
          <Step from={state.workers} to={workers} />
        </p>
      )}
      {asked.prompt !== 'findings.own' && (
        <Row title="discovery-market" kinds={kinds.filter((kind) => canLay(state, DOMESTIC, kind))}>
          {(kind) => (
            <b>{talk(say('discovery-price', { price: priceAt(DOMESTIC, kind, defined(state.domestic[kind]) + 1) }))}</b>
          )}
        </Row>
      )}
      <Row title="discovery-own" kinds={kinds.filter(mayTake)}>
        {(kind) => <Step from={defined(cubes[kind])} to={defined(cubes[kind]) + 1} />}
      </Row>
    </Section>
  );
}

/** The side that is being laid or looked at, and the region whose cubes are taken. */
function discovered({ asked }: Scene, hovered: unknown): Region | null {
  if (!laysTile(asked.prompt)) return null;
  return asked.region ?? (asked.prompt.endsWith('.region') && is.region(hovered) ? hovered : null);
}

const Step = ({ from, to }: { readonly from: number; readonly to: number }): ReactNode => (
  <b>
    {from} → {to}
  </b>
);

interface RowProps {
  readonly title: string;
  readonly kinds: readonly Kind[];
  children(kind: Kind): ReactNode;
}

function Row({ title, kinds, children }: RowProps): ReactNode {
  const talk = useSay();
  if (kinds.length === 0) return null;
  return (
    <div className="ar-discovery-cubes">
      <h3>{talk(say(title))}</h3>
      <div>
        {kinds.map((kind) => (
          <span key={kind} title={talk(kindText(kind))}>
            <Cube kind={kind} />
            {children(kind)}
          </span>
        ))}
      </div>
    </div>
  );
}
