import type { Referee } from '@stolik/testkit';
import artifacts from '../content/artifacts.json' with { type: 'json' };
import crystals from '../content/crystals.json' with { type: 'json' };
import mercenaries from '../content/mercenaries.json' with { type: 'json' };
import type { Player, State } from '../state.ts';

// A second reading of the rules, written from `rules.md` and not from the code: only the content and the way pieces lie on the table are shared.

const COLOURS = ['purple', 'brown', 'blue', 'yellow', 'red', 'green'];
const cards = mercenaries.items.flatMap((item) => Array.from({ length: item.count }, () => item));
const tokens = crystals.items.flatMap((item) => Array.from({ length: item.count }, () => item));
const halves = artifacts.items.flatMap(({ left, right }) => [left.id, right.id]);

const cardOf = (card: number) => cards[card] as (typeof cards)[number];
const crystalOf = (crystal: number) => tokens[crystal - 100] as (typeof tokens)[number];
const artifactOf = (artifact: number) => artifacts.items[artifact - 200] as (typeof artifacts.items)[number];
const halvesOf = (player: Player): string[] => player.artifacts.map((half) => halves[half - 300] as string);

/** SS-18: what a player has at the end. */
function pointsOf(s: State, seat: number): number {
  const player = s.players[seat] as Player;
  const own = player.crystals.map(crystalOf);
  const totems = s.totems.filter((holder) => holder === seat).length;
  let points = own.reduce((sum, { vp }) => sum + vp, 0);
  points += setsOf(own.flatMap(({ factionSymbol }) => factionSymbol ?? []));
  points += 3 * totems;
  points += player.subjugated.reduce((sum, card) => sum + cardOf(card).level, 0);
  const costing = (cost: number): number => own.filter((one) => one.cost === cost).length;
  const coloured = COLOURS.map((colour) => own.filter((one) => one.colour === colour).length);
  const leader = player.base.at(-1);
  const worth: Readonly<Record<string, number>> = {
    contract: Math.max(...coloured), // SS-16.1 and on
    'third-time-lucky': 3 * Math.floor(costing(3) / 2),
    'mass-production': 2 * Math.floor(own.length / 3),
    'small-change': costing(1),
    'deep-shaft': costing(6) + 3 * costing(10),
    'totem-cult': 2 * totems,
    'full-spectrum': coloured.filter((count) => count > 0).length + (coloured.every((count) => count > 0) ? 3 : 0),
    'full-roster': Math.min(7, player.hand.length),
    'leaders-monument': leader === undefined ? 0 : 2 * cardOf(leader).level,
    collector: 2 * player.artifacts.length,
    seismograph: 2 * own.filter(({ caveIn }) => caveIn).length,
    heraldry: own.filter(({ factionSymbol }) => factionSymbol !== null).length,
  };
  for (const half of halvesOf(player)) points += worth[half] ?? 0;
  return points;
}

/** SS-18.2: the n-th set has each symbol that is owned at least n times. */
function setsOf(symbols: readonly string[]): number {
  const counts = [...new Set(symbols)].map((symbol) => symbols.filter((one) => one === symbol).length);
  let points = 0;
  for (let n = 1; counts.some((count) => count >= n); n++)
    points += [0, 1, 3, 6, 10, 15, 21][counts.filter((count) => count >= n).length] as number;
  return points;
}

/** What holds for the active player this turn. */
class Turn {
  readonly player: Player;
  readonly halves: ReadonlySet<string>;

  constructor(readonly s: State) {
    this.player = s.players[s.active] as Player;
    this.halves = new Set(halvesOf(this.player));
  }

  /** How often a skill holds until the end of the turn. */
  uses(id: string): number {
    return this.s.turn.skills.filter((kind) => mercenaries.items[kind]?.id === id).length;
  }

  /** SS-15.2: the colour a crystal has now. */
  colourOf(crystal: number): string {
    const last = this.s.turn.recoloured.filter((one) => one.crystal === crystal).at(-1);
    return last === undefined ? crystalOf(crystal).colour : (COLOURS[last.colour] as string);
  }

  isWild(colour: string): boolean {
    return !this.s.inPlay.some((one) => COLOURS[one] === colour);
  }

  /** SS-9.2. */
  miningCost(crystal: number): number {
    const { cost } = crystalOf(crystal);
    const holds = this.s.totems[COLOURS.indexOf(this.colourOf(crystal))] === this.s.active;
    const totem = holds ? (this.halves.has('totem-resonator') ? 2 : 1) : 0;
    const drill = this.halves.has('plasma-drill') && cost >= 6 ? 2 : 0;
    const dug = this.s.turn.recoloured.filter((one) => one.crystal === crystal).length;
    return Math.max(0, cost - totem - 4 * this.uses('mineggler-makkarat') - dug - drill);
  }

  /** SS-15.12: the colour in which a hand card pays for mining. */
  paysAs(card: number): string {
    const rusted = this.s.turn.rusted.filter((one) => one.card === card).at(-1);
    return rusted === undefined ? cardOf(card).colour : (COLOURS[rusted.colour] as string);
  }

  /** Most that a card counts in mining and collecting (SS-15.17). */
  mostOf(card: number): number {
    const { colour, level } = cardOf(card);
    return colour === 'green' && this.uses('weedlock-rooter') > 0 ? 2 * level : level;
  }

  /** Can the crystal be paid, if these cards are laid among others (SS-9.3, 9.4, 9.6)? */
  canMine(crystal: number, laid: readonly number[] = []): boolean {
    const colours = this.isWild(this.colourOf(crystal)) ? COLOURS : [this.colourOf(crystal)];
    const rest = this.player.hand.filter((card) => !laid.includes(card));
    return colours.some((colour) => {
      const strangers = laid.filter((card) => this.paysAs(card) !== colour).length;
      const free = (this.halves.has('universal-translator') ? 1 : 0) - strangers;
      if (free < 0) return false;
      const fitting = rest.filter((card) => this.paysAs(card) === colour);
      const others = rest.filter((card) => this.paysAs(card) !== colour).map((card) => this.mostOf(card));
      const value = [...laid, ...fitting].reduce((sum, card) => sum + this.mostOf(card), 0);
      return value + (free > 0 ? Math.max(0, ...others) : 0) >= this.miningCost(crystal);
    });
  }

  get minable(): number[] {
    return this.s.mine.filter((crystal) => crystal >= 0 && this.canMine(crystal));
  }

  /** SS-8.2: what a card of the Docks may be paid with; `null` stands for nothing at all. */
  recruitPayments(card: number): (number | null)[] {
    const { level } = cardOf(card);
    const offices = this.halves.has('recruitment-office') ? [0, 1] : [0];
    const foremen = Array.from({ length: this.uses('terron-foreman') + 1 }, (_, used) => 2 * used);
    const prices = new Set(foremen.flatMap((one) => offices.map((other) => Math.max(0, level - 1 - one - other))));
    const values = (own: number): number[] => {
      const { colour, level: value } = cardOf(own);
      return colour === 'green' && this.uses('weedlock-rooter') > 0 ? [value, 2 * value] : [value];
    };
    const paying = this.player.hand.filter((own) => values(own).some((value) => value > 0 && prices.has(value)));
    return prices.has(0) ? [null, ...paying] : paying;
  }

  get recruitable(): number[] {
    if (this.player.hand.length > 6) return []; // SS-8.1
    return this.s.docks.filter((card) => card >= 0 && this.recruitPayments(card).length > 0);
  }

  /** SS-10.2, 10.3. */
  get collectable(): number[] {
    const value = this.player.hand.reduce<number>((sum, card) => sum + this.mostOf(card), 0);
    const less = 4 * this.uses('mineggler-venerable') + (this.halves.has('loyalty-card') ? 2 : 0);
    return this.s.artifactStacks.flatMap((stack) => {
      const top = stack.at(-1);
      return top !== undefined && artifactOf(top).cost - less <= value ? [top] : [];
    });
  }

  /** SS-5.3: the moves of the Action Phase. */
  get moves(): string[] {
    const { mainUsed, raids, extraMine } = this.s.turn;
    const moves = ['end'];
    const can = { recruit: this.recruitable, mine: this.minable, collect: this.collectable, skill: this.player.hand };
    const repeats = this.uses('hydran-fishbean') > 0 || this.halves.has('double-shift');
    for (const [type, targets] of Object.entries(can)) {
      const allowed = repeats || !mainUsed.some((used) => used === type);
      if (raids.length === 0 && mainUsed.length < 2 && allowed && targets.length > 0) moves.push(type);
    }
    if (extraMine > 0 && this.minable.length > 0) moves.push('extra-mine');
    if (mainUsed.length === 0 && raids.length === 0)
      this.s.players.forEach(({ base }, seat) => {
        if (base.length > 0) moves.push(`raid@base-${seat}`);
      });
    return moves;
  }
}

export const referee: Referee<State> = {
  points: pointsOf,
  offered(s, { prompt, question }) {
    const turn = new Turn(s);
    if (prompt === 'actions.move') return turn.moves;
    if (prompt === 'mine.crystal') return turn.minable;
    if (prompt === 'recruit.card') return turn.recruitable;
    if (prompt === 'collect.artifact') return turn.collectable;
    const { goal, owed } = (question.args ?? {}) as {
      readonly goal?: { readonly piece: number };
      readonly owed?: number;
    };
    if (goal === undefined) return null;
    if (prompt === 'recruit.payment') return turn.recruitPayments(goal.piece).map((card) => card ?? 'free');
    // The first card of a payment: later ones depend on what is laid, which the table does not tell from what was played before.
    if (prompt !== 'payment.card' || goal.piece >= 200 || owed !== turn.miningCost(goal.piece) || owed === 0)
      return null;
    return turn.player.hand.filter((card) => turn.canMine(goal.piece, [card]));
  },
};
