import { say } from '@stolik/engine';
import { Spot, useSay, Zone } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { contractKind, REGION_IDS, REGION_PROGRAM, regionOf, TOWN_IDS } from '../content/catalogue.ts';
import { ALL_REGIONS, ALL_TOWNS, type Contract, type Town } from '../pieces.ts';
import { programText } from '../words/effects.ts';
import { townText } from '../words/phrases.ts';
import { Crest, GoodIcon } from './art/pictures.tsx';
import { visitNow } from './deliveries.ts';
import { Amount, Gist } from './Gist.tsx';
import { useOwn, useScene } from './scene.tsx';
import { Told } from './Told.tsx';

/** Six towns in three regions: what the Queen's Commissions hold for each, and what a hero brings there. */
export function Towns(): ReactNode {
  const talk = useSay();
  return (
    <Zone className="dr-towns" label={say('board-towns')}>
      {ALL_REGIONS.map((region) => (
        <div key={region} className="dr-region" data-region={REGION_IDS[region]}>
          <div className="dr-pair">
            {ALL_TOWNS.filter((town) => regionOf(town) === region).map((town) => (
              <TownTile key={town} town={town} />
            ))}
          </div>
          <Told
            id={`region-${REGION_IDS[region]}`}
            name={say('board-for-hero')}
            says={[say('board-for-hero-how', { does: programText(REGION_PROGRAM[region]) })]}
          >
            <p className="dr-region-pay">
              {talk(say('board-for-hero'))} <Gist program={REGION_PROGRAM[region]} silent />
            </p>
          </Told>
        </div>
      ))}
    </Zone>
  );
}

function TownTile({ town }: { readonly town: Town }): ReactNode {
  const { state, prompt, running } = useScene();
  const own = useOwn();
  const talk = useSay();
  const stack = state.contracts[town] ?? [];
  const top = stack.at(-1);
  const goal = state.journey?.town === town;
  const visit = own === null ? null : visitNow(state, own, town, running);
  const pays =
    visit !== null && visit.coins + visit.prestige > 0 && (prompt === 'travel.town' || prompt.endsWith('.plan'));
  return (
    <div className="dr-town" data-goal={goal || undefined}>
      <TownHead
        town={town}
        left={stack.length}
        goal={goal}
        coins={pays ? visit.coins : 0}
        prestige={pays ? visit.prestige : 0}
      />
      {top === undefined ? (
        <span className="dr-town-stack dr-town-none">{talk(say('board-no-contracts'))}</span>
      ) : (
        <TopContract contract={top} left={stack.length} />
      )}
    </div>
  );
}

interface TownHeadProps {
  readonly town: Town;
  /** So many contracts lie there. */
  readonly left: number;
  readonly goal: boolean;
  /** What a visit would pay. */
  readonly coins: number;
  readonly prestige: number;
}

const TownHead = memo(function TownHead({ town, left, goal, coins, prestige }: TownHeadProps): ReactNode {
  const talk = useSay();
  return (
    <Spot
      target={`town-${TOWN_IDS[town]}`}
      name={say('board-town', { town: townText(town), left })}
      shape="tile"
      className="dr-town-head"
    >
      <Skyline town={town} />
      <span className="badge dr-town-crest">
        <Crest town={town} className="" />
      </span>
      {goal && <span className="dr-goal">{talk(say('board-goal'))}</span>}
      {coins + prestige > 0 && (
        <span className="dr-goal dr-town-pay">
          {coins > 0 && <Amount n={coins} of="coins" />}
          {prestige > 0 && <Amount n={prestige} of="prestige" />}
        </span>
      )}
      <b className="dr-town-name">{talk(townText(town))}</b>
    </Spot>
  );
});

const TopContract = memo(function TopContract({
  contract,
  left,
}: {
  readonly contract: Contract;
  readonly left: number;
}): ReactNode {
  return (
    <Spot
      target={contract}
      name={say('board-top-contract', { contract: { piece: contract }, left })}
      shape="tile"
      className="dr-town-stack"
    >
      <span className="dr-goods">
        {contractKind(contract).goods.map((kind) => (
          <GoodIcon key={kind} kind={kind} />
        ))}
      </span>
      <em>×{left}</em>
    </Spot>
  );
});

/** Houses under snow, lit; no town's are another's. Widths, heights and windows of the houses, by town. */
const HOUSES: readonly string[] = ['8fb6dc', 'c9b7ea', '7ecad8', 'bd8fa9', 'a7cf8b', 'd8ab9e'];

const Skyline = memo(function Skyline({ town }: { readonly town: Town }): ReactNode {
  let x = 3;
  const houses = [...(HOUSES[town] ?? '')].map((digit, at) => {
    const n = Number.parseInt(digit, 16);
    const width = 13 + (n % 4) * 3;
    const eaves = 20 + ((n * 5) % 11);
    const house = { x, width, eaves, roof: 6 + (n % 4), lit: n % 2 === 0, dark: at > 2 };
    x += width + 3;
    return house;
  });
  return (
    <svg className="dr-skyline" viewBox="0 0 126 46" preserveAspectRatio="none" aria-hidden="true">
      {houses.map(({ x: left, width, eaves, roof, lit, dark }) => {
        const half = width / 2;
        return (
          <g key={left}>
            <path
              className={dark ? 'dr-house-2' : 'dr-house-1'}
              d={`M${left} 46V${eaves}l${half}-${roof} ${half} ${roof}V46z`}
            />
            <path
              className="dr-snow"
              d={`M${left - 1.5} ${eaves + 1}l${half + 1.5}-${roof + 1.5} ${half + 1.5} ${roof + 1.5}h-3l-${half - 1.5}-${roof - 2}-${half - 1.5} ${roof - 2}z`}
            />
            <rect className="dr-window" x={left + 3} y={eaves + 4} width="4" height="5" />
            {lit && <rect className="dr-window" x={left + width - 7} y={eaves + 8} width="4" height="5" />}
          </g>
        );
      })}
    </svg>
  );
});
