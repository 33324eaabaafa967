import { say } from '@stolik/engine';
import { Spot, useSay, Zone } from '@stolik/ui';
import type { ReactNode } from 'react';
import { factionKind, PLAYABLE } from '../content/catalogue.ts';
import type { ActionName } from '../events.ts';
import { powerText } from '../words/effects.ts';
import { nameOf } from '../words/names.ts';
import { Deed } from './art/pictures.tsx';
import { useScene } from './scene.tsx';

/** What a faction is good at, and so its emblem. */
const EMBLEMS: { readonly [id: string]: ActionName } = {
  'faction-issisinui': 'survey',
  'faction-dal-harraii': 'travel',
  'faction-kuti-kuti': 'excavate',
  'faction-aqulla': 'sell',
  'faction-gul': 'smuggle',
};

/** EE-14.20: the faction boards that are left, with their power and their place in the first turn order. */
export function Factions(): ReactNode {
  const { state } = useScene();
  const talk = useSay();
  const taken = new Set<number>(state.players.map(({ faction }) => faction));
  return (
    <Zone label={say('table-factions')} className="ee-factions">
      {PLAYABLE.map((faction) => {
        const { id, initiative, power } = factionKind(faction);
        return (
          <Spot key={faction} target={faction} shape="tile" dark name={nameOf(faction)} className="ee-faction-spot">
            <span className="ee-faction" data-taken={taken.has(faction) || undefined}>
              <span className="badge ee-emblem">
                <Deed deed={EMBLEMS[id] ?? 'pass'} />
              </span>
              <b>{talk(say(`${id}-short`))}</b>
              <em>{talk(say(`${id}-title`))}</em>
              <span className="ee-faction-power">{power !== null && talk(powerText(power, 'power-gist'))}</span>
              <i>{talk(say('board-initiative', { initiative }))}</i>
            </span>
          </Spot>
        );
      })}
    </Zone>
  );
}
