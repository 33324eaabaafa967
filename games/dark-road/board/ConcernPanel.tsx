import { say } from '@stolik/engine';
import { inSentences } from '@stolik/engine/phrases';
import { PlayerPanel, Spot, useSay } from '@stolik/ui';
import type { ReactNode } from 'react';
import { actionKind, deliveryKind, deliveryTileOf, noticeKind } from '../content/catalogue.ts';
import { LEVELS, STOCK_MOST } from '../content/concern.ts';
import type { ConcernEffect } from '../content/effects.ts';
import { ALL_TOWNS, type Town } from '../pieces.ts';
import { CONCERN, type Concern, merchantOf } from '../state.ts';
import { concernEffectsText, noticeTexts } from '../words/concern.ts';
import { nameOf } from '../words/names.ts';
import { townText } from '../words/phrases.ts';
import { Crest, regionOfTown, TokenIcon } from './art/pictures.tsx';
import { Signs } from './Gist.tsx';
import { heldAt } from './ledger.ts';
import { SmallContracts, SmallHeroes } from './Opponent.tsx';
import { useScene } from './scene.tsx';
import { useTelling } from './telling.tsx';

/** The Private Concern: no dice, no secrets but its feats; what it has, its card of this turn, its tiles and the notice in force. */
export function ConcernPanel(): ReactNode {
  const { state } = useScene();
  const talk = useSay();
  const { ledger, at, works } = useTelling();
  if (state.concern === null) return null;
  // While its turn is told, it has what it had at that step.
  const concern = works && ledger !== null ? { ...state.concern, ...heldAt(ledger, at) } : state.concern;
  const level = say(`level-${LEVELS[concern.level]?.id}`);
  return (
    <PlayerPanel
      seat={state.seats}
      name={talk(say('concern'))}
      fact={talk(level)}
      active={state.phase === 'play' && merchantOf(state) === CONCERN}
      className="dr-opponent dr-concern"
    >
      <div className="dr-balance">
        {(['coins', 'prestige'] as const).map((what) => (
          <span
            key={what}
            className="dr-measure"
            data-lower={concern[what] === Math.min(concern.coins, concern.prestige) || undefined}
          >
            <b>{concern[what]}</b>
            <TokenIcon of={what} />
          </span>
        ))}
      </div>
      <Stock concern={concern} />
      <ActionOfTurn concern={concern} />
      <section>
        <h4>
          {talk(say('row-heroes'))} <span>{talk(say('board-delivered', { n: concern.deliveredHeroes.length }))}</span>
        </h4>
        <div className="dr-opp-row dr-opp-heroes">
          <SmallHeroes heroes={concern.heroes} />
        </div>
      </section>
      <section>
        <h4>
          {talk(say('row-contracts'))}{' '}
          <span>{talk(say('board-delivered', { n: concern.deliveredContracts.length }))}</span>
        </h4>
        <div className="dr-opp-row dr-opp-contracts">
          <SmallContracts contracts={concern.contracts} />
        </div>
      </section>
      <section>
        <h4>{talk(say('row-tiles'))}</h4>
        <div className="dr-delivery-tiles">
          {ALL_TOWNS.map((town) => (
            <DeliveryTileOf key={town} town={town} side={concern.tiles[town] === 1 ? 1 : 0} />
          ))}
        </div>
      </section>
      <NoticeInForce concern={concern} />
      <p className="dr-opp-row dr-opp-counts">
        <span title={talk(say('board-count-feat', { n: concern.feats.length }))}>
          <TokenIcon of="feat" />
          {concern.feats.length}
        </span>
        <span title={talk(say('board-count-actions', { n: concern.actions.length }))}>
          <TokenIcon of="seal" />
          {concern.actions.length}
        </span>
        <span title={talk(say('board-count-notices', { n: concern.notices.length }))}>
          <TokenIcon of="notice" />
          {concern.notices.length}
        </span>
      </p>
    </PlayerPanel>
  );
}

function Stock({ concern }: { readonly concern: Concern }): ReactNode {
  const talk = useSay();
  return (
    <section>
      <h4>
        {talk(say('row-stock'))} <b>{talk(say('board-of', { n: concern.stock, of: STOCK_MOST }))}</b>
      </h4>
      <div className="dr-crates">
        {Array.from({ length: STOCK_MOST }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: crates are alike.
          <i key={at} data-full={at < concern.stock || undefined}>
            {at < concern.stock && <TokenIcon of="crate" />}
          </i>
        ))}
      </div>
    </section>
  );
}

function ActionOfTurn({ concern }: { readonly concern: Concern }): ReactNode {
  const talk = useSay();
  const card = concern.usedActions.at(-1);
  if (card === undefined) return null;
  const { move, glow, town } = actionKind(card);
  return (
    <section>
      <h4>{talk(say('row-concern-card'))}</h4>
      <Spot target={card} name={nameOf(card)} shape="tile" className="dr-action">
        <span className="dr-action-face" data-region={regionOfTown(town)}>
          <b>{talk(nameOf(card))}</b>
          <small>
            <span>{talk(say('board-action-move', { n: move }))}</span>
            {glow && <TokenIcon of="glow" />}
            <span>{talk(say(glow ? 'board-road-shortcut' : 'board-road-main-road'))}</span>
            <Crest town={town} />
          </small>
        </span>
      </Spot>
    </section>
  );
}

function DeliveryTileOf({ town, side }: { readonly town: Town; readonly side: 0 | 1 }): ReactNode {
  const talk = useSay();
  const tile = deliveryTileOf(town);
  const effects = deliveryKind(tile).sides[side];
  return (
    <Spot
      target={tile}
      name={`${talk(townText(town))}: ${talk(concernEffectsText(effects))}`}
      shape="tile"
      className="dr-delivery"
    >
      <span className="dr-delivery-face" data-region={regionOfTown(town)} data-turned={side === 1 || undefined}>
        <Crest town={town} />
        {effects.map((effect) => (
          <ConcernGain key={`${effect.does}`} effect={effect} />
        ))}
      </span>
    </Spot>
  );
}

function ConcernGain({ effect }: { readonly effect: ConcernEffect }): ReactNode {
  const signs = effect.verb.shows(effect);
  if (signs.length === 0) return null;
  return (
    <b className="dr-amount">
      <Signs of={signs} />
    </b>
  );
}

function NoticeInForce({ concern }: { readonly concern: Concern }): ReactNode {
  const talk = useSay();
  const notice = concern.usedNotices.at(-1);
  if (notice === undefined) return null;
  return (
    <section>
      <h4>{talk(say('row-notice'))}</h4>
      <Spot target={notice} name={nameOf(notice)} shape="tile" className="dr-notice">
        <span className="dr-notice-face">
          <b>{talk(nameOf(notice))}</b>
          <small>{talk(inSentences(noticeTexts(noticeKind(notice))))}</small>
        </span>
      </Spot>
    </section>
  );
}
