import { say } from '@stolik/engine';
import { PieceChip, useSay } from '@stolik/ui';
import type { ReactNode } from 'react';
import { cardRegion, tileKind } from '../content/catalogue.ts';
import { placeAt, siteOf } from '../content/map.ts';
import type { Location, Tile } from '../pieces.ts';
import { hasGuard } from '../rules/crew.ts';
import { playerAt } from '../state.ts';
import { colourText, listed } from '../words/phrases.ts';
import { Drop } from './art/pictures.tsx';
import { wayTo } from './plan/reach.ts';
import { useProspect } from './prospect.tsx';
import { useScene } from './scene.tsx';

/** The place pointed at: the fuel left, the way there, what could be dug and with which card. */
export function Destination(): ReactNode {
  const { state, seat } = useScene();
  const { to, reach } = useProspect();
  const talk = useSay();
  if (to === null || seat === null || (reach !== null && !reach.left.has(to))) return null;
  const start = reach?.from.get(to);
  const way = start === undefined ? [] : wayTo(start, to).slice(1, -1);
  const player = playerAt(state, seat);
  const tiles = kindsAt(state.map.filter((tile) => siteOf(tile) === to));
  // Its name alone stands on the map and in the answers.
  if (reach === null && tiles.length === 0) return null;
  const colour = placeAt(to).region;
  const cards = colour === null ? [] : player.hand.filter((card) => cardRegion(card) === colour);
  return (
    <div className="ee-sheet ee-destination" data-shows>
      <header>
        <h2>{talk(say(`place-${placeAt(to).id}`))}</h2>
        {reach !== null && !reach.free && (
          <em>
            <Drop /> {talk(say('board-left'))} <b>{reach.left.get(to)}</b>
          </em>
        )}
      </header>
      <table>
        <tbody>
          {way.length > 0 && (
            <tr>
              <th scope="row">{talk(say('board-way'))}</th>
              <td>{talk(say('board-list', { items: listed(way.map(placeName)) }))}</td>
            </tr>
          )}
          {tiles.length > 0 && (
            <tr>
              <th scope="row">{talk(say('board-finds'))}</th>
              <td>
                {tiles.map((tile) => (
                  <span key={tile} className="ee-find">
                    <PieceChip piece={tile} />
                    {!hasGuard(player, tileKind(tile)) && <i>{talk(say('board-new'))}</i>}
                  </span>
                ))}
              </td>
            </tr>
          )}
          {tiles.length > 0 && (
            <tr>
              <th scope="row">{talk(say('board-with-card'))}</th>
              <td>
                {cards.length === 0 && colour !== null
                  ? talk(say('board-no-card', { colour: colourText(colour, 'gen') }))
                  : cards.map((card) => <PieceChip key={card} piece={card} />)}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

const placeName = (location: Location) => say(`place-${placeAt(location).id}`);

const kindsAt = (tiles: readonly Tile[]): Tile[] =>
  tiles.filter((tile, at) => tiles.findIndex((other) => tileKind(other) === tileKind(tile)) === at);
