import type { Option } from '@stolik/engine';
import type { Card } from '../pieces.ts';
import type { Player, State } from '../state.ts';
import { bodiesOf, callOf, fits, hasRule, holds, printed, under, worthOf, zoneOf } from './referee-words.ts';
import { cut } from './reference.ts';

/** Yes, no, or null: the referee leaves it to the game. */
type Verdict = boolean | null;

const any = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.includes(true) ? true : verdicts.includes(null) ? null : false;
const all = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.includes(false) ? false : verdicts.includes(null) ? null : true;

/** What may be done in the Activate part of a turn (IM-6), by the words of the cards (NOTATION 11). */
export class Turn {
  private readonly player: Player;

  constructor(private readonly s: State) {
    this.player = s.players[s.active] as Player;
  }

  /** IM-5.2, IM-6.1. What the referee has no opinion on is as the game says. */
  moves(options: readonly Option[]): Option[] {
    const { hand, play, actions } = this.player;
    const said = (card: Card, verdict: Verdict): boolean => verdict ?? options.includes(card);
    const found: Option[] = ['end'];
    found.push(...hand.filter((card) => (actions > 0 || this.isFree(card)) && said(card, this.mayPlay(card))));
    found.push(...play.filter((card) => said(card, this.mayExhaust(card))));
    // Before the first move only, which the table does not tell; a Revolt that returns nothing is not offered.
    if (options.includes('innovate')) {
      found.push('innovate');
      if (hand.some((card) => fits('unrest', card))) found.push('revolt');
    }
    return found;
  }

  /** IM-6.5. */
  private isFree(card: Card): boolean {
    const allowed = hasRule(card, 'freePlay') || this.modifiers('freePlayable').some((filter) => fits(filter, card));
    return allowed && !this.s.turn.freed.includes(card);
  }

  /** What stands in the brackets of all such modifiers in play. */
  private modifiers(name: string): string[] {
    return this.player.play.flatMap((card) =>
      bodiesOf(card, 'passive').flatMap((words) => {
        const call = callOf(words);
        return call.name === name ? [call.given] : [];
      }),
    );
  }

  /** IM-6.3a (1), IM-6.4. */
  private mayPlay(card: Card, ignoresState = false): Verdict {
    if (hasRule(card, 'unplayable')) return false;
    if (hasRule(card, 'freePlay') && this.s.turn.freed.includes(card)) return false;
    if (!ignoresState && !this.showsSide(card)) return false;
    const conditions = bodiesOf(card, 'rule').flatMap((words) =>
      words.startsWith('playIf(') ? [callOf(words).given] : [],
    );
    if (!conditions.every((words) => holds(this.s, this.player, words))) return false;
    return all(bodiesOf(card, 'play').map((body) => this.canDo(body, card, false)));
  }

  private showsSide(card: Card): boolean {
    const { state } = printed(card);
    if (state === null || state === (this.player.empire ? 'empire' : 'barbarian')) return true;
    if (this.s.turn.ignoring === state) return true;
    return this.modifiers('loseIcon').some((given) => {
      const [icon, filter = ''] = cut(given, ',');
      return icon === state && fits(filter, card);
    });
  }

  /** IM-6.6. */
  private mayExhaust(card: Card): Verdict {
    if (this.player.exhausts === 0 || this.player.exhausted.includes(card)) return false;
    return any(bodiesOf(card, 'exhaust').map((body) => this.canDo(body, card, true)));
  }

  /** NOTATION 11. `strict`: a condition that fails forbids it. */
  private canDo(body: string, self: Card, strict: boolean): Verdict {
    const [first = ''] = cut(body, ';');
    const [costs = '', ...reward] = cut(first, '->');
    if (reward.length > 0)
      return all([...cut(costs, '+').map((cost) => this.pays(cost, self)), this.canReward(reward.join('->'))]);
    const { name, given, rest } = callOf(first);
    if (name === 'choose') return any(cut(given, '|').map((branch) => this.canDo(branch, self, true)));
    if (name === 'if') {
      if (!strict || rest.includes('else')) return true;
      return holds(this.s, this.player, given) ? this.canDo(callOf(rest).given, self, true) : false;
    }
    if (name === 'pay' || name === 'spend') return this.pays(first, self);
    if (name === 'play') {
      const [selector = '', how, third] = cut(given, ',');
      if (how === 'action' && this.player.actions === 0) return false;
      const [, filter = '', zone = 'hand'] = /^\d+ (\S+)(?: from (\w+))?$/.exec(selector) ?? [];
      if (filter === '') return null;
      const cards = zoneOf(this.s, this.player, zone).filter((card) => card !== self && fits(filter, card));
      return any(cards.map((card) => this.mayPlay(card, third === 'ignoreState')));
    }
    return true;
  }

  /** NOTATION 3: three rewards for which nothing may be paid where they cannot be. */
  private canReward(words: string): Verdict {
    const inner = words.startsWith('{') ? callOf(words).given : words;
    const [first = '', second] = cut(inner, ';');
    if (first === 'declareType' && second !== undefined) return this.canReward(second);
    const { name, given } = callOf(first);
    if (name === 'acquire') return this.canAcquire(given);
    if (name === 'take' && given.endsWith('from quest')) return this.player.quest >= 0;
    if (name === 'reveal' && given === 'mainDeck') return this.s.mainDeck.length > 0;
    // A choice of acquisitions, or a card that could fetch what it needs: the game's own reading.
    return name === 'choose' && given.includes('acquire') ? null : true;
  }

  /** IM-10.3. */
  private canAcquire(given: string): boolean {
    const [what = '', also] = cut(given, ',');
    const [filter = '', from] = what.split(' from ');
    const { market, tokens, exile } = this.s;
    const lies = market.some(
      (card, slot) => card >= 0 && fits(filter, card, { tokens: tokens.slice(3 * slot, 3 * slot + 3) }),
    );
    const exiled = exile.filter((card) => fits(filter, card));
    const reaches =
      from === 'exile' ||
      also === 'alsoExile' ||
      exiled.some((card) => this.modifiers('acquireExiled').some((more) => fits(more, card)));
    return (from !== 'exile' && lies) || (reaches && exiled.length > 0);
  }

  /** Can it be carried out completely? */
  private pays(cost: string, self: Card): Verdict {
    const { name, given } = callOf(cost);
    if (name === 'choose') return any(cut(given, '|').map((branch) => this.pays(branch, self)));
    if (name === 'pay') return this.affords(given, self);
    if (name === 'spend') return this.player.actions >= Number.parseInt(given, 10);
    if (given === 'self' || given === 'it') return true;
    const [, n = '1', filter = 'any', from] = /^(\d+)?\s*(.*?)(?:\s*from (\S+))?(?:\s*here)?$/.exec(given) ?? [];
    const wanted = Number(n);
    const enough = (cards: readonly Card[]): boolean =>
      cards.reduce((sum, card) => sum + worthOf(filter, card), 0) >= wanted;
    const fitting = (zones: string): Card[] =>
      zones
        .split('/')
        .flatMap((zone) =>
          zoneOf(this.s, this.player, zone).filter(
            (card) => card !== self && fits(filter || 'any', card, { hosted: under(this.player, card) }),
          ),
        );
    switch (name) {
      case 'take':
        return filter === 'unrest' && from === undefined ? this.s.unrestPile.length >= wanted : null;
      case 'discard': {
        const less = printed(self).types.includes('unrest') ? this.unrestLess('cards') : 0;
        const cards = fitting('hand').length;
        // Others than hand cards may stand for masks.
        return cards >= Math.max(wanted - less, less > 0 ? 1 : 0) ? true : filter === 'mask' ? null : false;
      }
      case 'abandon':
      case 'recall':
      case 'sink': {
        if (from !== undefined) return enough(fitting(from));
        const flag = { abandon: 'noAbandon', recall: 'noRecall', sink: '' }[name];
        // A card that is being played lies in play before its own words are resolved.
        if (printed(self).pinned && this.player.hand.includes(self) && fits(filter, self)) return null;
        return enough(
          zoneOf(this.s, this.player, 'play').filter(
            (card) =>
              printed(card).pinned &&
              !hasRule(card, flag) &&
              fits(filter || 'any', card, { hosted: under(this.player, card) }),
          ),
        );
      }
      case 'garrison':
        return fitting('hand').filter((card) => !hasRule(card, 'noGarrison')).length >= wanted;
      case 'history':
      case 'toDeckTop':
        return fitting(from ?? 'hand').length >= wanted;
      case 'returnUnrest':
        return (
          (from ?? 'hand')
            .split('/')
            .flatMap((zone) => zoneOf(this.s, this.player, zone))
            .filter((card) => card !== self && fits('unrest', card)).length >= wanted
        );
      case 'find':
        return fitting('hand/discard/deck/nation').some((card) => printed(card).start !== 'accession');
      default:
        throw new Error(`The referee does not know the cost ${cost}.`);
    }
  }

  /** `unrestCost(-1 materials/cards, min 1)`: so much less; the least is one everywhere. */
  private unrestLess(kind: 'materials' | 'cards'): number {
    return this.modifiers('unrestCost').reduce((sum, given) => {
      const [, n, kinds = ''] = /^-(\d+) ([^,]+), *min 1$/.exec(given) ?? [];
      return kinds.split('/').includes(kind) ? sum + Number(n) : sum;
    }, 0);
  }

  /** IM-11.2: a progress stands for a population or for two materials. */
  private affords(given: string, self: Card): boolean {
    if (given.includes('upTo')) return true;
    const owed = { materials: 0, population: 0, progress: 0 };
    for (const amount of cut(given, ',')) {
      const [, n, what] = /^(\d+) (\w+)$/.exec(amount) ?? [];
      if (what === undefined || !(what in owed)) throw new Error(`The referee cannot pay ${amount}.`);
      owed[what as keyof typeof owed] += Number(n);
    }
    const less = printed(self).types.includes('unrest') ? this.unrestLess('materials') : 0;
    if (less > 0 && owed.materials > 0) owed.materials = Math.max(1, owed.materials - less);
    const { materials, population, progress } = this.player;
    const stand = Math.ceil(Math.max(0, owed.materials - materials) / 2) + Math.max(0, owed.population - population);
    return owed.progress + stand <= progress;
  }
}
