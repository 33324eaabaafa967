import { defined, type Script, type Seat, scriptNamed } from '@stolik/engine';
import { BUILDINGS, buildingKind } from '../content/cards.ts';
import { BUILDING_SLOTS } from '../content/tables.ts';
import { type Building, EMPTY, type Feat, type Steed } from '../pieces.ts';
import { isHuman, type State, wagonAt } from '../state.ts';
import { revealNotice } from './concern.ts';
import { equip } from './setup.ts';
import { call, choose, chooseTogether, forEachSeat, type GameDealer, loop, run, script, when } from './steps.ts';

/** What the players choose before the first turn, where a variant lets them. */
export const opening = script('opening', [
  when((s) => s.buildings.includes(EMPTY), [call(scriptNamed('name-buildings'))]),
  when((s) => s.draft.length > 0, [call(scriptNamed('draft'))]),
  when((s) => s.featChoice, [call(scriptNamed('feat-choice'))]),
  when((s) => s.concern !== null, [run(revealNotice)]), // DR-29.10: after all of DR-3
  run((s) => {
    s.phase = 'play';
  }),
]);

/** The human players in the order of play. */
const humansInOrder = ({ order }: State): Seat[] => order.filter(isHuman);

/** DR-3.2: the table names four buildings of four different tiles, one player after the other; their slots are random. */
interface Naming {
  building?: Building;
  named?: Building[];
}

const nameBuildings = script<Naming>('name-buildings', [
  run((_, local) => {
    local.named = [];
  }),
  loop(
    (_, { named }) => defined(named).length < BUILDING_SLOTS,
    [choose('building', buildingsToName, { by: whoNames }), run(name)],
  ),
  run((s, { named }, dealer) => {
    const buildings = dealer.shuffle(defined(named));
    s.buildings = buildings;
    dealer.tell({ type: 'buildings-placed', buildings: buildings.slice() });
  }),
]);

function buildingsToName(_: State, { named }: Naming): Building[] {
  const taken = defined(named).map((building) => buildingKind(building).tile);
  return BUILDINGS.filter((building) => !taken.includes(buildingKind(building).tile));
}

function whoNames(s: State, { named }: Naming): Seat {
  const humans = humansInOrder(s);
  return defined(humans[defined(named).length % humans.length]);
}

function name(s: State, local: Naming, dealer: GameDealer): void {
  const building = defined(local.building);
  dealer.tell({ type: 'building-named', seat: whoNames(s, local), building });
  local.named?.push(building);
}

/** DR-28.1: each takes one pair; the last is put back, its steed among the unused ones. */
interface Drafting {
  seat?: Seat;
  steed?: Steed;
}

const draft = script<Drafting>('draft', [
  forEachSeat('seat', humansInOrder, [
    choose('steed', (s) => s.draft.map(({ steed }) => steed), { by: (_, { seat }) => defined(seat) }),
    run((s, { seat, steed }, dealer) => {
      const at = s.draft.findIndex((pair) => pair.steed === steed);
      equip(s, defined(seat), defined(s.draft.splice(at, 1)[0]), dealer);
    }),
  ]),
  run((s) => {
    for (const { steed, hero } of s.draft) {
      s.steeds.push(steed);
      s.heroesOut.push(hero);
    }
    s.steeds.sort((a, b) => a - b);
    s.draft = [];
  }),
]);

/** DR-3.16: all at once and in secret; the other card goes under the deck, in the order of play. */
const featChoice = script<{ feat?: Feat[][] }>('feat-choice', [
  chooseTogether('feat', humansInOrder, (s, _, seat, picked) =>
    picked.length > 0 ? [] : wagonAt(s, seat).feats.slice(),
  ),
  run((s, { feat }, dealer) => {
    dealer.reveal();
    for (const seat of humansInOrder(s)) {
      const wagon = wagonAt(s, seat);
      const kept = defined(feat?.[seat]?.[0]);
      for (const other of wagon.feats) if (other !== kept) s.featDeck.unshift(other);
      wagon.feats = [kept];
      dealer.tell({ type: 'feat-kept', seat, feat: kept, to: [seat] });
    }
    dealer.tell({ type: 'feats-returned', count: s.seats });
  }),
]);

export const openingScripts: readonly Script[] = [opening, nameBuildings, draft, featChoice];
