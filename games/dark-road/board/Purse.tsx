import { type Seat, say } from '@stolik/engine';
import { signed } from '@stolik/engine/phrases';
import { Button, Drawn, SeatMark, Spot, seatColour, usePanels, useSay } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { type Feat, HIDDEN } from '../pieces.ts';
import type { Wagon } from '../state.ts';
import { nameOf } from '../words/names.ts';
import { TokenIcon } from './art/pictures.tsx';
import { FeatReward, progressText } from './FeatReward.tsx';
import { useProspect } from './prospect.ts';
import { roundText, useScene } from './scene.tsx';

/** Who one is, what one has in both measures of which the lower one counts, and what one works for. */
export function Purse({ wagon, seat }: { readonly wagon: Wagon; readonly seat: Seat }): ReactNode {
  const { state, names } = useScene();
  const talk = useSay();
  const register = wagon.deliveredHeroes.length + wagon.deliveredContracts.length;
  return (
    <section className="dr-box dr-purse" style={{ '--seat': seatColour(seat) }} data-seat-home={seat}>
      <header>
        <SeatMark seat={seat} name={names[seat] ?? ''} size={30} />
        <div>
          <h2>{names[seat]}</h2>
          <p>{talk(roundText(state))}</p>
        </div>
      </header>
      <Balance wagon={wagon} />
      <ul
        className="dr-own-feats"
        data-many={wagon.feats.length > 1 || undefined}
        data-crowd={wagon.feats.length > 2 || undefined}
        data-more={wagon.feats.length > 4 || undefined}
      >
        {wagon.feats.map((feat) => (
          <OwnFeat key={feat} feat={feat} wagon={wagon} />
        ))}
      </ul>
      <p className="quiet dr-register">
        <TokenIcon of="register" />
        {talk(say('board-register', { count: register }))}
      </p>
    </section>
  );
}

/** The panel with everything for which the row of one's own has no room on small screens. */
export const WHOLE_WAGON = 'wagon';

/** On tablets: both measures, and the way to feats, steed and companions. */
export function ShortPurse({ wagon, seat }: { readonly wagon: Wagon; readonly seat: Seat }): ReactNode {
  const { show } = usePanels();
  const talk = useSay();
  return (
    <section className="dr-box dr-short-purse" data-seat-home={seat}>
      <Balance wagon={wagon} />
      <Button icon="up" aria-haspopup="dialog" onClick={() => show(WHOLE_WAGON)}>
        {talk(say('board-whole-wagon'))}
      </Button>
    </section>
  );
}

/** Coins and prestige, as the choice that is going on leaves them: the lower one is ringed, because it counts (DR-26.2). */
export function Balance({ wagon }: { readonly wagon: Wagon }): ReactNode {
  const { seat, running } = useScene();
  const prospect = useProspect();
  const { coins, prestige } = wagon;
  return (
    <div className="dr-balance" data-own data-part={`purse-${seat}`}>
      {(['coins', 'prestige'] as const).map((what) => {
        const n = wagon[what];
        const settled = n + running[what];
        const more = prospect[what] - running[what];
        const lower = coins !== HIDDEN && settled === Math.min(coins + running.coins, prestige + running.prestige);
        return (
          <Drawn
            key={what}
            className="dr-measure"
            data-lower={lower || undefined}
            data-runs={settled !== n || undefined}
            label={say('board-measure', { what, n: settled, lower: lower ? 'yes' : 'no' })}
          >
            {settled !== n && <small>{n} →</small>}
            <b>{settled}</b>
            <TokenIcon of={what} />
            {more !== 0 && <i>{signed(more)}</i>}
          </Drawn>
        );
      })}
    </div>
  );
}

const OwnFeat = memo(function OwnFeat({ feat, wagon }: { readonly feat: Feat; readonly wagon: Wagon }): ReactNode {
  const talk = useSay();
  if (feat < 0) return null;
  const progress = talk(progressText(wagon, feat));
  return (
    <li>
      <Spot target={feat} name={`${talk(nameOf(feat))}: ${progress}`} shape="tile" className="dr-own-feat">
        <TokenIcon of="feat" />
        <span className="dr-own-words">
          <b>{talk(nameOf(feat))}</b>
          <small>
            <span className="dr-progress">{progress} </span>
            <FeatReward feat={feat} />
          </small>
        </span>
      </Spot>
    </li>
  );
});
