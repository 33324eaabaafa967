import { below, chanceFrom } from '@stolik/engine';
import { clientMessageKinds } from '../protocol.ts';

export interface Targets {
  /** A table of other people. */
  readonly foreign: string;
  /** One's own, where something is asked. */
  readonly own: string;
  readonly decision: number;
}

/** Messages none of which may do anything: broken, out of shape, out of turn, at other people's tables, for other people's seats. */
export function badMessages(seed: number, { foreign, own, decision }: Targets): () => string | Buffer {
  const chance = chanceFrom(`bad messages ${seed}`);
  const any = <T>(items: readonly T[]): T => items[below(chance, items.length)] as T;
  const text = (most: number): string =>
    Array.from({ length: below(chance, most) }, () => String.fromCodePoint(below(chance, 0x2fff) + 1)).join('');
  const value = (depth = 0): unknown => {
    const plain = [null, true, -1, 1.5, 2 ** 53, 1e308, '', text(30), '__proto__', 'constructor', foreign, own];
    if (depth > 2 || below(chance, 3) > 0) return any(plain);
    if (below(chance, 2) === 0) return Array.from({ length: below(chance, 4) }, () => value(depth + 1));
    return Object.fromEntries(
      Array.from({ length: below(chance, 4) }, () => [
        any(['kind', 'id', 'table', '__proto__', 'toString', text(5)]),
        value(depth + 1),
      ]),
    );
  };
  let number = 0;
  const id = (): string => `bad${++number}`;
  const commitment = `sha256:${'0'.repeat(64)}`;
  /** Whole messages that ask for what is not allowed. */
  const forbidden: readonly (() => object)[] = [
    () => ({
      kind: 'choose',
      table: foreign,
      seat: below(chance, 2),
      decision: below(chance, 50),
      option: below(chance, 99),
    }),
    () => ({ kind: 'choose', table: own, seat: 1, decision, option: 'pass' }),
    () => ({ kind: 'choose', table: own, seat: 0, decision: decision + 1 + below(chance, 9), option: 1 }),
    () => ({ kind: 'choose', table: own, seat: 0, decision, option: 'no-such-option' }),
    () => ({ kind: 'choose', table: own, seat: 9, decision, option: 1 }),
    () => ({ kind: 'open', table: foreign, seat: below(chance, 2) }),
    () => ({ kind: 'open', table: own, seat: 1 }),
    () => ({ kind: 'open', table: 'nosuchtable', code: 'nosuchcode' }),
    () => ({ kind: 'join', table: foreign, code: 'wrongcode' }),
    () => ({ kind: 'leave', table: any([foreign, own]), seat: 0 }),
    () => ({ kind: 'hire', table: any([foreign, own]), seat: 1, bot: 'greedy' }),
    () => ({ kind: 'ready', table: any([foreign, own]), commitment }),
    () => ({ kind: 'start', table: any([foreign, own]), commitment }),
    () => ({ kind: 'reveal', table: any([foreign, own]), entropy: 'A'.repeat(22) }),
    () => ({ kind: 'undo', table: foreign, seat: below(chance, 2) }),
    () => ({ kind: 'undo-answer', table: any([foreign, own]), seat: 0, yes: true }),
    () => ({ kind: 'resign', table: foreign, seat: below(chance, 2) }),
    () => ({ kind: 'return', table: foreign, seat: 0 }),
    () => ({ kind: 'rematch', table: any([foreign, own]) }),
    () => ({ kind: 'chat', table: foreign, text: 'hello' }),
    () => ({ kind: 'seen', table: foreign, at: 5 }),
    () => ({ kind: 'renew', table: foreign }),
    () => ({ kind: 'hurry', table: foreign }),
    () => ({ kind: 'create', game: 'no-such-game', seats: 2 }),
    () => ({ kind: 'create', game: 'star-scrappers', seats: 16 }),
    () => ({ kind: 'hello', protocol: 1 }),
  ];
  const kinds: readonly (() => string | Buffer)[] = [
    () => text(200),
    () => '{"kind":',
    () => JSON.stringify(value()),
    () => Buffer.from(Array.from({ length: below(chance, 100) }, () => below(chance, 256))),
    // The right kind with everything else wrong.
    () => JSON.stringify({ kind: any(clientMessageKinds), id: id(), table: value(), seat: value(), nonsense: value() }),
    () =>
      JSON.stringify({
        kind: any(clientMessageKinds),
        id: any([null, 7, '', 'a b', 'x'.repeat(41), {}, []]),
        table: own,
      }),
    // Right but for one thing too much.
    () => JSON.stringify({ ...any(forbidden)(), id: id(), extra: value() }),
    () => `${'['.repeat(2000)}${']'.repeat(2000)}`,
  ];
  return () => (below(chance, 2) === 0 ? JSON.stringify({ ...any(forbidden)(), id: id() }) : any(kinds)());
}
