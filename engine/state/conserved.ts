import { defined, given } from '../defined.ts';
import type { AnyState } from './fields.ts';
import type { Kind, Pieces, Tokens } from './kind.ts';
import { eachIn, type Lying, Places } from './places.ts';
import { lookFrom } from './sight.ts';

/** What has got lost, or is there twice: a sentence for each piece, and for each sort of tokens, of which that is true. */
export function conserved<S>(fields: AnyState, state: S): string[] {
  const problems: string[] = [];
  for (const [kind, lying] of lyingIn(fields, state))
    if (kind.counted) addUp(kind, lying, state, problems);
    else eachOnce(kind, lying, state, problems);
  return problems;
}

/** What a view shows twice, or leaves out altogether: a piece that cannot be seen has its place all the same. */
export function conservedInView<S>(fields: AnyState, view: S, state: S): string[] {
  const problems: string[] = [];
  const truth = lyingIn(fields, state);
  for (const [kind, lying] of lyingIn(fields, view)) {
    if (kind.counted) continue;
    const places = lying.flat(2).length;
    const wanted = (truth.get(kind) ?? []).flat(2).length;
    if (places !== wanted) problems.push(`${kind.name}: ${places} places are shown instead of ${wanted}`);
    const known = new Set(kind.all(state));
    const seen = lying.flat(2).map((number) => (number === null ? -1 : kind.piece(number)));
    for (const piece of seen)
      if (piece >= 0 && known.has(piece) && seen.indexOf(piece) !== seen.lastIndexOf(piece))
        problems.push(`${kind.called(piece)} is shown twice`);
  }
  return problems;
}

const everywhere = new Places(({ kind }) => kind !== null);

/** Every piece of a kind that lies somewhere in a state, or that a view shows. */
export function piecesLying<S>(fields: AnyState, state: S, wanted: Kind<S>): number[] {
  const found = wanted.also(state).slice();
  const add = (number: number): void => {
    if (number >= 0) found.push(number);
  };
  everywhere.visit(fields, lookFrom(state, null, false), ({ kind }, holder, name) => {
    if (kind === wanted) eachIn(defined(holder[name]), add);
  });
  return found;
}

/** By kind all that lies somewhere. */
function lyingIn<S>(fields: AnyState, state: S): Map<Kind<S>, Lying[]> {
  const found = new Map<Kind<S>, Lying[]>();
  everywhere.visit(fields, lookFrom(state, null, false), (field, holder, name) => {
    const kind: Kind<S> = given(field.kind);
    const lying = found.get(kind);
    if (lying === undefined) found.set(kind, [kind.also(state).slice(), defined(holder[name])]);
    else lying.push(defined(holder[name]));
  });
  return found;
}

/** Counted in an array: this is asked after every choice of every test. */
function eachOnce<S>(kind: Pieces<S>, lying: readonly Lying[], state: S, problems: string[]): void {
  const all = kind.all(state);
  let highest = 0;
  for (const piece of all) if (piece > highest) highest = piece;
  const times = new Uint8Array(highest + 1);
  for (const piece of all) times[piece] = 1;
  const count = (number: number): void => {
    const piece = kind.piece(number);
    if (piece < 0) return;
    if (times[piece] === 1) times[piece] = 2;
    else problems.push(`${kind.called(piece)} is ${times[piece] === 2 ? 'in two places' : 'not of this game'}`);
  };
  for (const one of lying) eachIn(one, count);
  for (const piece of all) if (times[piece] === 1) problems.push(`${kind.called(piece)} is missing`);
}

function addUp<S>(kind: Tokens<S>, lying: readonly Lying[], state: S, problems: string[]): void {
  const total = kind.total(state);
  const sums = total.map(() => 0);
  for (const amounts of lying)
    [amounts].flat(2).forEach((amount, sort) => {
      const count = amount ?? 0;
      if (count < 0) problems.push(`somewhere there are fewer than no ${kind.name}`);
      sums[sort] = (sums[sort] ?? 0) + count;
    });
  sums.forEach((sum, sort) => {
    if (sum !== total[sort])
      problems.push(
        `there are ${sum} ${kind.name}${total.length > 1 ? ` of sort ${sort}` : ''} instead of ${total[sort]}`,
      );
  });
}
