import type { Refusal } from '@stolik/engine';
import type { ErrorCode } from '../protocol.ts';

/** Why something was not done; nothing was changed. */
export interface Refused {
  readonly code: ErrorCode;
  readonly message: string;
}

export const refused = (code: ErrorCode, message: string): Refused => ({ code, message });

/** The engine's refusals keep their names. */
export const fromEngine = ({ why, message }: Refusal): Refused => ({ code: why, message });

export const isRefused = (value: unknown): value is Refused =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
