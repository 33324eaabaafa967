import { type Seat, say } from '@stolik/engine';
import { signed } from '@stolik/engine/phrases';
import { Drawn, PlayerPanel, SeatMark, useSay, useScreen } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { playerAt } from '../state.ts';
import { Coin } from './art/pictures.tsx';
import { useProspect } from './prospect.tsx';
import { Storage, StorageTitle, useTilesLarge } from './Storage.tsx';
import { useScene } from './scene.tsx';
import { factionFact } from './words.ts';
import { useTelling } from './ZuTelling.tsx';
import { ZuLine } from './ZuTurn.tsx';

/** One's own panel: credits, hold, hatch, crew, initiative token. */
export const Own = memo(function Own({ owner }: { readonly owner: Seat }): ReactNode {
  const { state, names } = useScene();
  const talk = useSay();
  const player = playerAt(state, owner);
  const fact = factionFact(player);
  return (
    <PlayerPanel
      seat={owner}
      name={names[owner] ?? ''}
      active={state.phase !== 'over' && state.active === owner}
      className={`ee-own ${player.credits > 99 ? 'ee-rich' : ''}`}
      {...(fact === null ? {} : { fact: talk(fact) })}
    >
      <Purse owner={owner} />
      <div className="ee-storage">
        <div className="ee-hold">
          <StorageTitle owner={owner} what="hold" />
          <Storage owner={owner} what="hold" glyph />
        </div>
        <div className="ee-hatch">
          <StorageTitle owner={owner} what="hatch" />
          <Storage owner={owner} what="hatch" glyph />
        </div>
        <div className="quiet ee-supply">
          <p>
            <SeatMark seat={owner} size={18} />
            <b>{player.supply}</b> {talk(say('board-crew', { count: player.supply }))}
          </p>
          <p>
            {player.token > 0 && <i className="badge ee-token">{player.token}</i>}
            {talk(say(player.token > 0 ? 'board-token' : 'board-no-token'))}
          </p>
        </div>
      </div>
    </PlayerPanel>
  );
});

/** Credits, with what would come or go. */
export function Purse({ owner }: { readonly owner: Seat }): ReactNode {
  const { state } = useScene();
  const { credits } = useProspect();
  const now = playerAt(state, owner).credits;
  return (
    <Drawn className="ee-purse" label={say('board-credits', { count: now })}>
      <Coin />
      <b>{now}</b>
      {credits !== 0 && <i>{signed(credits)}</i>}
    </Drawn>
  );
}

/** The same in one line, for screens that have no room for the panel. */
export const Strip = memo(function Strip({ owner }: { readonly owner: Seat }): ReactNode {
  const { state } = useScene();
  const talk = useSay();
  const { supply } = playerAt(state, owner);
  const phone = useScreen() === 'phone';
  const large = useTilesLarge();
  if (useTelling().goesOn) return <ZuLine />;
  return (
    <div className="strip ee-strip">
      <Purse owner={owner} />
      {!large && (
        <>
          <Storage owner={owner} what="hold" glyph={!phone} />
          <span className="ee-strip-bar" />
          <Storage owner={owner} what="hatch" glyph={!phone} />
        </>
      )}
      <span className="ee-strip-crew" title={talk(say('board-crew', { count: supply }))}>
        <SeatMark seat={owner} size={15} label={talk(say('board-crew', { count: supply }))} />
        <b>{supply}</b>
      </span>
    </div>
  );
});
