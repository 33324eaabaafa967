import { type Seat, say } from '@stolik/engine';
import { SeatMark, Section, useSay, useScreen, useTable, type When, whenOf } from '@stolik/ui';
import type { ReactNode } from 'react';
import { countLying } from '../rules/crisis-turns.ts';
import type { State } from '../state.ts';
import { kindText } from '../words/phrases.ts';
import { KindSign } from './art/pictures.tsx';
import { forecastsOf } from './forecast.ts';
import { countPeople } from './Opponent.tsx';
import { Forecasts } from './Stability.tsx';
import { useScene } from './scene.ts';

/** Whose crisis turn it is: those before him are done, the others follow. */
export function crisisTurns(state: State, waitingFor: readonly Seat[]): readonly { seat: Seat; when: When }[] {
  const now = state.order.findIndex((seat) => waitingFor.includes(seat));
  return state.order.map((seat, at) => ({ seat, when: whenOf(at, now) }));
}

/** The crisis being resolved: what is asked for, what each cube does, who lies, and whose turn it is. */
export function CrisisPanel(): ReactNode {
  const talk = useSay();
  const { state, names } = useScene();
  const { view } = useTable();
  // Elsewhere the dial stands beside it and says the same.
  const phone = useScreen() === 'phone';
  const { crisis } = state;
  if (crisis === null) return null;
  const domestic = crisis.zone === 'domestic';
  return (
    <Section className="panel ar-crisis" data-part="crisis" label={say('board-crisis')}>
      <header>
        <h2>{talk(say(domestic ? 'crisis-domestic' : 'crisis-export'))}</h2>
        <span className="ar-crisis-sign" title={talk(kindText(crisis.kind))}>
          <KindSign kind={crisis.kind} />
          <b>{domestic ? `1 : ${crisis.rate}` : `×${crisis.missing}`}</b>
        </span>
      </header>
      <p>
        {domestic
          ? talk(say('crisis-lying', { lying: countLying(state), rate: crisis.rate }))
          : talk(say('crisis-missing', { missing: crisis.missing }))}
      </p>
      {phone && <Forecasts list={forecastsOf(state)} population={state.population} />}
      <ol className="ar-crisis-turns">
        {crisisTurns(state, view.waitingFor).map(({ seat, when }) => (
          <li key={seat} data-when={when}>
            <SeatMark seat={seat} size={18} />
            <b>{names[seat]}</b>
            <span>{domestic ? talk(say('crisis-own-lying', { lying: countPeople(state, seat).lying })) : ''}</span>
            <em>{talk(say(`crisis-${when}`))}</em>
          </li>
        ))}
      </ol>
    </Section>
  );
}
