import type { Referee } from '@stolik/testkit';
import { buyerKind, cardRegion, cardSymbol, factionKind, tileColour, tileValue } from '../content/catalogue.ts';
import gallery from '../content/gallery.json' with { type: 'json' };
import { BLACK_MARKET_OF, BLACK_MARKETS, CENTRE_OF, MARKET_LOCATION, siteOf } from '../content/map.ts';
import { type ActionCard, is, type Tile } from '../pieces.ts';
import type { Player, State } from '../state.ts';

// A second reading of the rules, written from `rules.md` and not from the code: only the content and the way pieces lie on the table are shared.

const COLOURS = [0, 1, 2, 3, 4];
const MARKETS = [0, 1, 2, 3, 4, 5];
const SPECIAL = 5;
const [HOLD, HATCH] = [5, 3]; // EE-1.7

/** EE-11.1: credits, and one award for every row and column of the gallery by its guards; against Zu perhaps less what is left aboard (EE-12.36 i). */
function pointsOf(s: State, seat: number): number {
  const { credits, gallery: cells, hold, hatch } = s.players[seat] as Player;
  const guards = (kinds: readonly number[]): string =>
    String(kinds.filter((kind) => (cells & (1 << kind)) !== 0).length);
  const award = (by: Readonly<Record<string, number>>, count: string): number => by[count] ?? 0;
  let points = credits;
  gallery.rowAwards.forEach(({ byGuards }, glyph) => {
    points += award(byGuards, guards(COLOURS.map((colour) => colour * 4 + glyph)));
  });
  gallery.columnAwards.forEach(({ byGuards }, colour) => {
    points += award(byGuards, guards([0, 1, 2, 3].map((glyph) => colour * 4 + glyph)));
  });
  const isLost = s.zu?.rules.penalty === true && seat === 0;
  return points - (isLost ? [...hold, ...hatch].reduce((sum, tile) => sum + tileValue(tile), 0) : 0);
}

/** What the active player can do with each card. */
class Turn {
  readonly player: Player;
  readonly seat: number;
  readonly faction: string;

  constructor(readonly s: State) {
    this.seat = s.active;
    this.player = s.players[s.active] as Player;
    this.faction = this.player.faction < 0 ? '' : factionKind(this.player.faction as never).id;
  }

  isAt(location: number): boolean {
    return this.s.explorers.slice(this.seat * 3, this.seat * 3 + 3).some((at) => at === location);
  }

  get own(): readonly Tile[] {
    return [...this.player.hold, ...this.player.hatch];
  }

  get hasSlot(): boolean {
    return this.player.hold.length < HOLD || this.player.hatch.length < HATCH;
  }

  /** EE-7.7. */
  get hasCrew(): boolean {
    return this.player.supply > 0 || this.player.gallery !== 0;
  }

  traders(market: number): number {
    return this.s.traders[this.seat * 6 + market] as number;
  }

  /** EE-6.13: may an artefact of the colour be sold at the market; `waived` needs no trader (EE-9.5). */
  sells(colour: number, market: number, waived: number): boolean {
    const interested = this.s.queues[market]?.some((buyer) => [colour, SPECIAL].includes(buyerKind(buyer)));
    return interested === true && (this.traders(market) > 0 || market === waived);
  }

  canSell(card: number): boolean {
    const waived = this.faction === 'faction-aqulla' && is.actionCard(card) ? cardSymbol(card) : -1;
    const colours = new Set<number>(this.own.map((tile) => tileColour(tile)));
    // EE-9.6: Gul may buy the tile first.
    if (this.faction === 'faction-gul' && this.hasSlot && BLACK_MARKETS.some((place) => this.isAt(place)))
      for (const [top] of this.s.blackMarket)
        if (top !== undefined && tileValue(top) <= this.player.credits) colours.add(tileColour(top));
    return [...colours].some((colour) => MARKETS.some((market) => this.sells(colour, market, waived)));
  }

  canExcavate(card: ActionCard): boolean {
    const colour = cardRegion(card);
    const tiles = this.s.map.filter((tile) => tileColour(tile) === colour && this.isAt(siteOf(tile)));
    return this.player.hold.length < HOLD && tiles.length > 0; // EE-6.3, 6.5
  }

  canMarket(card: ActionCard): boolean {
    const there = this.isAt(MARKET_LOCATION[cardSymbol(card)]);
    return there && (this.hasCrew || this.s.pools.some((pool) => pool.length > 0)); // EE-6.8 to 6.11
  }

  canCommand(card: ActionCard): boolean {
    const centre = CENTRE_OF[cardSymbol(card)];
    return this.hasCrew || (this.s.envoys[this.seat * 3 + centre] as number) > 0; // EE-6.21
  }

  canSmuggle(card: ActionCard): boolean {
    if (!this.isAt(BLACK_MARKET_OF[cardSymbol(card)])) return false; // EE-6.23
    const affordable = this.s.blackMarket.some(
      ([top]) => top !== undefined && tileValue(top) + 1 <= this.player.credits,
    );
    return this.own.length > 0 || (affordable && this.hasSlot); // EE-6.24, 6.25
  }

  canSurvey(card: ActionCard): boolean {
    if (this.s.round === 3) return (this.s.stacks[cardRegion(card)]?.length ?? 0) > 0; // EE-6.31
    return this.s.markers.some((marker) => marker < 0); // EE-6.26
  }

  /** Cards that may be spent for an action (EE-5.4). */
  payments(action: string): readonly number[] {
    const { hand, travel } = this.player;
    switch (action) {
      case 'travel':
        return [...hand, ...travel];
      case 'sell':
        return [...hand, ...travel].filter((card) => this.canSell(card));
      case 'excavate':
        return hand.filter((card) => this.canExcavate(card));
      case 'market':
        return hand.filter((card) => this.canMarket(card));
      case 'command':
        return hand.filter((card) => this.canCommand(card));
      case 'smuggle':
        return hand.filter((card) => this.canSmuggle(card));
      case 'survey':
        return hand.filter((card) => this.canSurvey(card));
      default:
        return [];
    }
  }

  get actions(): string[] {
    const all = ['travel', 'excavate', 'market', 'sell', 'command', 'smuggle', 'survey'];
    return [...all.filter((action) => this.payments(action).length > 0), 'pass'];
  }
}

export const referee: Referee<State> = {
  points: pointsOf,
  offered(s, { prompt }) {
    const turn = new Turn(s);
    if (prompt === 'action.action') return turn.actions;
    if (prompt === 'action.card' && s.turn.action !== null) return turn.payments(s.turn.action);
    return null;
  },
};
