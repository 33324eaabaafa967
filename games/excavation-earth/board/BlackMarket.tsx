import { defined, say } from '@stolik/engine';
import { useSay, Zone } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { tileValue } from '../content/catalogue.ts';
import { SMUGGLE_SURCHARGE } from '../content/tables.ts';
import { ALL_COLOURS, colourName } from '../pieces.ts';
import { TileSpot } from './Artefact.tsx';
import { Coin, Cut } from './art/pictures.tsx';
import { useProspect } from './prospect.tsx';
import { useScene } from './scene.tsx';

/** Where tiles have a price: what is paid beyond the value. */
const SURCHARGES: { readonly [prompt: string]: number } = {
  'smuggle.tile': SMUGGLE_SURCHARGE,
  'deal.tile': 0,
  'buy-first.tile': 0,
};

/** The five stacks of the black market: the tile on top, and how many there are. */
export const BlackMarket = memo(function BlackMarket(): ReactNode {
  const { state, prompt } = useScene();
  const talk = useSay();
  const { deed } = useProspect();
  const surcharge = deed === 'smuggle' ? SMUGGLE_SURCHARGE : SURCHARGES[prompt];
  return (
    <Zone label={say('table-black-market')} className={`ee-black-market ${prompt in SURCHARGES ? 'ee-asked' : ''}`}>
      <h2>{talk(say('board-black-market'))}</h2>
      <div className="ee-stacks">
        {ALL_COLOURS.map((colour) => {
          const stack = defined(state.blackMarket[colour]);
          const [top] = stack;
          const under = stack.slice(1).map((tile) => tileValue(tile));
          return (
            <span
              key={colour}
              className="ee-stack"
              data-region={colourName(colour)}
              data-priced={(top !== undefined && surcharge !== undefined) || undefined}
              data-place={`stack-${colourName(colour)}`}
              title={talk(
                say('board-stack', { count: stack.length, values: under.length === 0 ? 'none' : under.join(', ') }),
              )}
            >
              {top === undefined ? <Cut colour={colour} className="ee-stack-none" /> : <TileSpot tile={top} dark />}
              {top !== undefined && surcharge !== undefined ? (
                <em className="ee-price">
                  {tileValue(top) + surcharge}
                  <Coin />
                </em>
              ) : (
                <em>{stack.length}</em>
              )}
            </span>
          );
        })}
      </div>
    </Zone>
  );
});
