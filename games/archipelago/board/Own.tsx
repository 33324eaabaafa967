import { defined, type Seat, say } from '@stolik/engine';
import { signed } from '@stolik/engine/phrases';
import { Icon, PlayerPanel, SeatFact, Spot, useHovered, useSay, Zone } from '@stolik/ui';
import type { ReactNode } from 'react';
import { ALL_KINDS, type Kind, kindName } from '../pieces.ts';
import { playerAt } from '../state.ts';
import { florinsText, kindText } from '../words/phrases.ts';
import { Cube, Sign } from './art/pictures.tsx';
import { ownCubeTarget } from './asked.ts';
import { changeOf, type StockChange } from './change.ts';
import { Objectives } from './Objectives.tsx';
import { Supply } from './Opponent.tsx';
import { useScene } from './scene.ts';
import { pointsAreKnown } from './standing-known.ts';
import { Discs } from './Wheel.tsx';

/** One's own screen, seen from behind: florins, cubes, tokens, the secret objective. */
export function Own({ owner }: { readonly owner: Seat }): ReactNode {
  const talk = useSay();
  const { names, state, scores } = useScene();
  const score = scores[owner];
  const known = pointsAreKnown(state, owner);
  return (
    <PlayerPanel
      seat={owner}
      name={names[owner] ?? ''}
      className={`ar-own ${known ? '' : 'ar-at-most'}`}
      active={state.active === owner}
      fact={
        <span className="ar-own-fact">
          <Discs owner={owner} />
          <Supply owner={owner} />
          <span className="ar-private">
            <SeatFact seat={owner}>
              <Icon name="eye" size={15} />
              {talk(say('board-private'))}
            </SeatFact>
          </span>
        </span>
      }
      {...(score
        ? {
            points: {
              total: score.total,
              unit: talk(say('board-points')),
              ...(known ? {} : { label: talk(say('board-at-most')) }),
            },
          }
        : {})}
    >
      <Goods owner={owner} />
      <Objectives owner={owner} />
    </PlayerPanel>
  );
}

/** Florins, six kinds of cubes and discovery tokens, with what the thing pointed at would change. */
export function Goods({ owner }: { readonly owner: Seat }): ReactNode {
  const talk = useSay();
  const { state, asked } = useScene();
  const change = changeOf(state, owner, useHovered());
  const { florins, cubes, tokens } = playerAt(state, owner);
  const label = say('board-goods');
  return (
    <Zone label={label} className="ar-goods">
      <span className="ar-florins" title={talk(florinsText(florins))}>
        <Sign name="coin" />
        <b>{florins}</b>
        <Change by={change.florins} />
      </span>
      <span className="ar-cubes">
        {ALL_KINDS.map((kind) => (
          <OwnCube
            key={kind}
            kind={kind}
            count={defined(cubes[kind])}
            change={change}
            target={ownCubeTarget(asked, kind, kindName(kind), state.crisis?.kind ?? null)}
          />
        ))}
      </span>
      <Spot
        target={asked.prompt === 'crisis.citizen' ? 'own-token' : 'token'}
        name={say('spot-tokens', { count: tokens })}
        shape="tile"
        className="ar-tokens"
        explain={[say('spot-tokens', { count: tokens }), say('about-token')]}
      >
        <span>
          <Sign name="token" />
          <b>{tokens}</b>
          <Change by={change.tokens} />
        </span>
      </Spot>
    </Zone>
  );
}

interface OwnCubeProps {
  readonly kind: Kind;
  readonly count: number;
  readonly target: string;
  readonly change: StockChange;
}

function OwnCube({ kind, count, target, change }: OwnCubeProps): ReactNode {
  const args = { kind: kindText(kind), count };
  return (
    <Spot
      target={target}
      name={say('spot-own-cubes', args)}
      shape="tile"
      className="ar-own-cube"
      explain={[say('spot-own-cubes', args)]}
    >
      <span data-none={count === 0 || undefined}>
        <Cube kind={kind} />
        <b>{count}</b>
        <Change by={change.cubes[kind] ?? 0} />
      </span>
    </Spot>
  );
}

/** A preview: what would come or go. */
export const Change = ({ by }: { readonly by: number }): ReactNode =>
  by === 0 ? null : <em className="ar-change">{signed(by)}</em>;
