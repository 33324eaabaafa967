import { type Seat, say } from '@stolik/engine';
import { figure, signed } from '@stolik/engine/phrases';
import { Drawn, IconButton, PlayerPanel, useHovered, usePanels, useSay, useScreen, useUi } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { ACTIONS } from '../content/tables.ts';
import { nationOf, type Player, playerAt } from '../state.ts';
import { nationText } from '../words/nations.ts';
import { Glyph, Sign } from './art/Sign.tsx';
import { afterAnswer } from './foreseen.ts';
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
          <Resources purse={player} owner={owner} />
          <Burden owner={owner} />
          <StateCard player={player} owner={owner} />
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
  /** One's own change with what one points at. */
  readonly owner?: Seat;
}

export const Resources = ({ purse, owner }: ResourcesProps): ReactNode => (
  <div className="im-res">
    {RESOURCES.map((resource) => (
      <span key={resource} data-part={partOf(resource, owner)}>
        <Sign name={resource} />
        <b>{purse[resource]}</b>
        {owner !== undefined && <Change owner={owner} resource={resource} />}
      </span>
    ))}
  </div>
);

/** A row of the description that a lesson may speak of. */
const partOf = (what: string, owner: Seat | undefined): string | undefined =>
  owner === undefined ? undefined : `${what}-${owner}`;

/** What the pointed answer would add or take, as far as that is known. */
function Change({
  owner,
  resource,
}: {
  readonly owner: Seat;
  readonly resource: (typeof RESOURCES)[number];
}): ReactNode {
  const { state, decision } = useScene();
  const pointed = useHovered();
  if (pointed === null || decision === null || decision.seat !== owner) return null;
  const after = afterAnswer(state, decision, pointed);
  const n = after === null ? 0 : playerAt(after, owner)[resource] - playerAt(state, owner)[resource];
  return n === 0 ? null : (
    <em className="im-change" data-loss={n < 0 || undefined}>
      {signed(n)}
    </em>
  );
}

/** Unrest takes points from the first turn on: a total that begins below zero says why (IM-16.7). */
function Burden({ owner, short = false }: { readonly owner: Seat; readonly short?: boolean }): ReactNode {
  const talk = useSay();
  const { scores } = useScene();
  const unrest = scores[owner]?.lines.find(({ what }) => what === 'unrest')?.points ?? 0;
  if (unrest === 0) return null;
  const n = signed(unrest);
  const words = talk(say('board-burden', { n }));
  return (
    <span className="im-burden">
      <Glyph name="unrest" />
      <span className={short ? 'sr-only' : undefined}>{words}</span>
      {short && <span aria-hidden="true">{n}</span>}
    </span>
  );
}

/** The state card: which side is up, and the tokens that are left on it; used ones as outlines. */
export function StateCard({ player, owner }: { readonly player: Player; readonly owner?: Seat }): ReactNode {
  const talk = useSay();
  const { exhaustTokens } = nationOf(player);
  const used = Math.max(0, exhaustTokens - player.exhausts);
  return (
    <div className="im-state" data-part={partOf('state', owner)} data-state={player.empire ? 'empire' : 'barbarian'}>
      <span className="im-state-name">
        <Glyph name={player.empire ? 'empire' : 'barbarian'} />
        <b>{talk(say('board-state', { state: player.empire ? 'empire' : 'barbarian' }))}</b>
      </span>
      <Drawn
        className="im-state-tokens"
        label={say('board-tokens', { actions: player.actions, exhausts: player.exhausts })}
      >
        {row('action', player.actions, Math.max(0, ACTIONS - player.actions), owner)}
        {row('exhaust', player.exhausts, used, owner)}
      </Drawn>
    </div>
  );
}

const row = (token: 'action' | 'exhaust', left: number, used: number, owner: Seat | undefined): ReactNode => (
  <span className="im-token-row" data-part={partOf(`${token}s`, owner)}>
    {Array.from({ length: left + used }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: tokens are counted.
      <i key={at} className={`im-t-${token}`} data-used={at >= left || undefined}>
        <Glyph name={token} />
      </i>
    ))}
  </span>
);

/** Where a phone shows all of it. */
export const OWN_SHEET = 'mine';

/** All of it as one line, where there is no room for the panel; on a phone with the way to that. */
export function Strip({ owner }: { readonly owner: Seat }): ReactNode {
  const talk = useSay();
  const ui = useUi();
  const panels = usePanels();
  const phone = useScreen() === 'phone';
  const { state, scores } = useScene();
  const player = playerAt(state, owner);
  if (player.nation < 0) return null;
  const score = scores[owner];
  return (
    <div className="strip im-strip-own">
      {score != null && (
        <span className="im-strip-points">
          <span>
            <b>{figure(score.total)}</b> {talk(say('face-points'))}
          </span>
          {score.total < 0 && <Burden owner={owner} short />}
        </span>
      )}
      {RESOURCES.map((resource) => (
        <span key={resource} data-part={`${resource}-${owner}`}>
          <Sign name={resource} />
          <b>{player[resource]}</b>
          <Change owner={owner} resource={resource} />
        </span>
      ))}
      <span data-part={`state-${owner}`}>
        <Sign name={player.empire ? 'empire' : 'barbarian'} />
      </span>
      <span data-part={`actions-${owner}`}>
        <i className="im-t-action">
          <Glyph name="action" />
        </i>
        <b>{player.actions}</b>
      </span>
      <span data-part={`exhausts-${owner}`}>
        <i className="im-t-exhaust">
          <Glyph name="exhaust" />
        </i>
        <b>{player.exhausts}</b>
      </span>
      {phone && (
        <IconButton
          icon="up"
          label={ui('own-all')}
          className="strip-all"
          aria-haspopup="dialog"
          onClick={() => panels.show(OWN_SHEET)}
        />
      )}
    </div>
  );
}
