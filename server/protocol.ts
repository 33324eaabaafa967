/**
 * Everything that is said between a browser and the server, over one WebSocket, as JSON. Both sides read these files; they know nothing
 * of Node. `README.md` tells the story; in `protocol/` stand the exact shapes, and anything else is refused.
 */
export {
  readSaying,
  type Saying,
  type SayingInput,
  type SayingKind,
  type SayingOf,
  sayingKinds,
} from './protocol/sayings.ts';
export {
  type AccountInfo,
  asRefusal,
  type ChatLine,
  type Company,
  type CompanySeat,
  type ErrorCode,
  errorCodes,
  readTelling,
  type Telling,
  type TellingKind,
  type TellingOf,
} from './protocol/tellings.ts';
export { type ClockKind, clockSchema, nameSchema, PROTOCOL } from './protocol/words.ts';
