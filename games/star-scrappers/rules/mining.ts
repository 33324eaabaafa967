import { costOf, halfKind } from '../content/catalogue.ts';
import { TOTEM_DISCOUNT } from '../content/tables.ts';
import type { Colour, Crystal } from '../pieces.ts';
import { activePlayer, type State } from '../state.ts';
import { takeCrystal } from './crystals.ts';
import { anyInMine, crystalsInMine, gainCrystal } from './moves.ts';
import { payingColours, payment, reachByColour } from './payment.ts';
import { call, choose, type GameDealer, loop, run, script } from './steps.ts';
import { crystalColour, mineCost, paymentColour, termsOf } from './terms.ts';

/** SS-9 Mine: cards of one colour, worth at least the crystal's cost. */
interface Mining {
  crystal: Crystal;
  cost: number;
  from: number;
  /** Scrapers that still follow (SS-15.13). */
  scrapersLeft: number;
}

export const mine = script<Mining>('mine', [
  choose('crystal', crystalsWithinReach), // SS-9.1
  run(prepare),
  call(payment, (_, { cost, crystal, from }) => ({ cost, goal: crystal, from, card: null })), // SS-9.3 to 9.6
  run(takeMined), // SS-9.7
  loop(
    (_, { scrapersLeft }) => scrapersLeft > 0,
    [
      call(takeCrystal, (_, { crystal }) => ({ cost: [costOf(crystal)], colour: null, crystal: null })), // SS-15.13
      run((_, local) => {
        local.scrapersLeft--;
      }),
    ],
  ),
]);

/** Every face-up crystal the hand can pay for. */
export function crystalsWithinReach(s: State): Crystal[] {
  return crystalsInMine(s, withinReach(s));
}

export const anyWithinReach = (s: State): boolean => anyInMine(s, withinReach(s));

function withinReach(s: State): (crystal: Crystal) => boolean {
  const terms = termsOf(s);
  const reach = reachByColour(s, terms);
  return (crystal) => {
    const cost = mineCost(s, crystal, terms);
    return cost === 0 || payingColours(s, crystal).some((colour) => (reach[colour] ?? 0) >= cost);
  };
}

function prepare(s: State, local: Mining): void {
  local.cost = mineCost(s, local.crystal, termsOf(s));
  local.from = s.turn.playArea.length;
}

function takeMined(s: State, local: Mining, dealer: GameDealer): void {
  const { crystal, cost } = local;
  tellWhoHelped(s, local, dealer);
  dealer.tell({ type: 'mined', seat: s.active, crystal, cost });
  gainCrystal(s, crystal, dealer);
  const { scrapes } = termsOf(s);
  local.scrapersLeft = scrapes.filter((costs) => costs.includes(costOf(crystal))).length;
}

/** Names the Artifacts that made this mining cheaper or possible. */
function tellWhoHelped(s: State, { crystal, from }: Mining, dealer: GameDealer): void {
  const colour = crystalColour(s, crystal);
  const paid = s.turn.playArea.slice(from);
  for (const half of activePlayer(s).artifacts) {
    const { lasting } = halfKind(half).power;
    if (lasting === null) continue;
    const cheaper = lasting.mineDiscounts.some(({ cost }) => cost === null || cost.includes(costOf(crystal)));
    const totem = lasting.totemDiscount > TOTEM_DISCOUNT && s.totems[colour] === s.active;
    const offColour =
      lasting.offColour > 0 &&
      !payingColours(s, crystal).some((one: Colour) => paid.every((card) => paymentColour(s, card) === one));
    if (cheaper || totem || (offColour && paid.length > 0))
      dealer.tell({ type: 'artifact-helped', seat: s.active, half });
  }
}
