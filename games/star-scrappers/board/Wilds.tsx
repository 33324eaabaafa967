import { say } from '@stolik/engine';
import { Spot, useSay, Zone } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { MERCENARY_KINDS } from '../content/catalogue.ts';
import { TOTEM_DISCOUNT, TOTEM_VP } from '../content/tables.ts';
import { ALL_COLOURS, type Colour, colourName } from '../pieces.ts';
import { isWild } from '../rules/terms.ts';
import { IN_SUPPLY } from '../state.ts';
import { factionText } from '../words/phrases.ts';
import { Figure, Totem } from './art/pictures.tsx';
import { useScene } from './scene.tsx';

/** The two factions that stayed at home, and Totems that nobody holds yet. */
export const Wilds = memo(function Wilds(): ReactNode {
  const { state } = useScene();
  const talk = useSay();
  const supply = ALL_COLOURS.filter((colour) => state.totems[colour] === IN_SUPPLY);
  return (
    <div className="ss-off-board">
      <div className="ss-wild-head">
        {supply.length > 0 && (
          <Zone label={say('board-supply')} className="ss-supply">
            {supply.map((colour) => (
              <TotemSpot key={colour} colour={colour} place="totem-supply" />
            ))}
          </Zone>
        )}
        <h2 className="ss-label">{talk(say('board-wild'))}</h2>
      </div>
      <Zone label={say('board-wild')} className="ss-wild-cards">
        {ALL_COLOURS.filter((colour) => isWild(state, colour)).map((colour) => (
          <WildCard key={colour} colour={colour} />
        ))}
      </Zone>
    </div>
  );
});

const WildCard = memo(function WildCard({ colour }: { readonly colour: Colour }): ReactNode {
  const talk = useSay();
  const kind = MERCENARY_KINDS.find((one) => one.colour === colour);
  return (
    <Spot
      target="wild"
      shape="tile"
      name={say('spot-wild', { faction: factionText(colour) })}
      className="ss-wild"
      explain={[say('explain-wild')]}
      still
    >
      <span className="ss-wild-art" data-tint={colourName(colour)}>
        {kind !== undefined && <Figure kind={kind} />}
      </span>
      <span className="ss-wild-name">{talk(factionText(colour))}</span>
    </Spot>
  );
});

export const TotemSpot = memo(function TotemSpot({
  colour,
  place,
}: {
  readonly colour: Colour;
  readonly place: string;
}): ReactNode {
  return (
    <Spot
      target={place}
      shape="tile"
      name={say('spot-totem', { faction: factionText(colour, 'gen') })}
      explain={[say('explain-totem', { each: TOTEM_VP, discount: TOTEM_DISCOUNT }), say('explain-totem-moves')]}
      className="ss-totem-spot"
      still
    >
      <Totem colour={colour} />
    </Spot>
  );
});
