export {
  type Box,
  type BoxItem,
  boxItem,
  type Facet,
  itemOfPiece,
  type Listed,
  type Source,
  sourceNamed,
} from './box.ts';
export { below, branch, type Chance, chanceFrom, nextWord, shuffle } from './chance.ts';
export { byEvent, Dealer, type EventOf, type GameEvent, type Listener } from './dealer.ts';
export {
  type Answer,
  type Choice,
  closes,
  type Decision,
  END,
  type Option,
  or,
  pieceIn,
  placeOf,
  type Refusal,
  type RefusalReason,
  refuse,
  seatIn,
  verbOf,
} from './decision.ts';
export { addTo, dealt, defined, given, isCount, isObject, isWord, removeFrom, sure } from './defined.ts';
export {
  type Description,
  type Ground,
  type HexCell,
  type HexMap,
  type Piece,
  piecesIn,
  piecesInCell,
  placesIn,
  type Row,
  type Section,
  type Terrain,
} from './describe.ts';
export { codeOf, reasonOf, unless } from './fault.ts';
export {
  type AnyGame,
  type Coverage,
  defineGame,
  type Game,
  type GameRules,
  isRefusal,
  isSwitch,
  type Means,
  type Seating,
  seatingOf,
  type Variant,
  type Variants,
} from './game.ts';
export { HOLD_MS, isLastChoice } from './last-choice.ts';
export { type AnyMatch, type KeptMatch, Match, type MatchOptions } from './match.ts';
export { isOneOf, keysOf, oneNamed, type PlaceIn, placeNamed, withId } from './named.ts';
export { applyChoice, choose, pendingFor, start } from './play.ts';
export {
  type Company,
  commitmentTo,
  type GameRecord,
  type GameResult,
  nextChoice,
  playNext,
  readRecord,
  recordOf,
  replay,
  resultOf,
  verify,
} from './record.ts';
export { partsOfScores, pointsIn, type RivalScore, type Score, type ScoreLine, type ScorePart } from './score.ts';
export { type Aside, type How, type Script, type Step, type Steps, scriptNamed, stepsFor } from './script.ts';
export { allSeats, mostOfOthers, nextSeat, othersAfter, type Seat, seat, seatsFrom } from './seat.ts';
export { sha256Hex } from './sha256.ts';
export { copyPlain, copyTable, type Fence, type Frame, isOver, type Table } from './table.ts';
export { say, type Text, type TextArg, type TextArgs } from './text.ts';
export { type AskedDecision, askedOf, determinize, mayHear, pickedBy, type View, viewTable } from './view.ts';
export { settleFirst, whyNotNow } from './why-not.ts';
