import {
  type AnyGame,
  applyChoice,
  below,
  branch,
  type Chance,
  copyTable,
  type Decision,
  isOver,
  type Option,
  pendingFor,
  type Seat,
  type Table,
} from '@stolik/engine';
import type { Sight } from '../bot.ts';
import { type Budget, Clock, type Stop } from './budget.ts';
import { Habits } from './habits.ts';
import type { SearchSettings } from './settings.ts';
import { Spread } from './spread.ts';
import { Edge, type Question, TurnEnd } from './tree.ts';

const LONGEST_TURN = 40;
const WARM_UP = 24;

export class Search {
  iterations = 0;
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly decision: Decision;
  readonly root = new Edge('', null);
  readonly habits = new Habits();
  readonly spread = new Spread();
  readonly drift = new Spread();
  dealt: Table<unknown> | null = null;
  lines = 0;
  base = 0;
  baseOther: number[] = [];
  contenders: Edge[] = [];
  nextDeep: number;
  deepCost: number;
  private path: Edge[] = [];
  private asked: Question[] = [];
  constructor(
    readonly sight: Sight,
    readonly chance: Chance,
    readonly settings: SearchSettings & {
      habits?: boolean;
      n0?: number;
      c2?: number;
      mut?: number;
      m?: number;
      hp?: boolean;
    },
  ) {
    this.game = sight.game;
    this.seat = sight.seat;
    this.decision = sight.decision;
    this.nextDeep = 0;
    this.deepCost = 0;
  }

  run(budget: Budget, stop: Stop | null = null): void {
    const clock = new Clock(budget, this.iterations, stop);
    while (!clock.isOver(this.iterations)) this.step();
  }

  step(): void {
    if (this.nextDeep === 0) this.nextDeep = WARM_UP * this.decision.options.length;
    if (this.lines >= this.nextDeep && this.settings.samples > 0) {
      this.deepen();
      this.nextDeep = this.lines + Math.max(1, Math.round(this.settings.balance * this.deepCost));
    } else this.explore();
    this.iterations++;
  }

  deal(): Table<unknown> {
    const d = this.sight.deal(this.chance);
    return d;
  }

  explore(): void {
    const { game, seat, path, asked, habits } = this;
    if (this.dealt === null || this.lines % this.settings.linesPerDeal === 0) {
      this.dealt = this.sight.deal(this.chance);
      this.base = game.evaluate(this.dealt.state, seat);
    }
    this.lines++;
    const t = copyTable(game, this.dealt);
    path.length = 0;
    asked.length = 0;
    let at = this.root;
    let follow: Option[] = [];
    let until = 0;
    const mut = this.settings.mut ?? 0;
    if (mut > 0 && this.contenders.length > 0 && below(this.chance, 1000) < mut * 1000) {
      let b = this.contenders[0] as Edge;
      if (below(this.chance, 2) === 0) {
        for (const x of this.contenders) if (x.worth > b.worth) b = x;
      } else b = this.contenders[below(this.chance, this.contenders.length)] as Edge;
      follow = b.line();
      until = below(this.chance, follow.length);
    }
    for (let depth = 0; depth < LONGEST_TURN; depth++) {
      while (t.pending.length > 1) {
        const d = t.pending.find((x) => x.seat !== seat) as Decision;
        applyChoice(game, t, d, d.options[below(this.chance, d.options.length)] as Option);
      }
      const d = pendingFor(t, seat);
      if (d === null) break;
      const q = at.question(d);
      if (depth < until && d.options.includes(follow[depth] as Option)) {
        const f = at;
        at = q.edge(follow[depth] as Option, 0, f);
        for (const o of d.options) q.edge(o, 0, f);
      } else {
        const avoid = depth === until && follow.length > 0 ? follow[depth] : null;
        if (avoid !== null) until = -1;
        at = mut > 0 ? this.roam(q, d, at, avoid as Option) : this.pick(q, d, at);
      }
      path.push(at);
      asked.push(q);
      applyChoice(game, t, d, at.option);
    }
    const worth = game.evaluate(t.state, seat) - this.base;
    this.spread.add(worth);
    at.end ??= new TurnEnd();
    at.end.lines++;
    at.end.total += worth;
    at.worth = this.worthOf(at);
    for (let i = path.length - 1; i >= 0; i--) {
      const e = path[i] as Edge;
      const q = asked[i] as Question;
      e.visits++;
      q.visits++;
      q.total += worth;
      if (i + 1 < path.length) {
        const b = (asked[i + 1] as Question).best();
        e.worth = e.end === null ? b : Math.max(b, this.worthOf(e));
      }
      if (this.settings.habits !== false) habits.learn(q.prompt, e.option, worth);
    }
    this.contend(at);
    at.closed = true;
    for (let i = path.length - 1; i >= 0; i--) {
      const q = asked[i] as Question;
      let open = false;
      for (const e of q.edges)
        if (!e.closed) {
          open = true;
          break;
        }
      if (open) break;
      if (i > 0) (path[i - 1] as Edge).closed = true;
      else this.allTried = true;
    }
  }
  allTried = false;

  worthOf(e: Edge): number {
    const end = e.end as TurnEnd;
    return end.total / end.lines + this.estimate(e);
  }
  estimate(e: Edge | null): number {
    if (e === null) return 0;
    const up = this.estimate(e.from);
    if (e.deep === 0) return up;
    const n0 = this.settings.n0 ?? 2;
    return (e.drift + n0 * up) / (e.deep + n0);
  }

  contend(e: Edge): void {
    const c = this.contenders;
    const end = e.end as TurnEnd;
    const st = end.total / end.lines;
    e.worth = this.worthOf(e);
    if (c.includes(e)) return;
    const first = e.line()[0];
    let low = 0;
    for (let i = 0; i < c.length; i++) {
      const o = c[i] as Edge;
      const oe = o.end as TurnEnd;
      if (Math.abs(oe.total / oe.lines - st) < 1e-6 && o.line()[0] === first) return;
      if (o.worth < (c[low] as Edge).worth) low = i;
    }
    if (c.length < this.settings.contenders) c.push(e);
    else if ((c[low] as Edge).worth < e.worth) c[low] = e;
  }
  round: { edge: Edge; drift: number }[] = [];
  toPlay: Edge[] = [];
  table: Table<unknown> | null = null;
  luck: Chance = { key: [], drawn: 0 };

  deepen(): void {
    const { game, seat } = this;
    if (this.toPlay.length === 0) {
      const dev = this.drift.count < 2 ? this.spread.deviation : this.drift.deviation;
      const c2 = this.settings.c2 ?? 0.5;
      for (const e of this.contenders) e.worth = this.worthOf(e);
      const key = (e: Edge) => e.worth + (c2 * dev) / Math.sqrt(e.deep + 1);
      this.contenders.sort((a, b) => b.worth - a.worth);
      this.toPlay = this.contenders
        .slice()
        .sort((a, b) => key(b) - key(a))
        .slice(0, this.settings.m ?? 5);
      this.table = this.sight.deal(this.chance);
      this.key = branch(this.chance).key;
      this.round = [];
    }
    const plan = this.toPlay.shift() as Edge;
    let t = copyTable(game, this.table as Table<unknown>);
    this.luck = { key: this.key, drawn: 0 };
    let ok = true;
    for (const o of plan.line()) {
      const d = pendingFor(t, seat);
      if (d === null || !d.options.includes(o)) {
        ok = false;
        break;
      }
      applyChoice(game, t, d, o);
    }
    if (ok) {
      const before = game.evaluate(t.state, seat);
      const reach = this.settings.reach ?? t.seats;
      this.deepCost = reach * this.settings.samples;
      for (let run = 0; run < reach && !isOver(t); run++) t = this.bestTurn(t, (t.pending[0] as Decision).seat);
      this.round.push({ edge: plan, drift: game.evaluate(t.state, seat) - before });
    }
    if (this.toPlay.length === 0 && this.round.length > 1) {
      let mean = 0;
      let est = 0;
      for (const r of this.round) {
        mean += r.drift / this.round.length;
        est += this.estimate(r.edge) / this.round.length;
      }
      for (const r of this.round) {
        const x = r.drift - mean;
        this.drift.add(x);
        for (let e: Edge | null = r.edge; e !== null; e = e.from) {
          e.deep++;
          e.drift += x + est;
        }
      }
    }
  }
  key: readonly number[] = [];

  bestTurn(t: Table<unknown>, seat: Seat): Table<unknown> {
    const { game, chance } = this;
    let best = t;
    let bw = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < this.settings.samples; i++) {
      const c = copyTable(game, t);
      for (let n = 0; n < LONGEST_TURN; n++) {
        const d = pendingFor(c, seat);
        if (d === null) break;
        applyChoice(
          game,
          c,
          d,
          d.options.length === 1
            ? (d.options[0] as Option)
            : this.settings.habits === false
              ? (d.options[below(chance, d.options.length)] as Option)
              : this.habits.pick(d, chance),
        );
      }
      const w = game.evaluate(c.state, seat);
      if (w > bw) {
        bw = w;
        best = c;
      }
    }
    return best;
  }

  pick(q: Question, d: Decision, from: Edge): Edge {
    const { options } = d;
    const n = options.length;
    if (n === 1) {
      const e = q.edge(options[0] as Option, 0, from);
      e.available++;
      return e;
    }
    const c = this.settings.exploration * this.spread.deviation;
    const habits = this.settings.habits === false ? null : this.habits.of(d.prompt);
    const mean = q.visits > 0 ? q.total / q.visits : 0;
    let best: Edge | null = null;
    let bs = Number.NEGATIVE_INFINITY;
    const start = below(this.chance, n);
    for (let k = 0; k < n; k++) {
      const i = k + start < n ? k + start : k + start - n;
      const e = q.edge(options[i] as Option, i, from);
      e.available++;
      let w = e.worth;
      if (e.visits === 0) {
        const h = habits?.get(e.option);
        w = h === undefined ? mean : (h.total + mean) / (h.count + 1);
      }
      if (e.closed && !this.allTried) {
        if (best === null) best = e;
        continue;
      }
      const s = w + c * Math.sqrt(Math.sqrt(e.available) / (1 + e.visits));
      if (s > bs) {
        bs = s;
        best = e;
      }
    }
    return best as Edge;
  }

  roam(q: Question, d: Decision, from: Edge, avoid: Option | null): Edge {
    const { options } = d;
    const open: Edge[] = [];
    for (let i = 0; i < options.length; i++) {
      const e = q.edge(options[i] as Option, i, from);
      e.available++;
      if (!e.closed && (e.option !== avoid || options.length === 1)) open.push(e);
    }
    if (open.length === 0) return q.edge(options[below(this.chance, options.length)] as Option, 0, from);
    if (open.length === 1) return open[0] as Edge;
    const a = open[below(this.chance, open.length)] as Edge;
    if (this.settings.hp === false || below(this.chance, 2) === 0) return a;
    const b = open[below(this.chance, open.length)] as Edge;
    const h = this.habits.of(d.prompt);
    const x = h.get(a.option),
      y = h.get(b.option);
    if (!x || !y) return a;
    return x.total * y.count >= y.total * x.count ? a : b;
  }

  choice(): Option {
    let best: Edge | null = null;
    let bw = Number.NEGATIVE_INFINITY;
    for (const e of this.contenders) {
      const w = this.worthOf(e);
      if (w > bw) {
        bw = w;
        best = e;
      }
    }
    return best === null ? (this.decision.options[0] as Option) : (best.line()[0] as Option);
  }
}
