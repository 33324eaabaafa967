import { type Seat, say } from '@stolik/engine';
import { Drawn, Icon, Spot, useSay, Zone } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { COST, colourOf, HAS_SYMBOL, VP } from '../content/catalogue.ts';
import { MINE_ROWS } from '../content/tables.ts';
import { ALL_COLOURS, type Crystal, costOfFaceDown, is, isFaceDownCrystal } from '../pieces.ts';
import { symbolSets } from '../score.ts';
import { playerAt } from '../state.ts';
import { nameOf } from '../words/names.ts';
import { Cut, Emblem, Hex, Mark } from './art/pictures.tsx';
import { MiniCard } from './Base.tsx';
import { useScene } from './scene.tsx';
import { TotemSpot } from './Wilds.tsx';
import { cardName } from './words.ts';

/** What lies before a player: Totems, Artifacts, crystals, symbols, subjugated cards. */

/** A class for how close together so many things lie. */
export const crowding = (count: number, few: number, many: number): string =>
  count > many ? 'ss-many ss-crowd' : count > few ? 'ss-many' : '';

export function Totems({ owner }: { readonly owner: Seat }): ReactNode {
  const { state } = useScene();
  return (
    <Zone label={say('board-totems')} className="ss-totems" part={`totems-${owner}`}>
      {ALL_COLOURS.filter((colour) => state.totems[colour] === owner).map((colour) => (
        <TotemSpot key={colour} colour={colour} place={`totems-${owner}`} />
      ))}
    </Zone>
  );
}

/** Kept halves: a star in the corner where they score, a cog where they work. With many of them the emblem must do. */
export function OwnedArtifacts({ owner, named = 1 }: { readonly owner: Seat; readonly named?: number }): ReactNode {
  const { state } = useScene();
  const talk = useSay();
  const { artifacts } = playerAt(state, owner);
  if (artifacts.length === 0) return null;
  return (
    <Zone label={say('board-artifacts-owned')} className={`ss-owned-halves ${crowding(artifacts.length, 2, 5)}`}>
      {artifacts.map((half) => (
        <Spot key={half} target={half} shape="tile" name={nameOf(half)} className="ss-owned-half">
          <span className="ss-half-chip">
            <Emblem half={half} />
            {artifacts.length <= named && <b>{talk(nameOf(half))}</b>}
          </span>
        </Spot>
      ))}
    </Zone>
  );
}

/** Crystals that may be seen, one by one; face-down ones by their size. */
export function Crystals({ owner }: { readonly owner: Seat }): ReactNode {
  const { state } = useScene();
  const talk = useSay();
  const { crystals } = playerAt(state, owner);
  if (crystals.length === 0) return null;
  const seen = crystals.filter((crystal) => !isFaceDownCrystal(crystal));
  const hidden = crystals.filter(isFaceDownCrystal);
  return (
    <Zone label={say('board-crystals')} className={`ss-crystals ${crowding(seen.length, 6, 12)}`}>
      {seen
        .toSorted((one, other) => one - other)
        .map((crystal) => (
          <Gemlet key={crystal} crystal={crystal} />
        ))}
      {MINE_ROWS.map(({ cost }) => {
        const count = hidden.filter((crystal) => costOfFaceDown(crystal) === cost).length;
        return count === 0 ? null : (
          <span key={cost} className="ss-backs" data-cost={cost} title={talk(say('face-down-crystal', { cost }))}>
            <Hex>{cost}</Hex>×{count}
          </span>
        );
      })}
    </Zone>
  );
}

const Gemlet = memo(function Gemlet({ crystal }: { readonly crystal: Crystal }): ReactNode {
  const colour = colourOf(crystal);
  return (
    <Spot target={crystal} shape="tile" name={nameOf(crystal)} className="ss-gemlet" from={`mine-${COST[crystal]}`}>
      <Cut colour={colour} className="ss-gemlet-cut" />
      <b>{VP[crystal]}</b>
      {HAS_SYMBOL[crystal] && <Mark colour={colour} className="ss-gemlet-mark" />}
    </Spot>
  );
});

/** Sets of different symbols, the fullest first (SS-18.2). */
export function SymbolSets({ owner }: { readonly owner: Seat }): ReactNode {
  const { state } = useScene();
  const sets = symbolSets(playerAt(state, owner));
  if (sets.length === 0) return null;
  return (
    <Drawn className="ss-sets" label={say('board-symbols')}>
      {sets.map((set, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the n-th set is the n-th.
        <span key={at} className="ss-set">
          {set.map((colour) => (
            <Mark key={colour} colour={colour} />
          ))}
        </span>
      ))}
    </Drawn>
  );
}

export function Subjugated({ owner }: { readonly owner: Seat }): ReactNode {
  const { state } = useScene();
  const talk = useSay();
  const { subjugated } = playerAt(state, owner);
  if (subjugated.length === 0) return null;
  return (
    <span className="ss-subjugated" title={talk(say('board-subjugated'))}>
      <Icon name="lock" size={15} />
      {talk(say('board-subjugated'))} <b>{subjugated.length}</b>
    </span>
  );
}

/** In an open game (SS-19.3) the others' cards lie face up. */
export function OpenHand({ owner }: { readonly owner: Seat }): ReactNode {
  const { state } = useScene();
  const { hand } = playerAt(state, owner);
  return (
    <Zone label={say('board-hand')} className="ss-open-hand">
      {hand
        .filter(is.mercenary)
        .toSorted((one, other) => one - other)
        .map((card) => (
          <Spot key={card} target={card} shape="tile" name={cardName(card)} className="ss-open-card">
            <MiniCard card={card} />
          </Spot>
        ))}
    </Zone>
  );
}
