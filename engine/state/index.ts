/** The state of a game said once: its copy, its view, its dealing anew, and that nothing gets lost. */
export { conserved, conservedInView, piecesLying } from './conserved.ts';
export { dealAnew } from './deal.ts';
export {
  type AnyField,
  type AnyRecord,
  type AnyState,
  type Fits,
  fieldsFor,
  type Look,
  type RecordFields,
  type Shown,
  type StateFields,
} from './fields.ts';
export { type Kind, type Pieces, pieces, type Tokens, tokens } from './kind.ts';
export { copyPiles, isSpecial, lookAt, lookFrom, ownPile, shown, tops, turned, turnedPiles } from './sight.ts';
