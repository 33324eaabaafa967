import { addTo, defined } from '@stolik/engine';
import { cardKind } from './content/catalogue.ts';
import { symbolCount, symbolsOf } from './content/regions.ts';
import { buildingOf, FIRST, isShip, KINDS, MARKET, ownerOf, PORT, regionOfArea } from './pieces.ts';
import { controllerOf, lordOf, NOBODY } from './rules/control.ts';
import { charactersOf } from './rules/owned.ts';
import { medalsOf } from './score.ts';
import { isOut, NOT_BUILT, type Player, type State } from './state.ts';
import { RANKINGS, type Ranking } from './verbs/criteria.ts';
import { florinsWorth, stockWorth, TOKEN } from './worth.ts';

/** All that a bot counts, of all seats at once: one pass over the map, one over the units. */
export interface Ledger {
  /** By criterion (its place in RANKINGS) and seat: `criterion * seats + seat`. */
  readonly values: number[];
  /** Medals by seat. */
  readonly medals: number[];
  /** What a seat's belongings promise, by themselves. */
  readonly means: number[];
}

export const CRITERION_INDEX: ReadonlyMap<Ranking, number> = new Map(RANKINGS.map((criterion, at) => [criterion, at]));
const at = (criterion: Ranking): number => defined(CRITERION_INDEX.get(criterion));
const CITIES = at('city');
const TEMPLES = at('temple');
const MARKETS_HELD = at('market');
const PORTS = at('port');
const PORTS_AND_MARKETS = at('port-market');
const CHARACTERS = at('characters');
const PROGRESS = at('progress');
const CARDS = at('cards');
const MONEY = at('florins');
const TOKENS = at('discovery');
const SHIPS = at('ships');
const CITIZENS = at('citizens');
const GIVEN = at('benefactor');
const CUBES = at(`cubes-${KINDS[0]}`);
const SOURCES = at(`sources-${KINDS[0]}`);

/** What one of each is worth; a point for a place counts 30. */
const WORTH = {
  citizen: 1.2,
  lying: -1.2,
  ship: 1.8,
  city: 9,
  temple: 6,
  market: 6,
  port: 6,
  source: 0.8,
  card: 3,
  disc: 5,
  site: 0.6,
} as const;
export function ledgerOf(s: State): Ledger {
  const values = Array<number>(RANKINGS.length * s.seats).fill(0);
  const medals = Array<number>(s.seats).fill(0);
  const means = Array<number>(s.seats).fill(0);
  const add = (criterion: number, seat: number, amount: number): void => {
    addTo(values, criterion * s.seats + seat, amount);
  };
  countBuildings(s, add);
  countUnits(s, add, means);
  for (let seat = 0; seat < s.seats; seat++) {
    const player = defined(s.players[seat]);
    const characters = charactersOf(player);
    add(CHARACTERS, seat, characters);
    add(PROGRESS, seat, player.cards.length - characters);
    add(CARDS, seat, player.cards.length);
    add(MONEY, seat, player.florins);
    add(TOKENS, seat, player.tokens);
    add(GIVEN, seat, player.given);
    for (let kind = 0; kind < KINDS.length; kind++) add(CUBES + kind, seat, defined(player.cubes[kind]));
    for (const card of player.cards) medals[seat] = defined(medals[seat]) + medalsOf(player, card);
    means[seat] = defined(means[seat]) + meansOf(s, player, values, seat);
  }
  return { values, medals, means };
}

type Add = (criterion: number, seat: number, amount: number) => void;

function countBuildings(s: State, add: Add): void {
  for (let i = 0; i < s.map.length; i++) {
    const { region } = defined(s.map[i]);
    for (let kind = 0; kind <= PORT; kind++) {
      const building = buildingOf(region, kind);
      if (s.holder[building - FIRST.building] === NOT_BUILT) continue;
      const seat = controllerOf(s, building);
      if (seat === NOBODY) continue;
      add(CITIES + kind, seat, 1);
      if (kind === MARKET || kind === PORT) add(PORTS_AND_MARKETS, seat, 1);
    }
    const lord = lordOf(s, region);
    if (lord !== NOBODY)
      for (let kind = 0; kind < KINDS.length; kind++) add(SOURCES + kind, lord, symbolCount(region, kind));
  }
  for (const symbol of s.pillaged) {
    const area = symbol >> 3;
    const lord = lordOf(s, regionOfArea(area));
    if (lord !== NOBODY) add(SOURCES + defined(symbolsOf(area)[symbol & 7]), lord, -1);
  }
}

function countUnits(s: State, add: Add, means: number[]): void {
  for (let unit = 0; unit < s.at.length; unit++) {
    if (!isOut(s, unit)) continue;
    const seat = ownerOf(unit);
    add(isShip(unit) ? SHIPS : CITIZENS, seat, 1);
    const worth = isShip(unit) ? WORTH.ship : WORTH.citizen + (s.lying[unit] !== 0 ? WORTH.lying : 0);
    means[seat] = defined(means[seat]) + worth;
  }
}

function meansOf(s: State, player: Player, values: readonly number[], seat: number): number {
  const of = (criterion: number): number => defined(values[criterion * s.seats + seat]);
  let sources = 0;
  for (let kind = 0; kind < KINDS.length; kind++) sources += of(SOURCES + kind);
  const discs = s.phase === 5 && s.passed[seat] === false ? (player.discs - player.spent) * WORTH.disc : 0;
  let unbuilt = 0;
  for (const card of player.cards)
    if (cardKind(card).arrow === 'wonder' && !player.wonders.includes(card)) unbuilt += cardKind(card).medals;
  return (
    florinsWorth(player.florins) +
    stockWorth(player.cubes) +
    player.tokens * TOKEN +
    of(CITIES) * WORTH.city +
    of(TEMPLES) * WORTH.temple +
    of(MARKETS_HELD) * WORTH.market +
    of(PORTS) * WORTH.port +
    sources * WORTH.source +
    Math.min(6, player.cards.length) * WORTH.card +
    unbuilt * WORTH.card +
    discs
  );
}
