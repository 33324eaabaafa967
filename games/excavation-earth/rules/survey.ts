import { defined, or, pieceIn, removeFrom } from '@stolik/engine';
import { tileColour, tileValue } from '../content/catalogue.ts';
import { ROUNDS, SURVEY_FACTOR, SURVEY_TILES } from '../content/tables.ts';
import { type ActionCard, type Colour, filled, NONE, type OrNone, type Tile } from '../pieces.ts';
import { activePlayer, activeSeat, type State, whoIs } from '../state.ts';
import { pay } from './credits.ts';
import { powerTo, tellPower } from './powers.ts';
import { sample, sampling } from './sample.ts';
import { call, choose, type GameDealer, run, script, when } from './steps.ts';
import { holdRoom, oneOfEachKind } from './storage.ts';

/** EE-6.26 to EE-6.31 Survey: the forecast, an initiative token, and two tiles of the card's colour. */
export interface Surveying {
  /** The played card; NONE for an imaginary one (EE-8.5). */
  card: OrNone<ActionCard>;
  colour: Colour;
  replaced: ActionCard | null;
  free: Tile | 'none' | null;
  place: Tile | null;
  buy: Tile | 'none' | null;
}

export const surveying = (card: OrNone<ActionCard>, colour: Colour): Surveying => ({
  card,
  colour,
  replaced: null,
  free: null,
  place: null,
  buy: null,
});

export const survey = script<Surveying>('survey', [
  when(hasForecast, [
    choose('replaced', unmarkedForecast, { about: (_, { card }) => ({ card: { piece: card } }) }), // EE-6.27
    run(replaceForecast),
    run(takeToken), // EE-6.28
  ]),
  run(drawTiles), // EE-6.30
  when(mayTakeFree, [
    choose('free', (s) => or(oneOfEachKind(s.turn.drawn), 'none')), // EE-9.2
    when((_, { free }) => free !== 'none', [run(takeFree), call(sample, (_, { free }) => sampling([pieceIn(free)]))]),
  ]),
  when(
    (s) => s.turn.drawn.length > 0,
    [
      choose('place', (s) => oneOfEachKind(s.turn.drawn)),
      run((s, { place }, dealer) => placeTile(s, pieceIn(place), dealer)),
    ],
  ),
  when(
    (s) => s.turn.drawn.length > 0,
    [
      choose('buy', tilesToBuy),
      when((_, { buy }) => buy !== 'none', [run(buyTile), call(sample, (_, { buy }) => sampling([pieceIn(buy)]))]),
      run(returnTiles),
    ],
  ),
]);

/** Rounds 1 and 2 have a forecast (EE-6.29). */
function hasForecast(s: State): boolean {
  return s.round < ROUNDS;
}

export function unmarkedForecast(s: State): ActionCard[] {
  return s.forecast.filter((_, at) => s.markers[at] === NONE);
}

/** EE-6.26, EE-6.31: what a Survey with a card of this colour needs. An imaginary card cannot lie in the forecast. */
export const canSurvey = (s: State, colour: Colour, imaginary: boolean): boolean =>
  hasForecast(s) ? !imaginary && s.markers.includes(NONE) : defined(s.stacks[colour]).length > 0;

function replaceForecast(s: State, local: Surveying, dealer: GameDealer): void {
  const card = filled(local.card);
  const replaced = pieceIn(local.replaced);
  const at = s.forecast.indexOf(replaced);
  const player = activePlayer(s);
  s.discard.push(replaced);
  s.forecast[at] = card;
  s.turn.played = NONE;
  const marked = player.supply > 0; // a guard cannot be used for this
  if (marked) {
    player.supply--;
    s.markers[at] = s.active;
  }
  dealer.tell({ type: 'forecast-changed', who: activeSeat(s), card, replaced, marked });
}

/** Once a round, the lowest one left. */
function takeToken(s: State, _: Surveying, dealer: GameDealer): void {
  const player = activePlayer(s);
  if (player.token !== 0) return;
  player.token = s.nextToken++;
  dealer.tell({ type: 'token-taken', seat: activeSeat(s), token: player.token });
}

function drawTiles(s: State, { colour }: Surveying, dealer: GameDealer): void {
  s.turn.drawn = drawFromStack(s, colour, powerTo(s, 'foresee')?.tiles ?? SURVEY_TILES);
  if (s.turn.drawn.length === 0) return;
  dealer.reveal();
  dealer.tell({ type: 'tiles-drawn', who: whoIs(s, s.active), tiles: s.turn.drawn.slice() });
}

/** The top tiles of a stack, as far as it reaches (EE-7.3). */
export function drawFromStack(s: State, colour: Colour, count: number): Tile[] {
  const stack = defined(s.stacks[colour]);
  return stack.splice(Math.max(0, stack.length - count)).reverse();
}

/** EE-9.2: not when only one tile is left. */
function mayTakeFree(s: State): boolean {
  return powerTo(s, 'foresee') !== null && s.turn.drawn.length > 1 && holdRoom(activePlayer(s)) > 0;
}

function takeFree(s: State, { free }: Surveying, dealer: GameDealer): void {
  const tile = pieceIn(free);
  tellPower(s, dealer);
  removeFrom(s.turn.drawn, tile);
  activePlayer(s).hold.push(tile);
  dealer.tell({ type: 'tile-taken', seat: activeSeat(s), tile });
}

/** A drawn tile to its dig site. */
export function placeTile(s: State, tile: Tile, dealer: GameDealer): void {
  removeFrom(s.turn.drawn, tile);
  s.map.push(tile);
  dealer.tell({ type: 'tile-placed', tile });
}

const surveyCost = (tile: Tile): number => SURVEY_FACTOR * tileValue(tile);

/** One of the others, for twice its value, if it can be paid and stored. */
function tilesToBuy(s: State): (Tile | 'none')[] {
  const player = activePlayer(s);
  const options: (Tile | 'none')[] =
    holdRoom(player) > 0 ? oneOfEachKind(s.turn.drawn).filter((tile) => surveyCost(tile) <= player.credits) : [];
  options.push('none');
  return options;
}

function buyTile(s: State, { buy }: Surveying, dealer: GameDealer): void {
  const tile = pieceIn(buy);
  const player = activePlayer(s);
  pay(player, surveyCost(tile));
  removeFrom(s.turn.drawn, tile);
  player.hold.push(tile);
  dealer.tell({ type: 'tile-bought', who: activeSeat(s), tile, cost: surveyCost(tile) });
}

/** The rest is shuffled back into the stack. */
export function returnTiles(s: State, _: unknown, dealer: GameDealer): void {
  const { drawn } = s.turn;
  if (drawn.length === 0) return;
  const stack = defined(s.stacks[tileColour(defined(drawn[0]))]);
  stack.push(...drawn);
  dealer.shuffle(stack);
  dealer.tell({ type: 'tiles-returned', tiles: drawn.slice() });
  s.turn.drawn = [];
}
