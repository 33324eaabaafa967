import { say } from '@stolik/engine';
import { useSay, Zone } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { SLOT_DECKS } from '../content/tables.ts';
import { NONE } from '../pieces.ts';
import { Decks } from './Decks.tsx';
import { MarketSlot } from './MarketSlot.tsx';
import { Piles } from './Piles.tsx';
import { SoloStrip } from './SoloRival.tsx';
import { useScene } from './scene.ts';

/** The upper half of the mat: what belongs to nobody. */
export const Common = memo(function Common(): ReactNode {
  const talk = useSay();
  const { state, asked } = useScene();
  /** A lesson that speaks of a card means what lies under it and what it brings, too. */
  const isMore = (slot: number): boolean => state.under[slot] !== NONE || asked.has(state.market[slot] ?? NONE);
  return (
    <div className="im-common">
      <Zone label={say('table-market')} className="im-market">
        <Decks />
        <div className="im-slots">
          {SLOT_DECKS.map((deck, slot) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number.
            <div key={slot} className="im-slot" data-loop={isMore(slot) || undefined}>
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
      <SoloStrip />
    </div>
  );
});
