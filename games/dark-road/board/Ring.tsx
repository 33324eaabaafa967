import { allSeats, defined, say } from '@stolik/engine';
import { Spot, useSay, Zone } from '@stolik/ui';
import { memo, type ReactNode, useState } from 'react';
import { buildingKind, DISTRICT_PROGRAMS, programOf } from '../content/catalogue.ts';
import { DISTRICTS, FACE_VALUE, SPACES } from '../content/tables.ts';
import { type Building, EMPTY } from '../pieces.ts';
import { RING } from '../rules/move.ts';
import { CONCERN, type Merchant, merchantOf, type State, wagonAt } from '../state.ts';
import { programText } from '../words/effects.ts';
import { nameOf } from '../words/names.ts';
import { districtText, spaceText } from '../words/phrases.ts';
import { BuildingPicture, WagonPicture } from './art/pictures.tsx';
import { DarkMarket, Ruins } from './Circles.tsx';
import { GameDie } from './Dice.tsx';
import { usePutSlide } from './die-slides.ts';
import { Gist } from './Gist.tsx';
import { around, districtAt, PLATE, plazaAt, sectorAt, signAt } from './geometry.ts';
import { useHeldLock } from './held-lock.tsx';
import { standsAt } from './ledger.ts';
import { type PutDie, usePutDice } from './put-dice.ts';
import { type Scene, usePointed, useScene } from './scene.tsx';
import { useTelling } from './telling.tsx';
import { Stood, WagonOn } from './WagonOn.tsx';
import { Wheel } from './Wheel.tsx';

/** The Ringway: five districts, five plazas with wagons, four buildings, the market wheel as its hub, both circles at its corners. */
export function Ring(): ReactNode {
  const { state, seat } = useScene();
  const talk = useSay();
  const put = usePutDice(state);
  const mine = merchantOf(state) === seat;
  const [stood] = useState(() => new Map<Merchant, number>());
  return (
    <Stood value={stood}>
      <div className="dr-ring">
        <Zone className="dr-plate" label={say('table-ringway')}>
          <Land />
          <h3 className="dr-ring-title">{talk(say('board-ring'))}</h3>
          {DISTRICTS.map((district, at) => (
            <District key={district} at={at} put={put[at] ?? null} mine={mine} />
          ))}
          <Wheel />
          {SPACES.map(({ id }, at) => (
            <Plaza key={id} at={at} />
          ))}
          <Buildings />
          <DarkMarket />
          <Ruins />
        </Zone>
      </div>
    </Stood>
  );
}

const FIR = 'M0-34 9-18H5L13-4H7l9 14H-16L-7-4h-6L-5-18h-4z';
const FIR_SNOW = 'M0-34 9-18H5l-5-7-5 7h-4zM5-18 13-4H7L0-12-7-4h-6l8-14z';
const FIRS = [
  [16, 112, 0.9],
  [40, 124, 1.15],
  [64, 108, 0.8],
  [452, 108, 0.95],
  [428, 120, 1.1],
  [404, 104, 0.7],
  [150, 350, 0.8],
  [134, 362, 0.6],
  [328, 352, 0.8],
] as const;

/** Snow, the road and its lanes, firs and lamps. */
const Land = memo(function Land(): ReactNode {
  return (
    <svg className="dr-land" viewBox={`0 0 ${PLATE.width} ${PLATE.height}`} aria-hidden="true">
      <circle className="dr-ground" cx="235" cy="163" r="163" />
      <circle className="dr-road" cx="235" cy="163" r="120" />
      <circle className="dr-ruts" cx="235" cy="163" r="111" />
      <circle className="dr-ruts" cx="235" cy="163" r="129" />
      {FIRS.map(([x, y, scale]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <path className="dr-fir" d={FIR} />
          <path className="dr-fir-snow" d={FIR_SNOW} />
          <path className="dr-trunk" d="M-2 10h4v5h-4z" />
        </g>
      ))}
      {[24, 440].map((x) => (
        <g key={x}>
          <circle className="dr-light" cx={x} cy="122" r="30" />
          <circle className="dr-light" cx={x} cy="122" r="19" />
          <path className="dr-post" d={`M${x} 152v-38h10`} />
          <use href="#dr-token-lantern" x={x + 3} y="114" width="14" height="16" />
        </g>
      ))}
      <path className="dr-lane" d="M306 66L406 36M349 200L419 199M235 283V354M121 200L51 199" />
      <path className="dr-arrow" d="M4 34c14-8 30-8 46 0M44 28l6.5 6-8 3.5" />
    </svg>
  );
});

const SECTORS = DISTRICTS.map((_, at) => sectorAt(at));

interface DistrictProps {
  readonly at: number;
  /** The die that lies there: it was used this turn. */
  readonly put: PutDie | null;
  /** Is it one's own turn? */
  readonly mine: boolean;
}

const District = memo(function District({ at, put, mine }: DistrictProps): ReactNode {
  const talk = useSay();
  const district = defined(DISTRICTS[at]);
  const { box, view, path, clip } = defined(SECTORS[at]);
  const used = put !== null;
  const place = usePutSlide(put, mine);
  const name = talk(districtText(district));
  const spot = districtAt(at);
  return (
    <>
      <Spot
        target={district}
        name={used ? talk(say('board-district-used', { district: districtText(district) })) : name}
        className="dr-district"
        style={{ ...box, clipPath: clip }}
        explain={[programText(defined(DISTRICT_PROGRAMS[at]), 'capital')]}
      >
        <svg viewBox={view} aria-hidden="true">
          <path className="dr-sector" data-used={used || undefined} d={path} />
        </svg>
      </Spot>
      <span ref={place} className="dr-district-name" style={around(spot, 92, 60)} aria-hidden="true">
        {used ? <GameDie {...put} className="dr-die-put" /> : <i className="dr-die-place" />}
        <b>{talk(say(`plate-${district}`))}</b>
      </span>
    </>
  );
});

function Plaza({ at }: { readonly at: number }): ReactNode {
  const scene = useScene();
  const { lock } = useHeldLock();
  const pointed = usePointed() ?? lock;
  const talk = useSay();
  const { state, seat, names } = scene;
  const { id } = defined(SPACES[at]);
  const { ledger, at: step, works } = useTelling();
  const rival = state.concern?.pawn ?? EMPTY;
  const there = merchantsOn(state, at, works && ledger !== null ? standsAt(ledger, step, rival, RING) : rival);
  const who = there.map((merchant) => (merchant === CONCERN ? talk(say('concern')) : (names[merchant] ?? '')));
  const ghosts = seat === null ? [] : ghostsOn(scene, at, pointed);
  return (
    <Spot
      target={id}
      name={[talk(say('board-plaza', { space: spaceText(at) })), ...who].join(', ')}
      shape="token"
      className="dr-plaza"
      style={around(plazaAt(at), 50)}
      picks={meantBy(scene, at, ghosts)}
    >
      <svg className="dr-plaza-lamp" viewBox="-36 -36 72 72" aria-hidden="true">
        <circle className="dr-light" r="36" />
        <circle className="dr-light" r="28" />
        <circle className="dr-paving" r="22" />
      </svg>
      {at === 0 && there.length === 0 && ghosts.length === 0 && <small>{talk(say('board-start'))}</small>}
      <span
        className="dr-wagons"
        data-many={there.length + ghosts.length > 1 || undefined}
        data-crowd={there.length + ghosts.length > 2 || undefined}
      >
        {there.map((merchant) => (
          <WagonOn key={merchant} merchant={merchant} seats={state.seats} at={at} mine={merchant === seat} />
        ))}
        {seat !== null && ghosts.length > 0 && !there.includes(seat) && (
          <span className="dr-wagon-on dr-wagon-ghost">
            <WagonPicture seat={seat} />
          </span>
        )}
      </span>
      {ghosts.length > 0 && (
        <span className="dr-ghost-locks">
          {ghosts.map((words) => (
            <i key={words}>{words}</i>
          ))}
        </span>
      )}
    </Spot>
  );
}

function merchantsOn(state: State, space: number, concern: number): Merchant[] {
  const humans: Merchant[] = allSeats(state.seats).filter((seat) => wagonAt(state, seat).pawn === space);
  return concern === space ? [...humans, CONCERN] : humans;
}

/** While planning, the lock whose die leads here, if it is one only; while a horseshoe may be used, to stay. */
function meantBy({ state, seat, prompt }: Scene, at: number, ghosts: readonly string[]): string | undefined {
  if (seat === null) return undefined;
  if (prompt === 'plan.slot' && ghosts.length === 1) return `slot-${ghosts[0]}@locks-${seat}`;
  return prompt === 'move.step' && wagonAt(state, seat).pawn === at ? 'stay' : undefined;
}

/** Where one would ride: while planning by the die of each lock, while moving by what is asked. */
function ghostsOn({ state, seat, prompt, options }: Scene, at: number, pointed: string | number | null): string[] {
  if (seat === null) return [];
  const { pawn, locks } = wagonAt(state, seat);
  if (prompt.startsWith('plan.')) {
    const lock = typeof pointed === 'string' && pointed.startsWith('slot-') ? Number(pointed[5]) - 1 : null;
    return locks.flatMap((face, slot) =>
      face !== EMPTY && (lock === null || lock === slot) && (pawn + FACE_VALUE[face]) % RING === at
        ? [`${slot + 1}`]
        : [],
    );
  }
  const id = SPACES[at]?.id;
  if (prompt.startsWith('move.') && options.has(`ride@${id}`)) {
    const by = (at - pawn + RING) % RING;
    return [prompt === 'move.step' ? (by === 1 ? '+1' : '−1') : `${by}`];
  }
  return [];
}

/** Beside plazas 1 to 4, by their place among the buildings. They grow with what they say, the one below the ring upwards. */
const PLATES = [
  signAt(344, 4, 126, 64),
  signAt(370, 169, 100, 64),
  { ...signAt(141, 330, 188, 50), top: 'auto', bottom: 0 },
  signAt(0, 169, 100, 64),
];

function Buildings(): ReactNode {
  const { state } = useScene();
  const talk = useSay();
  const open = state.turn.glow && !state.turn.building;
  return state.buildings.map((building, slot) =>
    building === EMPTY ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has only its place.
      <span key={`empty-${slot}`} className="dr-building dr-building-none" style={PLATES[slot]}>
        {talk(say('board-building-none'))}
      </span>
    ) : (
      <BuildingTile key={building} building={building} slot={slot} open={open} />
    ),
  );
}

interface BuildingTileProps {
  readonly building: Building;
  readonly slot: number;
  /** Can it be visited this turn? */
  readonly open: boolean;
}

const BuildingTile = memo(function BuildingTile({ building, slot, open }: BuildingTileProps): ReactNode {
  const talk = useSay();
  const { id, program } = buildingKind(building);
  const trades = programOf(program).effects.some(({ does }) => does === 'exchange');
  return (
    <Spot
      target={building}
      name={`${talk(nameOf(building))}: ${talk(programText(program))}`}
      title={nameOf(building)}
      className="dr-building"
      style={PLATES[slot] ?? {}}
    >
      <span
        className="dr-building-tile"
        data-open={open || undefined}
        data-slot={slot}
        data-trades={trades || undefined}
        data-long={
          talk(say(`plate-${id}`))
            .split(' ')
            .some((word) => word.length > 7) || undefined
        }
      >
        <BuildingPicture building={building} />
        <b>{talk(say(`plate-${id}`))}</b>
        <Gist program={program} silent />
      </span>
    </Spot>
  );
});
