import { say } from '@stolik/engine';
import { Spot, useSay, Zone } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { SLOT_DECKS } from '../content/tables.ts';
import { NONE } from '../pieces.ts';
import { Glyph } from './art/Sign.tsx';
import { MarketSlot } from './MarketSlot.tsx';
import { Piles } from './Piles.tsx';
import { useScene } from './scene.ts';

/** The decks above the market (IM-4.16), with the place ids of the description. */
const DECKS = [
  { place: 'main-deck', pile: 'mainDeck', type: 'main', icon: 'deck' },
  { place: 'civilised-deck', pile: 'civilisedDeck', type: 'civilised', icon: 'civilised' },
  { place: 'uncivilised-deck', pile: 'uncivilisedDeck', type: 'uncivilised', icon: 'uncivilised' },
  { place: 'region-deck', pile: 'regionDeck', type: 'region', icon: 'region' },
] as const;

/** The upper half of the mat: what belongs to nobody. */
export const Common = memo(function Common(): ReactNode {
  const talk = useSay();
  const { state } = useScene();
  return (
    <div className="im-common">
      <Zone label={talk(say('table-market'))} className="im-market">
        <div className="im-decks">
          {DECKS.map(({ place, pile, type, icon }) => (
            <Spot
              key={place}
              target={place}
              shape="tile"
              className={`im-deck im-deck-${type}`}
              name={`${talk(say(`row-${place}`))}: ${state[pile].length}`}
              explain={[say(`explain-${place}`)]}
              still
            >
              <span
                className="im-dk"
                data-type={type}
                data-place={place}
                data-empty={state[pile].length === 0 || undefined}
              >
                <Glyph name={icon} />
                <span>{talk(say(`short-${place}`))}</span>
                <b>{state[pile].length}</b>
              </span>
            </Spot>
          ))}
        </div>
        <div className="im-slots">
          {SLOT_DECKS.map((deck, slot) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number.
            <div key={slot} className="im-slot">
              {state.market[slot] === undefined || state.market[slot] === NONE ? (
                <span className="im-slot-empty empty-place">{talk(say('empty-slot'))}</span>
              ) : (
                <MarketSlot slot={slot} card={state.market[slot]} from={`${deck}-deck`} />
              )}
            </div>
          ))}
        </div>
      </Zone>
      <Piles />
    </div>
  );
});
