import { type Seat, say } from '@stolik/engine';
import { Drawn, PlayerPanel, SeatFact, Spot, seatColours, UnitPicture, useSay, useTable } from '@stolik/ui';
import type { ReactNode } from 'react';
import { BUILDINGS } from '../pieces.ts';
import { controlled } from '../rules/control.ts';
import { shipsOut } from '../rules/taxes.ts';
import { citizenInSupply, citizensOf, firstCitizen, lastCitizen, shipsInSupply } from '../rules/units.ts';
import { HIDDEN, IN_SUPPLY, isOut, playerAt, type State } from '../state.ts';
import { all, cubeList, florinsText } from '../words/phrases.ts';
import { Sign } from './art/pictures.tsx';
import { isTalk } from './asked.ts';
import { HandOf } from './Hands.tsx';
import { useScene } from './scene.ts';
import { CardChips } from './Track.tsx';
import { Discs } from './Wheel.tsx';

/** Another player: discs, citizens lying or standing, ships, controlled buildings, supply, cards. */
export function Opponent({ owner, crowded }: { readonly owner: Seat; readonly crowded: boolean }): ReactNode {
  const talk = useSay();
  const { state, names } = useScene();
  const { seats, view } = useTable();
  const place = state.order.indexOf(owner) + 1;
  const bot = seats[owner]?.kind === 'bot';
  return (
    <PlayerPanel
      seat={owner}
      name={names[owner] ?? ''}
      className={`ar-opponent ${crowded ? 'ar-crowded' : ''}`}
      active={view.waitingFor.includes(owner)}
      fact={
        <span className="ar-opponent-fact">
          <span>
            <SeatFact seat={owner}>
              {talk(say(crowded ? 'board-place-short' : 'board-place', { place, bot: bot ? 'yes' : 'no' }))}
            </SeatFact>
          </span>
          <Discs owner={owner} />
        </span>
      }
    >
      <SeatSpot owner={owner} />
      <People owner={owner} crowded={crowded} />
      <div className="ar-holdings">
        <Held sign="ship" count={shipsOut(state, owner)} name="ships" />
        {BUILDINGS.map((building, kind) => {
          const count = controlled(state, owner, kind);
          return count === 0 ? null : <Held key={building} sign={building} count={count} name={building} />;
        })}
        <Supply owner={owner} />
      </div>
      <Known owner={owner} />
      <CardChips owner={owner} />
      <HandOf owner={owner} />
    </PlayerPanel>
  );
}

/** The panel itself answers where a player is asked for. */
function SeatSpot({ owner }: { readonly owner: Seat }): ReactNode {
  const { choices } = useTable();
  const { names, asked } = useScene();
  const target = `player-${owner}`;
  // A talk has its own table, where each seat means several things; in one's own turn a hand is raised beside it.
  if (choices.of(target) === null || isTalk(asked.prompt) || asked.prompt === 'turn.move') return null;
  return (
    <Spot target={target} name={names[owner] ?? ''} shape="panel" className="ar-seat-spot">
      <span />
    </Spot>
  );
}

function People({ owner, crowded }: { readonly owner: Seat; readonly crowded: boolean }): ReactNode {
  const talk = useSay();
  const { state } = useScene();
  const { standing, lying } = countPeople(state, owner);
  const words = say('board-people', { standing, lying });
  const drawn = crowded ? [] : [...Array(standing).fill(false), ...Array(lying).fill(true)];
  return (
    <Drawn as="div" className="ar-people" style={seatColours(owner)} label={words} told>
      {drawn.map((lies, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: citizens are counted.
        <span key={at} data-lying={lies || undefined}>
          <UnitPicture word="citizen" seat={owner} />
        </span>
      ))}
      {crowded && (
        <>
          <span>
            <UnitPicture word="citizen" seat={owner} />
          </span>
          <b>{standing}</b>
          {lying > 0 && (
            <>
              <span data-lying>
                <UnitPicture word="citizen" seat={owner} />
              </span>
              <b>{lying}</b>
            </>
          )}
        </>
      )}
      {!crowded && lying > 0 && <small>{talk(say('board-lying', { count: lying }))}</small>}
    </Drawn>
  );
}

export function countPeople(state: State, owner: Seat): { standing: number; lying: number } {
  let standing = 0;
  let lying = 0;
  for (let unit = firstCitizen(owner); unit < lastCitizen(state, owner); unit++) {
    if (!isOut(state, unit)) continue;
    if (state.lying[unit] === 0) standing++;
    else lying++;
  }
  return { standing, lying };
}

function Held({
  sign,
  count,
  name,
}: {
  readonly sign: string;
  readonly count: number;
  readonly name: string;
}): ReactNode {
  const words = say(`board-held-${name}`, { count });
  return (
    <Drawn label={words} told>
      <Sign name={sign} />
      <b>{count}</b>
    </Drawn>
  );
}

/** Citizens and ships that are not on the map yet. */
export function Supply({ owner }: { readonly owner: Seat }): ReactNode {
  const talk = useSay();
  const { state } = useScene();
  const citizens = suppliedCitizens(state, owner);
  const ships = shipsInSupply(state, owner);
  const words = say('board-supply', { citizens, ships });
  return (
    <Drawn className="ar-supply" style={seatColours(owner)} label={words} told>
      <i>{talk(say('board-supply-short'))}</i> {citizens}
      <UnitPicture word="citizen" seat={owner} />
      {ships}
      <UnitPicture word="ship" seat={owner} />
    </Drawn>
  );
}

function suppliedCitizens(state: State, owner: Seat): number {
  if (citizenInSupply(state, owner) < 0) return 0;
  const first = firstCitizen(owner);
  return state.at.slice(first, first + citizensOf(state)).filter((at) => at === IN_SUPPLY).length;
}

/** With two players, and at the end, what is behind the screen is known. */
function Known({ owner }: { readonly owner: Seat }): ReactNode {
  const talk = useSay();
  const { state } = useScene();
  const { florins, cubes, tokens } = playerAt(state, owner);
  if (florins === HIDDEN) return null;
  const things = [
    florinsText(florins),
    ...cubeList(cubes),
    ...(tokens > 0 ? [say('phrase-tokens', { count: tokens })] : []),
  ];
  return <p className="ar-known">{talk(say('note-stock', { things: all(things) }))}</p>;
}
