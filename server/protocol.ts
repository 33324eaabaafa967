/**
 * Everything that is said between a browser and the server, over one WebSocket, as JSON. Both sides read these files; they know nothing
 * of Node. `README.md` tells the story; in `protocol/` stand the exact shapes, and anything else is refused.
 */
export {
  type ClientMessage,
  type ClientMessageInput,
  type ClientMessageKind,
  type ClientMessageOf,
  clientMessageKinds,
  readClientMessage,
} from './protocol/client-messages.ts';
export { type ClockKind, clockSchema, nameSchema, PROTOCOL } from './protocol/fields.ts';
export {
  type AccountInfo,
  asRefusal,
  type ChatLine,
  type Company,
  type CompanySeat,
  type ErrorCode,
  errorCodes,
  readServerMessage,
  type ServerMessage,
  type ServerMessageKind,
  type ServerMessageOf,
} from './protocol/server-messages.ts';
export type { Aside } from './tables/asides.ts';
