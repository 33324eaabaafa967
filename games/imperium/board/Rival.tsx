import { defined, type Seat, say } from '@stolik/engine';
import { Drawn, PlayerPanel, Spot, useSay } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { has, kindOf, REGION } from '../content/catalogue.ts';
import { SYMBOLS } from '../content/language.ts';
import { type Card, NONE } from '../pieces.ts';
import { countSymbols } from '../rules/count.ts';
import { garrisonOf } from '../rules/moves.ts';
import { priceFor } from '../rules/prices.ts';
import { nationOf, type Player, playerAt } from '../state.ts';
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
  const { state, names, known } = useScene();
  const player = playerAt(state, owner);
  const name = names[owner] ?? '';
  const active = state.active === owner;
  if (player.nation < 0) return <PlayerPanel seat={owner} name={name} active={active} className="im-rival" />;
  return (
    <RivalView
      owner={owner}
      room={room}
      name={name}
      player={player}
      active={active}
      total={known[owner]?.total ?? 0}
      prices={player.development
        .map((card) => {
          const price = priceFor(state, owner, card, false);
          return RESOURCES.map((resource) => price[resource]).join(' ');
        })
        .join(',')}
      symbols={SYMBOLS.map((symbol) => countSymbols(state, owner, [symbol], 'play', NONE)).join(' ')}
    />
  );
});

interface RivalViewProps extends RivalProps {
  readonly name: string;
  readonly player: Player;
  readonly active: boolean;
  readonly total: number;
  /** Of each development in materials, population and progress; as words, which are the same when they say the same. */
  readonly prices: string;
  /** How many of each there are in play. */
  readonly symbols: string;
}

/** It does not read the table: while somebody else plays nothing of it is drawn anew. */
const RivalView = memo(function RivalView(props: RivalViewProps): ReactNode {
  const { owner, room, name, player, active, total, prices, symbols } = props;
  const talk = useSay();
  const { power, journey, others } = inPlay(player);
  const regions = others.filter((card) => has(card, REGION));
  const crowded = others.length > NAMED[room];
  return (
    <PlayerPanel
      seat={owner}
      name={name}
      fact={talk(nationText(player.nation))}
      hand={{ count: player.hand.length, label: talk(say('board-hand', { count: player.hand.length })) }}
      points={{
        total,
        unit: talk(say('face-points')),
        label: talk(say('board-rival-points')),
      }}
      active={active}
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
              <PlayChip card={card} player={player} />
            </li>
          ))}
        {crowded && regions.length > 0 ? (
          <li className="im-chip-ground" data-type="region">
            <Ground regions={regions.length} garrisons={player.garrison.length} symbols={symbols} />
          </li>
        ) : null}
        {(crowded ? others.filter((card) => !has(card, REGION)) : others).map((card) => (
          <li key={card}>
            <PlayChip card={card} player={player} />
          </li>
        ))}
        {crowded &&
          regions.map((card) => (
            <li key={card} className="im-chip-hidden">
              <PlayChip card={card} player={player} />
            </li>
          ))}
      </ul>
      {others.length <= BESIDE_COSTS[room] &&
        player.development.length > 0 &&
        nationOf(player).area === 'developments' && <Costs prices={prices.split(',')} most={MOST_PRICES[room]} />}
      <Counts player={player} crowded={crowded} />
    </PlayerPanel>
  );
});

/** What developments cost; those that cost the same are counted. */
function Costs({ prices, most }: { readonly prices: readonly string[]; readonly most: number }): ReactNode {
  const counted = new Map<string, number>();
  for (const price of prices) counted.set(price, (counted.get(price) ?? 0) + 1);
  return (
    <Drawn as="div" className="im-costs" label={say('row-development', { count: prices.length })}>
      <Glyph name="develop" />
      <ul>
        {[...counted].slice(0, most).map(([key, count]) => (
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
        {counted.size > most && <li>+{counted.size - most}</li>}
      </ul>
    </Drawn>
  );
}

/** So many prices fit into a line; a column has room for all. */
const MOST_PRICES = { whole: 9, ample: 2, little: 2, least: 2 } as const;

/** A card in play as a chip in the colour of its type: its name, whether it is exhausted, what is garrisoned under it. */
function PlayChip({ card, player }: { readonly card: Card; readonly player: Player }): ReactNode {
  const talk = useSay();
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

interface GroundProps {
  readonly regions: number;
  readonly garrisons: number;
  readonly symbols: string;
}

/** Regions as one chip: how many, their symbols, their garrisons. */
function Ground({ regions, garrisons, symbols }: GroundProps): ReactNode {
  const [production = 0, grain = 0, water = 0] = symbols.split(' ').map(Number);
  const counts = [production, grain, water].map((count, at) => [defined(SYMBOLS[at]), count] as const);
  return (
    <Drawn className="im-pchip" data-type="region" label={say('note-ground', { regions, production, grain, water })}>
      <i>
        <Glyph name="region" />
      </i>
      <b>{regions}</b>
      {counts.map(([symbol, count]) => (
        <span key={symbol} className="im-symbols">
          <span className={`picture im-sq im-s-${symbol}`}>
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
    </Drawn>
  );
}

function Counts({ player, crowded }: { readonly player: Player; readonly crowded: boolean }): ReactNode {
  const talk = useSay();
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
