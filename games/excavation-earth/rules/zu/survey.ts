import { defined, removeFrom } from '@stolik/engine';
import { cardRegion, tileKind, tileValue } from '../../content/catalogue.ts';
import { ROUNDS, SURVEY_FACTOR, SURVEY_TILES } from '../../content/tables.ts';
import { type ActionCard, NONE, type Tile } from '../../pieces.ts';
import { type State, ZU } from '../../state.ts';
import { drawCard } from '../cards.ts';
import { pay } from '../credits.ts';
import type { GameDealer } from '../steps.ts';
import { oneOfEachKind } from '../storage.ts';
import { drawFromStack, placeTile, returnTiles } from '../survey.ts';
import { crewLeft, diggingRoom, sampleTile, storeTile } from './crew.ts';
import { choose, isKnown, type Priority, zuPlayer } from './priorities.ts';

/** EE-12.33, EE-12.34: Zu's Survey card. */
export function survey(s: State, dealer: GameDealer): boolean {
  const card = drawCard(s, dealer);
  if (card === null) return false;
  dealer.tell({ type: 'zu-surveys', card });
  if (s.round < ROUNDS && !changeForecast(s, card, dealer)) {
    s.discard.push(card);
    return false;
  }
  if (s.round === ROUNDS) s.discard.push(card);
  s.turn.drawn = drawFromStack(s, cardRegion(card), SURVEY_TILES);
  if (s.turn.drawn.length === 0) return true;
  dealer.tell({ type: 'tiles-drawn', who: 'zu', tiles: s.turn.drawn.slice() });
  share(s, dealer);
  return true;
}

/** The leftmost card without a marker makes room; false if all are marked. */
function changeForecast(s: State, card: ActionCard, dealer: GameDealer): boolean {
  const at = s.markers.indexOf(NONE);
  if (at < 0) return false;
  const replaced = defined(s.forecast[at]);
  s.discard.push(replaced);
  s.forecast[at] = card;
  const marked = crewLeft(s) > 0;
  if (marked) {
    zuPlayer(s).supply--;
    s.markers[at] = ZU;
  }
  dealer.tell({ type: 'forecast-changed', who: 'zu', card, replaced, marked });
  return true;
}

const costOf = (tile: Tile): number => SURVEY_FACTOR * tileValue(tile);

/** One new tile is bought if that is possible, one goes to its site, the rest back. */
function share(s: State, dealer: GameDealer): void {
  const bought = buyOne(s, dealer);
  if (!bought) dealer.tell({ type: 'zu-buys-nothing' });
  const { drawn } = s.turn;
  if (drawn.length > 0) placeTile(s, defined(drawn[drawn.length > 1 ? dealer.below(drawn.length) : 0]), dealer);
  returnTiles(s, null, dealer);
}

const BY_PRICE: readonly Priority<Tile>[] = [
  { by: 'affordable', of: (s, tile) => (costOf(tile) <= zuPlayer(s).credits ? 1 : 0) },
  { by: 'value', of: (_, tile) => tileValue(tile) },
];

/** Of tiles new to it, one that it can afford, the more valuable first. */
function buyOne(s: State, dealer: GameDealer): boolean {
  const zu = zuPlayer(s);
  const isNew = s.turn.drawn.filter((tile) => !isKnown(s, tileKind(tile)));
  if (diggingRoom(s) === 0 || !isNew.some((tile) => costOf(tile) <= zu.credits)) return false;
  const tile = choose(s, oneOfEachKind(isNew), BY_PRICE, (chosen) => ({ what: 'purchase', tile: chosen }), dealer);
  pay(zu, costOf(tile));
  removeFrom(s.turn.drawn, tile);
  storeTile(s, tile, false);
  dealer.tell({ type: 'tile-bought', who: 'zu', tile, cost: costOf(tile) });
  sampleTile(s, tile, dealer);
  return true;
}
