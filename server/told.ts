import { type AnyGame, defined, type Seat } from '@stolik/engine';
import {
  type AnyRecord,
  type AnyState,
  type Look,
  ownPile,
  type Shown,
  tops,
  turned,
  turnedPiles,
} from '@stolik/engine/state';
import { isSame, Row } from './row.ts';
import { waysOf } from './ways.ts';

type Viewer = Seat | null;
type Fields = { readonly [field: string]: unknown };
type Sees = Shown<unknown, Fields, unknown>;

/** A look that knows what it was asked for: where it was not asked who looks, everybody sees the same. */
class Glance implements Look<unknown> {
  askedWho = false;
  askedState = false;

  constructor(
    private readonly whole: unknown,
    private readonly from: Viewer,
    readonly own: boolean,
  ) {}

  get viewer(): Viewer {
    this.askedWho = true;
    return this.from;
  }

  get state(): unknown {
    this.askedState = true;
    return this.whole;
  }
}

/** What is seen at a place that looks different to each. */
interface Sight {
  /** So far it followed from what lies there and whose it is, and from nothing else: while that stays, all see what they saw. */
  isPlain: boolean;
  readonly by: Map<Viewer, unknown>;
}

const NOTHING: readonly unknown[] = [];

/** Whose it is where it is nobody's. */
const NOBODY = -1;

/**
 * What has changed in a state since it was last told, for all who look at it. The state itself is compared, once, field by field, and everybody is told what the
 * game says that he may see of what has changed (`fields.ts`, of which its views are made as well). Where a field has a sight of its own, or only a view can say,
 * it is asked what each of them sees, and that is compared with what he saw: nobody learns that something has changed which he cannot see.
 */
export class Told {
  private readonly row = new Row();
  private readonly sights: Sight[] = [];
  private lifted = false;
  private state: unknown = null;
  private viewers: readonly Viewer[] = [];
  /** What has changed for all, and what for each of the viewers; each change with a comma before it. */
  private common = '';
  private apart: string[] = [];
  private views: Fields[] = [];
  private sight = 0;
  /** Somebody comes: whatever is the same as before is looked at as well. */
  private isMeeting = false;

  constructor(private readonly game: AnyGame) {}

  /** From now on this one looks as well. He has been shown the state as it was told to the others, if there are any. */
  meet(state: unknown, viewer: Viewer): void {
    const { fields } = this.game;
    if (fields === undefined) return;
    this.lifted = fields.lifted(state);
    this.isMeeting = true;
    this.compare(fields, state, [viewer]);
    this.isMeeting = false;
  }

  /** What has changed for each of those who look, as JSON. Now they are told. */
  changes(state: unknown, viewers: readonly Viewer[]): string[] {
    const { fields } = this.game;
    const lifted = fields?.lifted(state) ?? false;
    if (fields === undefined || lifted !== this.lifted) {
      // Now everything looks different, or the game does not say what does.
      for (const viewer of viewers) this.meet(state, viewer);
      return viewers.map((viewer) => `[[[],${JSON.stringify(this.game.view(state, viewer))}]]`);
    }
    this.compare(fields, state, viewers);
    return this.apart.map((own) => `[${(this.common + own).slice(1)}]`);
  }

  private compare(fields: AnyState, state: unknown, viewers: readonly Viewer[]): void {
    this.state = state;
    this.viewers = viewers;
    this.common = '';
    this.apart = viewers.map(() => '');
    this.views = [];
    this.sight = 0;
    this.row.begin();
    this.walk(fields, state as Fields, '', NOBODY, fields.back); // the state of which they are the fields
    this.row.end();
  }

  private walk(record: AnyRecord, values: Fields, at: string, owner: number, back: number): void {
    const { row } = this;
    for (const { name, key, way, field } of waysOf(record)) {
      const value = values[name] as never; // what the field says
      const path = at + key;
      switch (way) {
        case 'value':
          if (row.one(value)) this.tellAll(path, value);
          break;
        case 'list':
          if (row.list(value)) this.tellAll(path, value);
          break;
        case 'piles':
          if (row.piles(value)) this.tellAll(path, value);
          break;
        case 'open':
          if (row.field(field, value)) this.tellAll(path, value);
          break;
        case 'height':
          if (row.one((value as readonly number[]).length)) this.tellAll(path, turned(value, back));
          break;
        case 'heights':
          if (row.heights(value)) this.tellAll(path, turnedPiles(value, back));
          break;
        case 'tops':
          if (row.tops(value)) this.tellAll(path, tops(value, back));
          break;
        case 'owner':
          if (row.list(value)) this.tellOwner(path, owner, value, back);
          break;
        case 'by seat':
          this.look(
            path,
            NOBODY,
            row.piles(value),
            (piles, look) => ownPile(piles as number[][], look, back),
            value,
            values,
          );
          break;
        case 'sight':
          this.look(path, owner, row.field(field, value), field.seen as Sees, value, values);
          break;
        case 'view':
          this.lookAtView(name, path, value);
          break;
        case 'part':
          this.walk(field.record as AnyRecord, value, `${path},`, owner, back);
          break;
        case 'each':
          this.walkEach(field.record as AnyRecord, value, path, back);
      }
    }
  }

  private walkEach(record: AnyRecord, parts: readonly Fields[], path: string, back: number): void {
    for (let seat = 0; seat < parts.length; seat++)
      this.walk(record, defined(parts[seat]), `${path},${seat},`, seat, back);
  }

  private tellAll(path: string, value: unknown): void {
    this.common += change(path, value);
  }

  private tellOwner(path: string, owner: number, list: readonly number[], back: number): void {
    if (this.lifted) {
      this.tellAll(path, list);
      return;
    }
    const others = list.length === this.row.sizeBefore ? '' : change(path, turned(list, back));
    for (let i = 0; i < this.viewers.length; i++)
      this.apart[i] += this.viewers[i] === owner ? change(path, list) : others;
  }

  /** What each sees of it by a sight that is its own. */
  private look(path: string, owner: number, hasChanged: boolean, sees: Sees, value: unknown, record: Fields): void {
    const sight = this.nextSight();
    if (sight.isPlain && !hasChanged && !this.isMeeting) return;
    if (sees.length > 2) sight.isPlain = false;
    let common: { readonly seen: unknown } | null = null;
    for (let i = 0; i < this.viewers.length; i++) {
      const viewer = this.viewers[i] as Viewer;
      const own = this.lifted || viewer === owner;
      if (!own && common !== null) {
        this.tellSeen(sight, i, path, common.seen);
        continue;
      }
      const glance = new Glance(this.state, viewer, own);
      const seen = sees(value, glance, record);
      if (glance.askedWho || glance.askedState) sight.isPlain = false;
      if (!own && !glance.askedWho) common = { seen };
      this.tellSeen(sight, i, path, seen);
    }
  }

  /** What each sees of it in his view; where nothing lies there is nothing to be hidden. */
  private lookAtView(name: string, path: string, value: unknown): void {
    const sight = this.nextSight();
    const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
    for (let i = 0; i < this.viewers.length; i++) {
      if (!isEmpty) this.views[i] ??= this.game.view(this.state, this.viewers[i] as Viewer) as Fields;
      this.tellSeen(sight, i, path, isEmpty ? (value === null ? null : NOTHING) : this.views[i]?.[name]);
    }
  }

  private nextSight(): Sight {
    let sight = this.sights[this.sight];
    if (sight === undefined) {
      sight = { isPlain: true, by: new Map() };
      this.sights[this.sight] = sight;
    }
    this.sight++;
    return sight;
  }

  private tellSeen({ by }: Sight, i: number, path: string, seen: unknown): void {
    const viewer = this.viewers[i] as Viewer;
    if (by.has(viewer) && isSame(by.get(viewer), seen)) return;
    by.set(viewer, seen);
    this.apart[i] += change(path, seen);
  }
}

/** In JSON, with a comma before it. What JSON leaves out is not there. */
const change = (path: string, value: unknown): string =>
  value === undefined ? `,[[${path}]]` : `,[[${path}],${JSON.stringify(value)}]`;
