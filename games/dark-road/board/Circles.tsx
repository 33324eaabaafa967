import { defined, say } from '@stolik/engine';
import { Spot, useSay } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { DARK_MARKET_PROGRAMS, RUINS_PROGRAMS } from '../content/catalogue.ts';
import { COINS_PER_STEP, DARK_MARKET_SPACES, RUINS_SPACES } from '../content/tables.ts';
import { stepsTo } from '../rules/dark-market.ts';
import { programText } from '../words/effects.ts';
import { TokenIcon } from './art/pictures.tsx';
import { Gist } from './Gist.tsx';
import { around, boxAt, polar } from './geometry.ts';
import { useScene } from './scene.tsx';

const MARKET = { x: 62, y: 320 } as const;
/** Clockwise from the bottom. */
const marketAt = (space: number) => polar(36, 180 + 90 * space, MARKET);

/** The Dark Market: four spaces and a hooded marker; a coin for each step. */
export function DarkMarket(): ReactNode {
  const { state, prompt } = useScene();
  const talk = useSay();
  const asked = prompt === 'dark-market.space';
  return (
    <>
      <h3 className="dr-circle-name" style={boxAt(2, 237, 124, 20)}>
        {talk(say('district-dark-market'))}
      </h3>
      <Cellar />
      {DARK_MARKET_SPACES.map((id, space) => (
        <CellarSpace key={id} space={space} price={asked ? stepsTo(state, space) * COINS_PER_STEP : null} />
      ))}
      <span className="dr-cellar-purse" style={around(MARKET, 20)}>
        <TokenIcon of="coins" />
      </span>
      <svg
        className="dr-marker"
        style={around({ ...marketAt(state.darkMarket), y: marketAt(state.darkMarket).y - 17 }, 20, 24)}
        viewBox="53 260 18 22"
        aria-hidden="true"
      >
        <path className="dr-hooded" d="M53 282c0-12 4-21 9-21s9 9 9 21z" />
        <ellipse className="dr-hood-dark" cx="62" cy="272" rx="4.5" ry="5" />
        <circle className="dr-lamp" cx="60.3" cy="272" r="1.3" />
        <circle className="dr-lamp" cx="63.9" cy="272" r="1.3" />
      </svg>
    </>
  );
}

interface CellarSpaceProps {
  readonly space: number;
  /** What the way there costs, while one chooses. */
  readonly price: number | null;
}

const CellarSpace = memo(function CellarSpace({ space, price }: CellarSpaceProps): ReactNode {
  const program = defined(DARK_MARKET_PROGRAMS[space]);
  return (
    <Spot
      target={defined(DARK_MARKET_SPACES[space])}
      name={say('board-circle-space', { does: programText(program) })}
      shape="token"
      className="dr-cellar-space"
      style={around(marketAt(space), 39)}
    >
      <Gist program={program} silent />
      {price !== null && (
        <em className="dr-steps-price">
          {price}
          <TokenIcon of="coins" />
        </em>
      )}
    </Spot>
  );
});

const Cellar = memo(function Cellar(): ReactNode {
  return (
    <svg className="dr-cellar" style={around(MARKET, 116)} viewBox="-58 -58 116 116" aria-hidden="true">
      <circle className="dr-cellar-floor" r="57" />
      <circle className="dr-cellar-way" r="36" />
    </svg>
  );
});

const HALLS = [
  [361, 319],
  [361, 269],
  [411, 269],
  [411, 319],
] as const;

/** The Ruins of Yin: four halls and a crystal marker; every find is fine. */
export function Ruins(): ReactNode {
  const { state } = useScene();
  const talk = useSay();
  const [x, y] = HALLS[state.ruins] ?? HALLS[0];
  return (
    <>
      <h3 className="dr-circle-name dr-circle-right" style={boxAt(344, 237, 124, 20)}>
        {talk(say('board-ruins'))}
      </h3>
      <svg className="dr-walls" style={boxAt(350, 256, 118, 112)} viewBox="350 256 118 112" aria-hidden="true">
        <path d="M352 366v-96l12-10 12 10 8-4 14 4 10-10 12 10 14-4 10 4 8-6 12 10v92z" />
      </svg>
      {RUINS_SPACES.map((id, space) => (
        <Hall key={id} space={space} />
      ))}
      <svg
        className="dr-marker"
        style={boxAt(x + (x < 400 ? 34 : -6), y + (y < 300 ? 22 : -10), 16, 26)}
        viewBox="0 0 16 26"
        aria-hidden="true"
      >
        <path className="dr-crystal" d="m8 0 8 14-3 12H3L0 14z" />
      </svg>
    </>
  );
}

const Hall = memo(function Hall({ space }: { readonly space: number }): ReactNode {
  const program = defined(RUINS_PROGRAMS[space]);
  return (
    <Spot
      target={defined(RUINS_SPACES[space])}
      name={say('board-circle-space', { does: programText(program) })}
      shape="tile"
      className="dr-hall"
      style={boxAt(HALLS[space]?.[0] ?? 0, HALLS[space]?.[1] ?? 0, 44, 40)}
    >
      <Gist program={program} silent />
    </Spot>
  );
});
