import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Random words that fit into links: 96 bits for names of tables, invitations and accounts, 256 for seeds and sessions. */
export const newId = (): string => randomBytes(12).toString('base64url');
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What the store keeps of a session: whoever reads the store cannot sign in with it. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** A person as others at one table may speak of him: the same as long as the table stands, and no way to the account. */
export const personAt = (table: string, account: string): string => hashOf(`${table} ${account}`).slice(0, 16);

/** Compares without message by its time how much was right. */
export const sameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest());
