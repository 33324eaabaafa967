import { type Seat, say } from '@stolik/engine';
import { PlayerPanel, useSay, useScreen } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { ACTIONS } from '../content/tables.ts';
import { nationOf, type Player, playerAt } from '../state.ts';
import { nationText } from '../words/nations.ts';
import { Glyph, Sign } from './art/Sign.tsx';
import { Age, Stacks } from './Stacks.tsx';
import { RESOURCES, useScene } from './scene.ts';

/** One's own panel: points, resources, the state card with its tokens. */
export const Own = memo(function Own({ owner }: { readonly owner: Seat }): ReactNode {
  const talk = useSay();
  const { state, names, scores } = useScene();
  const player = playerAt(state, owner);
  // A phone's mat has no room for one's piles: they stand here.
  const phone = useScreen() === 'phone';
  return (
    <PlayerPanel
      seat={owner}
      name={names[owner] ?? ''}
      fact={player.nation < 0 ? undefined : talk(nationText(player.nation))}
      active={state.active === owner}
      {...(scores[owner] == null
        ? {}
        : { points: { total: scores[owner]?.total ?? 0, unit: talk(say('face-points')) } })}
      className="im-own"
    >
      {player.nation >= 0 && (
        <>
          <Resources purse={player} />
          <StateCard player={player} />
          {phone && (
            <div className="im-own-piles">
              <Stacks />
              <Age />
            </div>
          )}
        </>
      )}
    </PlayerPanel>
  );
});

interface ResourcesProps {
  readonly purse: { readonly materials: number; readonly population: number; readonly progress: number };
}

export const Resources = ({ purse }: ResourcesProps): ReactNode => (
  <div className="im-res">
    {RESOURCES.map((resource) => (
      <span key={resource}>
        <Sign name={resource} />
        <b>{purse[resource]}</b>
      </span>
    ))}
  </div>
);

/** The state card: which side is up, and the tokens that are left on it; used ones as outlines. */
export function StateCard({ player }: { readonly player: Player }): ReactNode {
  const talk = useSay();
  const { exhaustTokens } = nationOf(player);
  const used = Math.max(0, exhaustTokens - player.exhausts);
  return (
    <div className="im-state" data-state={player.empire ? 'empire' : 'barbarian'}>
      <span className="im-state-name">
        <Glyph name={player.empire ? 'empire' : 'barbarian'} />
        <b>{talk(say('board-state', { state: player.empire ? 'empire' : 'barbarian' }))}</b>
      </span>
      <span
        className="im-state-tokens"
        role="img"
        aria-label={talk(say('board-tokens', { actions: player.actions, exhausts: player.exhausts }))}
      >
        {row('action', player.actions, Math.max(0, ACTIONS - player.actions))}
        {row('exhaust', player.exhausts, used)}
      </span>
    </div>
  );
}

const row = (token: 'action' | 'exhaust', left: number, used: number): ReactNode => (
  <span className="im-token-row">
    {Array.from({ length: left + used }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: tokens are counted.
      <i key={at} className={`im-t-${token}`} data-used={at >= left || undefined}>
        <Glyph name={token} />
      </i>
    ))}
  </span>
);

/** All of it as one line, where there is no room for the panel. */
export function Strip({ owner }: { readonly owner: Seat }): ReactNode {
  const talk = useSay();
  const { state, scores } = useScene();
  const player = playerAt(state, owner);
  if (player.nation < 0) return null;
  const score = scores[owner];
  return (
    <div className="im-strip-own">
      {score != null && (
        <span className="im-strip-points">
          <b>{score.total}</b> {talk(say('face-points'))}
        </span>
      )}
      {RESOURCES.map((resource) => (
        <span key={resource}>
          <Sign name={resource} />
          <b>{player[resource]}</b>
        </span>
      ))}
      <Sign name={player.empire ? 'empire' : 'barbarian'} />
      <span>
        <i className="im-t-action">
          <Glyph name="action" />
        </i>
        <b>{player.actions}</b>
      </span>
      <span>
        <i className="im-t-exhaust">
          <Glyph name="exhaust" />
        </i>
        <b>{player.exhausts}</b>
      </span>
    </div>
  );
}
