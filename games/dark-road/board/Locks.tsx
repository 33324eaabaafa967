import { type Seat, say } from '@stolik/engine';
import { Spot, useSay, Zone } from '@stolik/ui';
import type { ReactNode } from 'react';
import { programOf, upgradeKind } from '../content/catalogue.ts';
import { CRAFTED, GLOW_LIMIT, LOCK_SLOTS, START } from '../content/tables.ts';
import { EMPTY, FACES, type Face, faceNamed, type Kind, type Upgrade } from '../pieces.ts';
import { craftedKind } from '../rules/effects.ts';
import { specialOf } from '../rules/plan.ts';
import type { Wagon } from '../state.ts';
import { programText } from '../words/effects.ts';
import { nameOf } from '../words/names.ts';
import { faceText } from '../words/phrases.ts';
import { GoodIcon } from './art/pictures.tsx';
import { EmptyDie, GameDie, keyed } from './Dice.tsx';
import { Gist } from './Gist.tsx';
import { dieBeingLocked, type Scene, usePointed, useScene } from './scene.tsx';

/** Dice of a wagon: three locks with what each gives, the reserve, glow dice, and the pool of this turn. */
export function DiceBox({ wagon, seat }: { readonly wagon: Wagon; readonly seat: Seat }): ReactNode {
  const talk = useSay();
  const scene = useScene();
  const chosen = dieBeingLocked(scene);
  const away = Math.max(0, START.reserve - wagon.reserve.length - wagon.removed);
  return (
    <Zone className="dr-box dr-dice" label={talk(say('board-dice'))}>
      <div className="dr-locks">
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
              <Spot
                key={key}
                target={`${FACES[face]}@reserve-${seat}`}
                name={talk(say('board-night-die', { face: faceText(face) }))}
                shape="tile"
                className="dr-die-spot"
                selected={chosen === FACES[face] && key.endsWith('-1')}
              >
                <GameDie face={face} rolled />
              </Spot>
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
              <Spot
                key={key}
                target={`${FACES[face]}@glow-${seat}`}
                name={talk(say('board-glow-die', { face: faceText(face) }))}
                shape="tile"
                className="dr-die-spot"
              >
                <GameDie face={face} kind="glow" rolled />
              </Spot>
            ))}
            {Array.from({ length: Math.max(0, GLOW_LIMIT - wagon.glow.length) }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: empty places are alike.
              <EmptyDie key={at} />
            ))}
          </p>
        </section>
        <section className="dr-pool">
          <h4>{talk(say('board-pool'))}</h4>
          <p className="dr-dice-row">
            <PoolDie face={wagon.pool} kind="night" />
            <PoolDie face={wagon.glowPool} kind="glow" />
          </p>
        </section>
      </div>
    </Zone>
  );
}

function PoolDie({ face, kind }: { readonly face: number; readonly kind: 'night' | 'glow' }): ReactNode {
  const talk = useSay();
  if (face === EMPTY) return <EmptyDie />;
  const words = talk(say(`board-${kind}-die`, { face: faceText(face) }));
  return (
    <span className="dr-die-held" role="img" aria-label={words} title={words}>
      <GameDie face={face} kind={kind} />
    </span>
  );
}

interface LockProps {
  readonly slot: number;
  readonly wagon: Wagon;
  readonly seat: Seat;
}

function Lock({ slot, wagon, seat }: LockProps): ReactNode {
  const scene = useScene();
  const pointed = usePointed();
  const talk = useSay();
  const face = wagon.locks[slot] as number;
  const program = specialOf(wagon, slot);
  const upgrade = upgradeOn(wagon, slot);
  const coming = comingDie(scene, pointed, seat);
  const halves = halvesAsked(scene, program);
  const name = talk(say('board-lock', { slot: slot + 1, face: faceText(face), does: programText(program) }));
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
            <Spot
              key={branch}
              target={branch}
              name={talk(programText(branch, 'capital'))}
              shape="tile"
              className="dr-half"
            >
              <Gist program={branch} silent />
            </Spot>
          ))}
        </span>
      </span>
    );
  return (
    <Spot
      target={`slot-${slot + 1}@locks-${seat}`}
      name={name}
      className="dr-lock"
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
  readonly coming: number | null;
}): ReactNode {
  const talk = useSay();
  const [effect] = programOf(program).effects;
  if (effect?.does !== 'craft') return <Gist program={program} silent />;
  const kind = coming === null ? craftedKind(wagon) : (CRAFTED[coming] as Kind);
  const die = coming ?? (wagon.locks[0] as number);
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
  const face = faceNamed(pointed.slice(0, pointed.indexOf('@')));
  return (face as number) < 0 ? null : face;
}

/** While one of two gifts of a lock is asked for, its halves can be tapped. */
function halvesAsked({ prompt, options, state }: Scene, program: string): readonly string[] | null {
  if (prompt !== 'choose.branch' || state.turn.districts !== 0 || state.journey !== null) return null;
  const [effect, ...more] = programOf(program).effects;
  if (effect?.does !== 'choose' || more.length > 0) return null;
  const asked = [...options].filter((option) => option !== 'companion');
  return asked.every((option) => effect.branches.includes(option as string)) ? effect.branches : null;
}

export function upgradeOn({ upgrades }: Wagon, slot: number): Upgrade | null {
  return upgrades.find((upgrade) => upgradeKind(upgrade).slot === slot) ?? null;
}
