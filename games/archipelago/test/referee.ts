import type { Referee } from '@stolik/testkit';
import characters from '../content/evolution-characters.json' with { type: 'json' };
import progress from '../content/evolution-progress.json' with { type: 'json' };
import publicly from '../content/objectives-public.json' with { type: 'json' };
import secret from '../content/objectives-secret.json' with { type: 'json' };
import { areasOf, symbolsOf } from '../content/regions.ts';
import { BUILDINGS, buildingOf, isShip, KINDS, ownerOf } from '../pieces.ts';
import type { Player, State } from '../state.ts';

// A second reading of the rules, written from `rules.md` and not from the code: only the content and the way pieces lie on the table are shared.

const cards = [...characters.cards, ...progress.cards];
const cardOf = (card: number) => cards[card - 200] as (typeof cards)[number];
const objectiveOf = (objective: number) => secret.cards[objective - 800] as (typeof secret.cards)[number];

/** AR-11: who controls a building of a region; null: nobody does, or it is not there. */
function controller(s: State, region: number, building: string): number | null {
  const holder = s.holder[buildingOf(region, BUILDINGS.indexOf(building as never)) - 400] as number;
  if (holder === -2) return null; // not built
  const isRebel = holder >= 0 && s.lying[holder] !== 0;
  if (holder >= 0 && !isRebel) return ownerOf(holder); // AR-11.1
  if (building === 'city') return null; // AR-11.6
  const lord = controller(s, region, 'city');
  return holder < 0 || ownerOf(holder) === lord ? lord : null; // AR-11.2, 11.3
}

const controls = (s: State, seat: number, building: string): number =>
  s.map.filter(({ region }) => controller(s, region, building) === seat).length;

/** Symbols of a kind that are not pillaged, in regions controlled by a city. */
function sources(s: State, seat: number, kind: number): number {
  const regions = s.map.flatMap(({ region }) => (controller(s, region, 'city') === seat ? [region] : []));
  const shown = regions.flatMap((region) =>
    areasOf(region).flatMap((area) => symbolsOf(area).map((symbol, place) => ({ symbol, at: area * 8 + place }))),
  );
  return shown.filter(({ symbol, at }) => symbol === kind && !s.pillaged.includes(at)).length;
}

/** How much a player has of a criterion. */
function amount(s: State, seat: number, type: string): number {
  const player = s.players[seat] as Player;
  const owned = [...player.cards, ...player.wonders].map(cardOf);
  const kind = (KINDS as readonly string[]).indexOf(type.slice(type.indexOf('-') + 1));
  const units = s.at.flatMap((area, unit) => (area >= 600 && ownerOf(unit) === seat ? [unit] : []));
  if (type.startsWith('cubes-')) return player.cubes[kind] as number;
  if (type.startsWith('sources-')) return sources(s, seat, kind);
  if ((BUILDINGS as readonly string[]).includes(type)) return controls(s, seat, type);
  switch (type) {
    case 'port-market':
      return controls(s, seat, 'port') + controls(s, seat, 'market');
    case 'characters':
      return owned.filter((card) => card.kind === 'character').length;
    case 'progress':
      return owned.filter((card) => card.kind === 'progress').length;
    case 'cards':
      return owned.length;
    case 'florins':
      return player.florins;
    case 'discovery':
      return player.tokens;
    case 'ships':
      return units.filter(isShip).length;
    case 'citizens':
      return units.filter((unit) => !isShip(unit)).length;
    case 'benefactor':
      return player.given;
    default:
      throw new Error(`The referee does not know the criterion ${type}.`);
  }
}

/** AR-13.5: places by a criterion; who has nothing has none, who are equal share one, and the next lower value takes the next. */
function placePoints(s: State, seat: number, type: string, awards: readonly number[]): number {
  const values = s.players.map((_, other) => amount(s, other, type));
  const own = values[seat] as number;
  if (own === 0) return 0;
  return awards[new Set(values.filter((value) => value > own)).size] ?? 0;
}

/** AR-13.4 to 13.7. */
function pointsOf(s: State, seat: number): number {
  if (s.ended === 'independence' || s.ended === 'separatist') return 0; // AR-12.2: nobody counts
  let points = 0;
  s.players.forEach(({ objectives }, owner) => {
    for (const { criterion, special } of objectives.map(objectiveOf)) {
      if (special === null) points += placePoints(s, seat, criterion.type, [3, 2, 1]);
      else if (special === 'pacifist' && owner === seat)
        points += s.population - s.unrest > (criterion.margin ?? 0) ? 3 : 0;
    }
  });
  for (const trend of s.trends)
    points += placePoints(s, seat, publicly.cards[trend - 830]?.criterion.type as string, [4, 3, 2]);
  const { cards: own, wonders } = s.players[seat] as Player;
  const medals = [...own.filter((card) => cardOf(card).kind === 'character'), ...wonders];
  return points + medals.reduce((sum, card) => sum + cardOf(card).medals, 0);
}

export const referee: Referee<State> = {
  points: pointsOf,
  offered(s, { prompt, seat }) {
    const { florins } = s.players[seat] as Player;
    // AR-18.3: the price is the one at the triangle.
    if (prompt === 'evolve.buy')
      return [
        ...s.track.filter(
          (card, place) => card >= 200 && (cardOf(card).prices[s.rotation[place] as number] ?? 99) <= florins,
        ),
        'none',
      ];
    // A bid is behind the screen, up to all one has.
    if (prompt === 'order.bid') return Array.from({ length: florins + 1 }, (_, bid) => String(bid));
    return null;
  },
};
