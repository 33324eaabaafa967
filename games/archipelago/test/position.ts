import { defineGame, type Option, type Seat, seat } from '@stolik/engine';
import { Staged } from '@stolik/testkit';
import { backId, cardKind, objectiveKind, trendKind } from '../content/catalogue.ts';
import { qOf, rOf } from '../content/hexes.ts';
import { areaName, regionId, regionNamed } from '../content/regions.ts';
import type { Event } from '../events.ts';
import { archipelago } from '../index.ts';
import { invariants } from '../invariants.ts';
import {
  BUILDINGS,
  type Building,
  buildingNamed,
  buildingOf,
  is,
  isShip,
  KINDS,
  type KindName,
  kindNamed,
  kindOfBuilding,
  ownerOf,
  regionOfArea,
  regionOfBuilding,
} from '../pieces.ts';
import { controllerOf, lordOf, NOBODY } from '../rules/control.ts';
import { balance, balanceOnTop } from '../rules/crisis.ts';
import { evolution } from '../rules/evolution.ts';
import { order, ordering } from '../rules/order.ts';
import { populationEffects } from '../rules/population.ts';
import { actionPhase, play, round, scripts } from '../rules/round.ts';
import { call, script } from '../rules/steps.ts';
import { turn } from '../rules/turn.ts';
import { buildingUnder } from '../rules/units.ts';
import { isOut, type Player, type State } from '../state.ts';
import { areaIn, type Given, stateOf } from './given.ts';

/** Which part of the rules a position is played with. */
const parts = {
  turn: script('given-turn', [call(turn, (s) => ({ seat: s.active, move: null }))]),
  actions: script('given-actions', [call(actionPhase, () => ({ seat: seat(0) }))]),
  order: script('given-order', [call(order, ordering)]),
  population: script('given-population', [call(populationEffects)]),
  balance: script('given-balance', [call(balance, (s) => balanceOnTop(s, false))]),
  'red-balance': script('given-red', [call(balance, (s) => balanceOnTop(s, true))]),
  round: script('given-round', [call(round)]),
  evolution: script('given-evolution', [call(evolution, () => ({ seat: seat(0) }))]),
} as const;
export type Part = keyof typeof parts;

/** A piece in words, as `Given` writes it; units of others with their seat before them. */
export function shorthand(s: State, viewer: Seat, option: Option): string {
  if (is.unit(option)) {
    const building = buildingUnder(s, option);
    const where = building === null ? shorthand(s, viewer, s.at[option] as number) : shorthand(s, viewer, building);
    const owner = ownerOf(option) === viewer ? '' : `${ownerOf(option)}: `;
    return `${owner}${isShip(option) ? 'ship' : 'citizen'} ${where}`;
  }
  if (is.card(option)) return cardKind(option).id;
  if (is.back(option)) return backId(option);
  if (is.region(option)) return regionId(option);
  if (is.building(option)) return `${regionId(regionOfBuilding(option))}/${BUILDINGS[kindOfBuilding(option)]}`;
  if (is.area(option)) return `${regionId(regionOfArea(option))}/${areaName(option)}`;
  if (is.objective(option)) return objectiveKind(option).id;
  if (is.trend(option)) return trendKind(option).id;
  if (is.cell(option)) return `cell ${qOf(option)},${rOf(option)}`;
  const permit = /^permit@(\d+)$/.exec(String(option));
  return permit === null ? String(option) : `permit@${regionId(Number(permit[1]))}`;
}

/** A table at a given position, at the beginning of a part of the rules; of the turn of the active player by default. */
export class Position extends Staged<State, Event> {
  constructor(given: Given, part: Part = 'turn') {
    const state = stateOf(given);
    const wrong = invariants(state).filter((law) => !law.includes('objectives instead of'));
    if (wrong.length > 0) throw new Error(`this cannot lie on a table: ${wrong.join('; ')}`);
    super(
      defineGame<State, Event>({
        ...archipelago,
        setup: () => state,
        play: parts[part],
        scripts: [...scripts.filter((one) => one !== play), parts[part]],
      }),
      state.seats,
    );
  }

  protected override short(option: Option, of: Seat): string {
    return shorthand(this.state, of, option);
  }

  get ended(): string | null {
    return this.state.ended;
  }

  player(of = 0): Player {
    return this.state.players[of] as Player;
  }

  /** Cubes behind a screen: `fish`, or all as `2 fish, 1 wood`. */
  cubes(kind: KindName, of = 0): number {
    return this.player(of).cubes[kindNamed(kind)] as number;
  }

  bank(kind: KindName): number {
    return this.state.bank[kindNamed(kind)] as number;
  }

  domestic(kind: KindName): number {
    return this.state.domestic[kindNamed(kind)] as number;
  }

  exported(kind: KindName): number {
    return this.state.export[kindNamed(kind)] as number;
  }

  building(place: string): Building {
    const [region = '', kind = ''] = place.split('/');
    return buildingOf(regionNamed(region), buildingNamed(kind));
  }

  /** The seat that controls a building, or null. */
  controls(place: string): number | null {
    const by = controllerOf(this.state, this.building(place));
    return by === NOBODY ? null : by;
  }

  /** The seat that controls a region by its city, or null. */
  rules(region: string): number | null {
    const by = lordOf(this.state, regionNamed(region));
    return by === NOBODY ? null : by;
  }

  /** Units of a seat in an area. */
  unitsIn(place: string, of = 0): number {
    const area = areaIn(place);
    return this.state.at.filter((where, unit) => where === area && ownerOf(unit) === of).length;
  }

  get lying(): number {
    return this.state.lying.filter((lies) => lies === 1).length;
  }

  shipsOf(of = 0): number {
    return this.state.at.filter((_, unit) => ownerOf(unit) === of && isShip(unit) && isOut(this.state, unit)).length;
  }

  override get brokenLaws(): string[] {
    return invariants(this.state).filter((law) => !law.includes('objectives instead of'));
  }
}

export const position = (given: Given, part?: Part): Position => new Position(given, part);
export const kindsOf = (kinds: readonly number[]): string => kinds.map((kind) => KINDS[kind]).join(' ');
