import { defined, type Option, type Seat, say, verbOf } from '@stolik/engine';
import { Spot, useSay, Zone } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { programOf, upgradeKind } from '../content/catalogue.ts';
import { CRAFTED, FACE_VALUE, GLOW_LIMIT, LOCK_SLOTS, SPACES, START } from '../content/tables.ts';
import { ALL_FACES, EMPTY, FACES, type Face, faceNamed, type Slot, type Upgrade } from '../pieces.ts';
import { craftedKind } from '../rules/goods.ts';
import { RING } from '../rules/move.ts';
import { specialOf } from '../rules/plan.ts';
import { lockedWith } from '../shortcuts.ts';
import type { Wagon } from '../state.ts';
import { programText } from '../words/effects.ts';
import { nameOf } from '../words/names.ts';
import { faceText } from '../words/phrases.ts';
import { GoodIcon } from './art/pictures.tsx';
import { EmptyDie, GameDie, keyed } from './Dice.tsx';
import { useLockSlides } from './die-slides.ts';
import { Gist } from './Gist.tsx';
import { useHeldLock } from './held-lock.tsx';
import { nightDiePut } from './put-dice.ts';
import { dieBeingLocked, type Scene, usePointed, useScene } from './scene.tsx';

/** Dice of a wagon: three locks with what each gives, the reserve, glow dice, and the pool of this turn. */
export function DiceBox({ wagon, seat }: { readonly wagon: Wagon; readonly seat: Seat }): ReactNode {
  const talk = useSay();
  const scene = useScene();
  const { lock } = useHeldLock();
  const chosen = dieBeingLocked(scene);
  const toPool = branchToPool(scene);
  const slides = useLockSlides(wagon, chosen);
  const away = Math.max(0, START.reserve - wagon.reserve.length - wagon.removed);
  return (
    <Zone className="dr-box dr-dice" label={say('board-dice')}>
      <div className="dr-locks" ref={slides}>
        {Array.from({ length: LOCK_SLOTS }, (_, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the three locks never change places.
          <Lock key={slot} slot={slot} wagon={wagon} seat={seat} />
        ))}
      </div>
      <div className="dr-pools">
        <section>
          <h4>{talk(say('board-reserve'))}</h4>
          <p className="dr-dice-row">
            {keyed(wagon.reserve).map(({ key, face }) => (
              <DieSpot
                key={key}
                target={`${FACES[face]}@reserve-${seat}`}
                face={face}
                kind="night"
                rolled
                selected={chosen === FACES[face] && key.endsWith('-1')}
                picks={lock === null ? undefined : lockedWith(lock, `${FACES[face]}@reserve-${seat}`)}
              />
            ))}
            {Array.from({ length: away }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: empty places are alike.
              <EmptyDie key={at} />
            ))}
            {Array.from({ length: Math.min(wagon.removed, START.reserve - wagon.reserve.length) }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice that went out are alike.
              <EmptyDie key={`gone-${at}`} gone />
            ))}
          </p>
        </section>
        <section>
          <h4>{talk(say('board-glow'))}</h4>
          <p className="dr-dice-row">
            {keyed(wagon.glow).map(({ key, face }) => (
              <DieSpot key={key} target={`${FACES[face]}@glow-${seat}`} face={face} kind="glow" rolled picks={toPool} />
            ))}
            {Array.from({ length: Math.max(0, GLOW_LIMIT - wagon.glow.length) }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: empty places are alike.
              <EmptyDie key={at} />
            ))}
          </p>
        </section>
        <section className="dr-pool">
          <h4>{talk(say('board-pool'))}</h4>
          <p className="dr-dice-row" data-part={`pool-${seat}`}>
            <PoolDie face={nightDiePut(scene.state) ? EMPTY : wagon.pool} kind="night" wagon={wagon} seat={seat} />
            <PoolDie face={wagon.glowPool} kind="glow" wagon={wagon} seat={seat} />
          </p>
        </section>
      </div>
    </Zone>
  );
}

interface DieSpotProps {
  readonly target: string;
  readonly face: number;
  readonly kind: 'night' | 'glow';
  readonly rolled?: boolean;
  readonly selected?: boolean;
  readonly picks?: string | undefined;
}

const DieSpot = memo(function DieSpot(props: DieSpotProps): ReactNode {
  const { target, face, kind, rolled = false, selected = false, picks } = props;
  return (
    <Spot
      target={target}
      name={say(`board-${kind}-die`, { face: faceText(face) })}
      shape="tile"
      className="dr-die-spot"
      selected={selected}
      picks={picks}
    >
      <GameDie face={face} kind={kind} rolled={rolled} />
    </Spot>
  );
});

interface PoolDieProps {
  readonly face: Slot<Face>;
  readonly kind: 'night' | 'glow';
  readonly wagon: Wagon;
  readonly seat: Seat;
}

/** A die of this turn: while it is asked where to, it means the plaza it leads to. Once it was put on a district it lies there. */
function PoolDie({ face, kind, wagon, seat }: PoolDieProps): ReactNode {
  const { prompt } = useScene();
  if (face === EMPTY) return <EmptyDie />;
  const there = SPACES[(wagon.pawn + FACE_VALUE[face]) % RING];
  const picks = prompt === 'move.space' ? `ride@${there?.id}` : undefined;
  return <DieSpot target={`${kind}@pool-${seat}`} face={face} kind={kind} picks={picks} />;
}

interface LockProps {
  readonly slot: number;
  readonly wagon: Wagon;
  readonly seat: Seat;
}

function Lock({ slot, wagon, seat }: LockProps): ReactNode {
  const scene = useScene();
  const { lock, take } = useHeldLock();
  const pointed = usePointed();
  const talk = useSay();
  const target = `slot-${slot + 1}@locks-${seat}`;
  const face = defined(wagon.locks[slot]);
  const takes = take !== undefined && face !== EMPTY;
  const program = specialOf(wagon, slot);
  const upgrade = upgradeOn(wagon, slot);
  const coming = comingDie(scene, pointed, seat);
  const halves = halvesAsked(scene, program);
  const name = say('board-lock', { slot: slot + 1, face: faceText(face), does: programText(program) });
  const body = (
    <>
      <span className="dr-lock-number">{slot + 1}</span>
      <span className="dr-lock-die">
        {face === EMPTY ? <EmptyDie /> : <GameDie face={face} />}
        {coming !== null && (
          <span className="dr-die-coming">
            <GameDie face={coming} />
          </span>
        )}
      </span>
      {halves === null && (
        <span className="dr-lock-does">
          <Special program={program} wagon={wagon} coming={coming} />
          {upgrade !== null && <small>{talk(nameOf(upgrade))}</small>}
        </span>
      )}
    </>
  );
  if (halves !== null)
    return (
      <span className="dr-lock" data-upgraded={upgrade !== null || undefined}>
        {body}
        <span className="dr-lock-halves">
          {halves.map((branch) => (
            <Spot key={branch} target={branch} name={programText(branch, 'capital')} shape="tile" className="dr-half">
              <Gist program={branch} silent />
            </Spot>
          ))}
        </span>
      </span>
    );
  return (
    <Spot
      target={target}
      name={name}
      title={say('board-lock-title', { slot: slot + 1 })}
      className={`dr-lock ${takes ? 'dr-takes' : ''}`}
      selected={lock === target}
      onTake={takes ? () => take(target) : undefined}
      explain={[programText(program, 'capital')]}
    >
      <span className="dr-lock-face" data-upgraded={upgrade !== null || undefined}>
        {body}
      </span>
    </Spot>
  );
}

/** What a lock gives; the good that a die would craft is shown as itself. */
export function Special({
  program,
  wagon,
  coming,
}: {
  readonly program: string;
  readonly wagon: Wagon;
  readonly coming: Face | null;
}): ReactNode {
  const talk = useSay();
  const [effect] = programOf(program).effects;
  if (effect?.does !== 'craft') return <Gist program={program} silent />;
  const kind = coming === null ? craftedKind(wagon) : CRAFTED[coming];
  const die = coming ?? defined(wagon.locks[0]);
  return (
    <>
      <span>{talk(say('board-craft'))}</span>
      <span className="dr-craft" data-ghost={coming !== null || undefined}>
        {die !== EMPTY && <GameDie face={die} className="dr-die-tiny" />}
        {kind === null ? '?' : <GoodIcon kind={kind} fine={effect.fine} />}
      </span>
    </>
  );
}

/** The die that would be locked: the one chosen, or the one pointed at. */
export function comingDie(scene: Scene, pointed: string | number | null, seat: Seat): Face | null {
  const chosen = dieBeingLocked(scene);
  if (chosen !== null) return faceNamed(chosen);
  if (scene.prompt !== 'plan.die' || typeof pointed !== 'string' || !pointed.endsWith(`@reserve-${seat}`)) return null;
  return ALL_FACES.find((face) => FACES[face] === verbOf(pointed)) ?? null;
}

/** The gift of a lock that brings a glow die into the pool, while it is asked for: the die itself means it too. */
function branchToPool({ prompt, options }: Scene): string | undefined {
  if (prompt !== 'choose.branch') return undefined;
  const leads = (option: Option): option is string =>
    typeof option === 'string' &&
    option !== 'companion' &&
    programOf(option).effects.some(({ does }) => does === 'glow-to-pool');
  return [...options].find(leads);
}

/** While one of two gifts of a lock is asked for, its halves can be tapped. */
function halvesAsked({ prompt, options, state }: Scene, program: string): readonly string[] | null {
  if (prompt !== 'choose.branch' || state.turn.districts !== 0 || state.journey !== null) return null;
  const [effect, ...more] = programOf(program).effects;
  if (effect?.does !== 'choose' || more.length > 0) return null;
  const asked = [...options].filter((option) => option !== 'companion');
  return asked.every((option) => effect.branches.some((branch) => branch === option)) ? effect.branches : null;
}

export function upgradeOn({ upgrades }: Wagon, slot: number): Upgrade | null {
  return upgrades.find((upgrade) => upgradeKind(upgrade).slot === slot) ?? null;
}
