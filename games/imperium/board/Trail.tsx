import { say } from '@stolik/engine';
import { Drawn, Icon, useSay, whenOf } from '@stolik/ui';
import type { ReactNode } from 'react';
import { KINDS, kindOf } from '../content/catalogue.ts';
import type { Card } from '../pieces.ts';
import { faceName, typesOf } from './face/header.ts';
import { nearPlayer, useScene } from './scene.ts';

/** The sides of the Utopians' journey, in the order in which they are reached (IM-18.5). */
const STATIONS = KINDS.filter((kind) => typesOf(kind)[0] === 'journey');

/** The people with whom Shangri-La ends the game (IM-15.1). */
const PEOPLE_AT_THE_END = 24;

/** "Visions of Shangri-La" has room for its first word only, which tells it from the others. */
const shortOf = (name: string): string => name.split(' ', 1)[0] ?? name;

/** Where the journey has come to: stations behind it are ticked; at the last one people are counted. */
export function Trail({ card }: { readonly card: Card }): ReactNode {
  const talk = useSay();
  const { population } = nearPlayer(useScene());
  const here = STATIONS.indexOf(kindOf(card));
  if (here < 0) return null;
  const words = say('board-journey', { n: here + 1, all: STATIONS.length });
  return (
    <Drawn as="div" className="im-trail" label={words}>
      <ol>
        {STATIONS.map((kind, at) => (
          <li key={kind.id} data-when={whenOf(at, here)} title={talk(faceName(kind))}>
            {at < here ? <Icon name="check" size={12} /> : at + 1}
            <span>{shortOf(talk(faceName(kind)))}</span>
          </li>
        ))}
      </ol>
      {here === STATIONS.length - 1 && (
        <p>
          <meter min={0} max={PEOPLE_AT_THE_END} value={population} />
          {talk(say('board-journey-people', { n: population, all: PEOPLE_AT_THE_END }))}
        </p>
      )}
    </Drawn>
  );
}
