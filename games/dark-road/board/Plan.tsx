import { defined, type Seat, say } from '@stolik/engine';
import { Spot, useSay } from '@stolik/ui';
import type { ReactNode } from 'react';
import { CRAFTED, FACE_VALUE, LOCK_SLOTS } from '../content/tables.ts';
import { EMPTY, type Face, goodOf, kindOfGood } from '../pieces.ts';
import { worthOf } from '../rules/market.ts';
import { RING } from '../rules/move.ts';
import { slotNamed, specialOf } from '../rules/plan.ts';
import type { Wagon } from '../state.ts';
import { programText } from '../words/effects.ts';
import { faceText, spaceText } from '../words/phrases.ts';
import { GoodIcon, TokenIcon } from './art/pictures.tsx';
import { GameDie } from './Dice.tsx';
import { useHeldLock } from './held-lock.tsx';
import { comingDie, Special } from './Locks.tsx';
import { craftOn } from './previews.ts';
import { usePointed, useScene } from './scene.tsx';

/** The plan: what each lock gives with this die, how far the freed one rides, and what is there. */
export function Plan({ wagon, seat }: { readonly wagon: Wagon; readonly seat: Seat }): ReactNode {
  const scene = useScene();
  const pointed = usePointed();
  const talk = useSay();
  const { lock } = useHeldLock();
  const coming = comingDie(scene, pointed, seat);
  const asks =
    coming !== null
      ? say('board-plan-die', { face: faceText(coming) })
      : lock !== null
        ? say('board-plan-lock', { slot: slotNamed(lock) + 1 })
        : say('board-plan');
  return (
    <div className="dr-plan">
      <p className="dr-plan-head">
        {coming !== null && <GameDie face={coming} className="dr-die-small" />}
        {talk(asks)}
      </p>
      {Array.from({ length: LOCK_SLOTS }, (_, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the three locks never change places.
        <PlanRow key={slot} slot={slot} wagon={wagon} seat={seat} coming={coming} />
      ))}
    </div>
  );
}

interface PlanRowProps {
  readonly slot: number;
  readonly wagon: Wagon;
  readonly seat: Seat;
  readonly coming: Face | null;
}

function PlanRow({ slot, wagon, seat, coming }: PlanRowProps): ReactNode {
  const { state } = useScene();
  const { lock, take } = useHeldLock();
  const talk = useSay();
  const target = `slot-${slot + 1}@locks-${seat}`;
  const face = defined(wagon.locks[slot]);
  if (face === EMPTY)
    return <p className="dr-plan-row dr-plan-none">{talk(say('board-lock-empty', { slot: slot + 1 }))}</p>;
  const by = FACE_VALUE[face];
  const there = (wagon.pawn + by) % RING;
  const craft = slot === 0 ? craftOn(wagon) : null;
  const good = craft === null || coming === null ? null : goodOf(CRAFTED[coming], craft.fine);
  const glows = [...new Set(wagon.glow.map((one) => FACE_VALUE[one]))].filter((value) => value !== by);
  const rides = talk(say('board-rides', { by, space: spaceText(there) }));
  return (
    <Spot
      target={target}
      name={say('board-plan-row', { slot: slot + 1, face: faceText(face), rides })}
      shape="tile"
      className={`dr-plan-row ${take === undefined ? '' : 'dr-takes'}`}
      explain={[
        programText(specialOf(wagon, slot), 'capital'),
        ...(slot === 1 && glows.length > 0 ? [say('board-with-glow-how', { by: { all: glows } })] : []),
      ]}
      selected={lock === target}
      onTake={take && (() => take(target))}
      dark
    >
      <span className="dr-lock-number">{slot + 1}</span>
      <GameDie face={face} className="dr-die-row" />
      <span className="dr-plan-words">
        <span className="dr-plan-gives">
          {good === null ? (
            <Special program={specialOf(wagon, slot)} wagon={wagon} coming={null} />
          ) : (
            <>
              {talk(say('board-craft'))} <GoodIcon kind={kindOfGood(good)} fine={craft?.fine ?? false} />
            </>
          )}
        </span>
        <span className="dr-plan-rides">{talk(say('board-rides-to', { by, space: spaceText(there, 'heading') }))}</span>
      </span>
      <span className="dr-plan-more">
        {good !== null && (
          <>
            {talk(say('board-worth', { n: worthOf(state, kindOfGood(good)) }))}
            <TokenIcon of="coins" />
          </>
        )}
        {slot === 1 && glows.length > 0 && talk(say('board-with-glow', { by: { all: glows } }))}
      </span>
    </Spot>
  );
}
