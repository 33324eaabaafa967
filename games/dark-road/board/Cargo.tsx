import { type Seat, say } from '@stolik/engine';
import { Drawn, Spot, useSay, Zone } from '@stolik/ui';
import { memo, type ReactNode, useMemo } from 'react';
import { contractKind } from '../content/catalogue.ts';
import { HOOKS, INVENTORY } from '../content/tables.ts';
import type { Kind } from '../pieces.ts';
import { hooksOf, inventoryOf } from '../rules/powers.ts';
import type { State, Wagon } from '../state.ts';
import { TokenIcon } from './art/pictures.tsx';
import { useProspect } from './prospect.ts';
import { Loose, Storage } from './Storage.tsx';
import { useScene } from './scene.tsx';

/** What the wagon holds: goods in the storage, lanterns on their hooks, horseshoes and quartz in the inventory. */
export function Cargo({ wagon, seat }: { readonly wagon: Wagon; readonly seat: Seat }): ReactNode {
  const { journey } = useScene().state;
  const talk = useSay();
  const wanted = useMemo(() => wantedAt(journey, wagon), [journey, wagon]);
  return (
    <Zone className="dr-box dr-cargo" label={say('board-cargo')}>
      <Storage wagon={wagon} seat={seat} wanted={wanted} />
      <div className="dr-hold">
        <h4>{talk(say('board-lanterns'))}</h4>
        <Hooks wagon={wagon} />
        <h4>{talk(say('board-inventory'))}</h4>
        <Inventory wagon={wagon} seat={seat} />
        <Loose wagon={wagon} seat={seat} />
      </div>
    </Zone>
  );
}

/** Kinds that contracts want in the town where the caravan goes. */
function wantedAt(journey: State['journey'], { contracts }: Wagon): ReadonlySet<Kind> {
  return new Set(
    journey === null
      ? []
      : contracts.flatMap((contract) => {
          const { town, goods } = contractKind(contract);
          return town === journey.town ? goods : [];
        }),
  );
}

export const Hooks = memo(function Hooks({ wagon }: { readonly wagon: Wagon }): ReactNode {
  const { lantern } = useProspect();
  const hooks = hooksOf(wagon);
  const words = say('board-lanterns-of', { n: wagon.lanterns, hooks });
  return (
    <Drawn as="div" className="dr-hooks" label={words} told>
      {Array.from({ length: HOOKS }, (_, at) => {
        const lit = at < wagon.lanterns;
        const coming = !lit && at < wagon.lanterns + lantern;
        const going = lit && at >= wagon.lanterns + lantern;
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: hooks never change places.
            key={at}
            className="dr-hook"
            data-lit={lit || undefined}
            data-ghost={coming || going || undefined}
            data-filled={at >= hooks || undefined}
          >
            {at >= hooks ? <TokenIcon of="feat" /> : (lit || coming) && <TokenIcon of="lantern" />}
          </span>
        );
      })}
    </Drawn>
  );
});

export const Inventory = memo(function Inventory({
  wagon,
  seat,
}: {
  readonly wagon: Wagon;
  readonly seat: Seat;
}): ReactNode {
  const { quartz, horseshoe } = useProspect();
  const room = inventoryOf(wagon);
  const tokens = [
    ...Array<'quartz'>(wagon.quartz).fill('quartz'),
    ...Array<'horseshoe'>(wagon.horseshoes).fill('horseshoe'),
  ];
  const coming = [
    ...Array<'quartz'>(Math.max(0, quartz)).fill('quartz'),
    ...Array<'horseshoe'>(Math.max(0, horseshoe)).fill('horseshoe'),
  ];
  const places = Math.max(INVENTORY, tokens.length);
  return (
    <div className="dr-inventory">
      {Array.from({ length: places }, (_, at) => {
        const token = tokens[at];
        const ghost = coming[at - tokens.length];
        if (token !== undefined)
          return (
            <Spot
              // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind are alike.
              key={at}
              target={`${token}@tokens-${seat}`}
              name={say(`board-token-${token}`)}
              shape="tile"
              className="dr-inventory-place"
            >
              <TokenIcon of={token} />
            </Spot>
          );
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: empty places are alike.
            key={at}
            className="dr-inventory-place dr-inventory-empty"
            data-ghost={ghost !== undefined || undefined}
            data-filled={at >= room || undefined}
          >
            {ghost !== undefined && <TokenIcon of={ghost} />}
          </span>
        );
      })}
    </div>
  );
});
