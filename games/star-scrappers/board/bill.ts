import { defined, say, type Text } from '@stolik/engine';
import { numbered } from '@stolik/engine/pieces';
import { costOf, halfKind, levelOf, MERCENARY_KINDS } from '../content/catalogue.ts';
import type { Lasting } from '../content/effects.ts';
import { type Artifact, type Crystal, is, type Mercenary } from '../pieces.ts';
import { collectCost, crystalColour, mineCost, recruitPrices, termsOf } from '../rules/terms.ts';
import { activePlayer, type State } from '../state.ts';
import { kindName } from '../words/names.ts';
import { factionText } from '../words/phrases.ts';

/** A price and how it came about: the printed cost and every discount by name. The rows add up to `cost`. */
export interface Bill {
  readonly rows: readonly BillRow[];
  /** What is to be paid; for a recruit the full price, of which `prices` may leave discounts out (SS-8.2). */
  readonly cost: number;
  /** Recruiting is paid with one card of exactly one of these values; 0: nothing need be paid. */
  readonly prices: readonly number[] | null;
}

export interface BillRow {
  readonly text: Text;
  readonly amount: number;
}

/** The bill of a crystal of the Mine, an Artifact on offer or a card of the Docks, for the active player. */
export function billOf(view: State, piece: number): Bill {
  if (is.crystal(piece)) return crystalBill(view, piece);
  if (is.artifact(piece)) return artifactBill(view, piece);
  return recruitBill(view, numbered(is.mercenary, piece));
}

function crystalBill(view: State, crystal: Crystal): Bill {
  const printed = costOf(crystal);
  const terms = termsOf(view);
  const colour = crystalColour(view, crystal);
  const rows: BillRow[] = [];
  if (view.totems[colour] === view.active)
    rows.push({ text: say('bill-totem', { faction: factionText(colour, 'gen') }), amount: -terms.totemDiscount });
  rows.push(
    ...helpers(view, ({ mineDiscounts }) =>
      mineDiscounts.reduce((sum, { amount, cost }) => sum + (cost === null || cost.includes(printed) ? amount : 0), 0),
    ),
  );
  for (const change of view.turn.recoloured)
    if (change.crystal === crystal && change.discount > 0)
      rows.push({ text: say('bill-recoloured'), amount: -change.discount });
  return bill(say('bill-cost'), printed, rows, mineCost(view, crystal, terms));
}

function artifactBill(view: State, artifact: Artifact): Bill {
  const rows = helpers(view, ({ collectDiscount }) => collectDiscount);
  return bill(say('bill-cost'), costOf(artifact), rows, collectCost(artifact, termsOf(view)));
}

function recruitBill(view: State, card: Mercenary): Bill {
  const level = levelOf(card);
  const bits = recruitPrices(level, termsOf(view));
  const prices = Array.from({ length: level }, (_, price) => price).filter((price) => (bits >> price) & 1);
  const rows = helpers(view, ({ recruitDiscount }) => recruitDiscount);
  return { ...bill(say('bill-recruit', { level }), level - 1, rows, Math.min(...prices)), prices };
}

/** Nothing costs less than nothing (SS-1.4): what a discount takes off beyond that is no longer counted. */
function bill(text: Text, printed: number, discounts: readonly BillRow[], cost: number): Bill {
  let left = printed;
  const rows: BillRow[] = [{ text, amount: printed }];
  for (const { text: from, amount } of discounts) {
    const taken = Math.min(left, -amount);
    left -= taken;
    if (taken > 0) rows.push({ text: from, amount: -taken });
  }
  return { rows, cost, prices: null };
}

/** Skills in force and Artifacts owned that take something off. */
function helpers(view: State, amountOf: (lasting: Lasting) => number): BillRow[] {
  const from = (text: Text, lasting: Lasting | null): BillRow[] => {
    const amount = lasting === null ? 0 : amountOf(lasting);
    return amount === 0 ? [] : [{ text, amount: -amount }];
  };
  return [
    ...view.turn.skills.flatMap((kind) => {
      const named = defined(MERCENARY_KINDS[kind]);
      return from(kindName(named), named.skill.lasting);
    }),
    ...activePlayer(view).artifacts.flatMap((half) =>
      from(say(`half-${halfKind(half).id}`), halfKind(half).power.lasting),
    ),
  ];
}
