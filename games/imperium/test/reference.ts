/**
 * A second, much simpler reading of the content files, for the test of every card: what must be told to have happened when an ability is
 * carried out on the proving ground by players who accept everything and always take the first branch. It shares nothing with the
 * reader in `content/` or the rules, so that a mistake in either shows.
 */

/** Something that must be told, in this order. `n` and `token` only where the words say them. */
export interface Deed {
  readonly did: string;
  readonly seat: number;
  readonly n?: number;
  readonly token?: string;
}

/** What the reading has to know of the proving ground. */
export interface Ground {
  readonly seats: number;
  readonly empire: boolean;
  /** How much there is of what can be counted: `production in play`. */
  readonly counts: { readonly [countable: string]: number };
  /** Conditions that are not about the state card. */
  readonly holds: (condition: string) => boolean;
  /** Without a history cards go to the discard pile instead, or stay there. */
  readonly history: boolean;
  /** How many tokens of each kind the player has. */
  readonly tokens: { readonly [token: string]: number };
}

const OPENING = '({';
const CLOSING = ')}';

/** Cuts at a mark that stands outside all brackets. */
export function cut(source: string, mark: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < source.length; at++) {
    const letter = source[at] as string;
    if (OPENING.includes(letter)) depth++;
    else if (CLOSING.includes(letter)) depth--;
    else if (depth === 0 && source.startsWith(mark, at)) {
      parts.push(source.slice(from, at).trim());
      from = at + mark.length;
      at += mark.length - 1;
    }
  }
  parts.push(source.slice(from).trim());
  return parts;
}

/** What stands between the first bracket and the one that closes it, and what follows. */
function inside(source: string): { before: string; within: string; after: string } {
  const from = source.search(/[({]/);
  let depth = 0;
  for (let at = from; at < source.length; at++) {
    if (OPENING.includes(source[at] as string)) depth++;
    if (CLOSING.includes(source[at] as string) && --depth === 0)
      return {
        before: source.slice(0, from).trim(),
        within: source.slice(from + 1, at).trim(),
        after: source.slice(at + 1).trim(),
      };
  }
  return { before: source.trim(), within: '', after: '' };
}

/** Materials are paid first, then population, then progress. */
const PAID = ['materials', 'population', 'progress'];
const rank = (amount: string): number => PAID.findIndex((token) => amount.endsWith(token));
const inOrderOfPayment = (one: string, other: string): number => rank(one) - rank(other);

export class Reading {
  readonly deeds: Deed[] = [];
  /** How many the last statement moved. */
  private last = 0;

  constructor(private readonly ground: Ground) {}

  body(source: string, seat = 0): this {
    for (const statement of cut(source, ';')) this.statement(statement, seat);
    return this;
  }

  private statement(source: string, seat: number): void {
    const [costs, ...reward] = cut(source, '->');
    if (reward.length > 0) {
      for (const cost of cut(costs as string, '+')) this.statement(cost, seat);
      const then = reward.join('->');
      this.body(then.startsWith('{') ? inside(then).within : then, seat);
      return;
    }
    const { before: verb, within, after } = inside(source);
    this.carryOut(verb, within, after, seat);
  }

  private tell(did: string, seat: number, n?: number, token?: string): void {
    this.deeds.push({ did, seat, ...(n === undefined ? {} : { n }), ...(token === undefined ? {} : { token }) });
  }

  private carryOut(verb: string, within: string, after: string, seat: number): void {
    switch (verb) {
      case 'choose':
        this.body(cut(within, '|')[0] as string, seat);
        return;
      case 'may':
        this.body(within, seat);
        return;
      case 'if':
        this.conditional(within, after, seat);
        return;
      case 'eachOther':
        this.each(within, 1);
        return;
      case 'everyone':
        this.each(within, 0);
        return;
      case 'repeat': {
        const times = within === 'last' ? this.last : Number(within);
        for (let i = 0; i < times; i++) this.body(inside(after).within, seat);
        return;
      }
      case 'gain':
      case 'pay':
        this.tokens(verb, within, seat);
        return;
      case 'spend':
        this.tell('spend', seat, Number.parseInt(within, 10));
        return;
      case 'steal':
        this.steal(within);
        return;
      case 'draw':
      case 'drawIfAble':
        this.draw(within, seat);
        return;
      default:
        this.other(verb, within, seat);
    }
  }

  private conditional(condition: string, after: string, seat: number): void {
    const { within: then, after: rest } = inside(after);
    const otherwise = rest.startsWith('else') ? inside(rest).within : '';
    const holds =
      condition === 'barbarian'
        ? !this.ground.empire
        : condition === 'empire'
          ? this.ground.empire
          : this.ground.holds(condition);
    if (holds) this.body(then, seat);
    else if (otherwise !== '') this.body(otherwise, seat);
  }

  private each(body: string, from: number): void {
    let moved = 0;
    for (let seat = from; seat < this.ground.seats; seat++) {
      this.body(body, seat);
      moved += this.last;
    }
    this.last = moved;
  }

  private count(countable: string): number {
    if (countable === 'last') return this.last;
    const count = this.ground.counts[countable];
    if (count === undefined) throw new Error(`how many "${countable}" are there on the proving ground?`);
    return count;
  }

  private tokens(verb: 'gain' | 'pay', within: string, seat: number): void {
    let total = 0;
    for (const amount of cut(within, ',').sort(verb === 'pay' ? inOrderOfPayment : () => 0)) {
      const [, quantity = '', token = '', , per] = /^(\d+|upTo \d+|all min \d+) (\w+)( per (.*))?$/.exec(amount) ?? [];
      const each = quantity.startsWith('all')
        ? (this.ground.tokens[token] as number)
        : Number(/\d+/.exec(quantity)?.[0]);
      const n = per === undefined ? each : each * this.count(per);
      if (n > 0) this.tell(verb, seat, n, token);
      total += n;
    }
    this.last = total;
  }

  private steal(within: string): void {
    const [, n, token] = /^(\d+) (\w+) from/.exec(within) ?? [];
    for (let victim = 1; victim < this.ground.seats; victim++) this.tell('steal', victim, Number(n), token);
  }

  private draw(within: string, seat: number): void {
    const [, n, , per] = /^(?:upTo )?(\d+)( per (.*))?$/.exec(within) ?? [];
    const count = Number(n) * (per === undefined ? 1 : this.count(per));
    if (count > 0) this.tell('draw', seat, count);
    this.last = count;
  }

  private other(verb: string, within: string, seat: number): void {
    const n = Number(/\b\d+\b/.exec(within)?.[0] ?? 1);
    switch (verb) {
      case 'take':
        if (/^\d+ unrest$/.test(within)) for (let i = 0; i < n; i++) this.tell('takeUnrest', seat);
        else if (within.endsWith('looked')) this.tell('takeFame', seat);
        else for (let i = 0; i < n; i++) this.tell('take', seat);
        this.last = n;
        return;
      case 'garrison':
        this.tell(within.startsWith('self in') ? 'station' : 'garrison', seat);
        this.last = 1;
        return;
      case 'discard':
      case 'toDiscard':
      case 'toDeckTop':
      case 'history':
      case 'exile':
      case 'abandon':
      case 'recall':
      case 'sink':
      case 'returnUnrest': {
        const many = /^(any|all)\b/.test(within) ? this.count(within) : n;
        this.last = many;
        if (verb !== 'history' || this.ground.history) for (let i = 0; i < many; i++) this.tell(verb, seat);
        else if (!within.endsWith('from discard')) this.tell('toDiscard', seat);
        return;
      }
      case 'takeTopFame':
        this.tell('takeFame', seat);
        return;
      case 'resolvePlayEffect':
      case 'copyExhaust':
      case 'ignoreIcon':
        return; // they tell nothing of their own
      case 'replaceWith':
        this.tell('flip', seat);
        return;
      case 'give':
        for (let receiver = 1; receiver < this.ground.seats; receiver++) this.tell('give', receiver);
        return;
      default:
        this.tell(verb, seat);
    }
  }
}
