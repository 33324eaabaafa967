import { defined, type Seat, say } from '@stolik/engine';
import { PlayerPanel, Spot, useSay } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { has, kindOf, REGION } from '../content/catalogue.ts';
import { SYMBOLS } from '../content/language.ts';
import { type Card, NONE } from '../pieces.ts';
import { countSymbols } from '../rules/count.ts';
import { garrisonOf } from '../rules/moves.ts';
import { priceFor } from '../rules/prices.ts';
import { nationOf, playerAt } from '../state.ts';
import { nationText } from '../words/nations.ts';
import { playMarks } from '../words/shown.ts';
import { Glyph, Sign } from './art/Sign.tsx';
import { inPlay } from './cards-in-play.ts';
import { worthOf } from './face/clauses.ts';
import { faceName, typesOf } from './face/header.ts';
import { Short } from './face/Short.tsx';
import { Resources } from './Own.tsx';
import { RESOURCES, useScene } from './scene.ts';

export interface RivalProps {
  readonly owner: Seat;
  /** A whole column for one; where there is little, regions are counted and developments too; where there is least, chips stand in two columns. */
  readonly room: 'whole' | 'ample' | 'little' | 'least';
}

/** More cards than these are not seen at once with all their names: then regions are counted. */
const NAMED = { whole: 16, ample: 4, little: -1, least: -1 } as const;
/** So many of them leave room for what developments cost. */
const BESIDE_COSTS = { whole: 16, ample: 2, little: -1, least: -1 } as const;

/** Another player at a glance: state, resources, everything in play, and how many cards lie where. */
export const Rival = memo(function Rival({ owner, room }: RivalProps): ReactNode {
  const talk = useSay();
  const { state, names, known } = useScene();
  const player = playerAt(state, owner);
  if (player.nation < 0)
    return <PlayerPanel seat={owner} name={names[owner] ?? ''} active={state.active === owner} className="im-rival" />;
  const { power, journey, others } = inPlay(player);
  const regions = others.filter((card) => has(card, REGION));
  const crowded = others.length > NAMED[room];
  return (
    <PlayerPanel
      seat={owner}
      name={names[owner] ?? ''}
      fact={talk(nationText(player.nation))}
      hand={{ count: player.hand.length, label: talk(say('board-hand', { count: player.hand.length })) }}
      points={{
        total: known[owner]?.total ?? 0,
        unit: talk(say('face-points')),
        label: talk(say('board-rival-points')),
      }}
      active={state.active === owner}
      className={`im-rival ${crowded ? 'im-crowded' : ''} ${room === 'least' ? 'im-tight' : ''}`}
    >
      <div className="im-rival-state">
        <span className="im-state" data-state={player.empire ? 'empire' : 'barbarian'}>
          <span className="im-state-name">
            <Glyph name={player.empire ? 'empire' : 'barbarian'} />
            {!crowded && <b>{talk(say('board-state', { state: player.empire ? 'empire' : 'barbarian' }))}</b>}
          </span>
          <span className="im-tokens-left">
            {!crowded && (
              <>
                <i className="im-t-action">
                  <Glyph name="action" />
                </i>
                <b>{player.actions}</b>
              </>
            )}
            <i className="im-t-exhaust">
              <Glyph name="exhaust" />
            </i>
            <b>{player.exhausts}</b>
          </span>
        </span>
        {crowded && <Resources purse={player} />}
      </div>
      {!crowded && <Resources purse={player} />}
      <ul className="im-chips">
        {[power, journey]
          .filter((card) => card !== NONE)
          .map((card) => (
            <li key={card} className="im-chip-power">
              <PlayChip card={card} owner={owner} />
            </li>
          ))}
        {crowded && regions.length > 0 ? (
          <li className="im-chip-ground" data-type="region">
            <Ground owner={owner} regions={regions} />
          </li>
        ) : null}
        {(crowded ? others.filter((card) => !has(card, REGION)) : others).map((card) => (
          <li key={card}>
            <PlayChip card={card} owner={owner} />
          </li>
        ))}
        {crowded &&
          regions.map((card) => (
            <li key={card} className="im-chip-hidden">
              <PlayChip card={card} owner={owner} />
            </li>
          ))}
      </ul>
      {others.length <= BESIDE_COSTS[room] &&
        player.development.length > 0 &&
        nationOf(player).area === 'developments' && <Costs owner={owner} most={MOST_PRICES[room]} />}
      <Counts owner={owner} crowded={crowded} />
    </PlayerPanel>
  );
});

/** What developments cost; those that cost the same are counted. */
function Costs({ owner, most }: { readonly owner: Seat; readonly most: number }): ReactNode {
  const talk = useSay();
  const { state } = useScene();
  const { development } = playerAt(state, owner);
  const prices = new Map<string, number>();
  for (const card of development) {
    const price = priceFor(state, owner, card, false);
    const key = RESOURCES.map((resource) => price[resource]).join(' ');
    prices.set(key, (prices.get(key) ?? 0) + 1);
  }
  return (
    <div className="im-costs" role="img" aria-label={talk(say('row-development', { count: development.length }))}>
      <Glyph name="develop" />
      <ul>
        {[...prices].slice(0, most).map(([key, count]) => (
          <li key={key}>
            {count > 1 && <b>{count}×</b>}
            {key.split(' ').map((n, at) => {
              const resource = defined(RESOURCES[at]);
              return Number(n) === 0 ? null : (
                <span key={resource}>
                  <Sign name={resource} />
                  {n}
                </span>
              );
            })}
          </li>
        ))}
        {prices.size > most && <li>+{prices.size - most}</li>}
      </ul>
    </div>
  );
}

/** So many prices fit into a line; a column has room for all. */
const MOST_PRICES = { whole: 9, ample: 2, little: 2, least: 2 } as const;

/** A card in play as a chip in the colour of its type: its name, whether it is exhausted, what is garrisoned under it. */
export function PlayChip({ card, owner }: { readonly card: Card; readonly owner: Seat }): ReactNode {
  const talk = useSay();
  const { state } = useScene();
  const player = playerAt(state, owner);
  const kind = kindOf(card);
  const [type] = typesOf(kind);
  const marks = playMarks(player, card);
  const garrison = garrisonOf(player, card).length;
  const worth = type === 'power' ? worthOf(kind) : null;
  const name = talk(say('card-named', { card: { piece: card } }));
  return (
    <Spot target={card} shape="tile" className="im-chip-spot" name={marks === null ? name : `${name}, ${talk(marks)}`}>
      <span className="im-pchip" data-type={type}>
        <i>
          <Glyph name={type} />
        </i>
        <span>
          {worth === null ? (
            talk(faceName(kind))
          ) : (
            <>
              <Short text={worth} plain /> {talk(say('face-points'))}
            </>
          )}
        </span>
        {garrison > 0 && (
          <em>
            <Glyph name="garrison" />
            {garrison}
          </em>
        )}
        {player.exhausted.includes(card) && (
          <i className="im-t-exhaust">
            <Glyph name="exhaust" />
          </i>
        )}
      </span>
    </Spot>
  );
}

/** Regions as one chip: how many, their symbols, their garrisons. */
function Ground({ owner, regions }: { readonly owner: Seat; readonly regions: readonly Card[] }): ReactNode {
  const talk = useSay();
  const { state } = useScene();
  const garrisons = playerAt(state, owner).garrison.length;
  const counts = SYMBOLS.map((symbol) => [symbol, countSymbols(state, owner, [symbol], 'play', NONE)] as const);
  const [production = 0, grain = 0, water = 0] = counts.map(([, count]) => count);
  return (
    <span
      className="im-pchip"
      data-type="region"
      role="img"
      aria-label={talk(say('note-ground', { regions: regions.length, production, grain, water }))}
    >
      <i>
        <Glyph name="region" />
      </i>
      <b>{regions.length}</b>
      {counts.map(([symbol, count]) => (
        <span key={symbol} className="im-symbols">
          <span className={`im-sq im-s-${symbol}`}>
            <Glyph name={symbol} />
          </span>
          {count}
        </span>
      ))}
      {garrisons > 0 && (
        <em>
          <Glyph name="garrison" />
          {garrisons}
        </em>
      )}
    </span>
  );
}

function Counts({ owner, crowded }: { readonly owner: Seat; readonly crowded: boolean }): ReactNode {
  const talk = useSay();
  const player = playerAt(useScene().state, owner);
  const { agePile } = nationOf(player);
  const piles = [
    ['nation', 'nation', player.nationDeck.length],
    ...(crowded ? [['develop', 'development', player.development.length] as const] : []),
    ['deck', 'deck', player.deck.length],
    ['discard', 'discard', player.discard.length],
    ...(agePile === 'none'
      ? []
      : [[agePile === 'history' ? 'history' : 'sink', agePile, player[agePile].length] as const]),
  ] as const;
  return (
    <ul className="im-counts">
      {piles.map(([icon, word, count]) => (
        <li key={word} title={talk(say(`count-${word}`))}>
          <Glyph name={icon} />
          <b>{count}</b>
          <span>{talk(say(`count-${word}`))}</span>
        </li>
      ))}
    </ul>
  );
}
