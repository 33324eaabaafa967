/**
 * Sockets and answers take only what is sealed. Two files seal: `serialise.ts`, and `projection.ts` for the table from one chair. Both put every message
 * together field by field from what its reader may know, so what nobody has decided to show stays inside (`test/secrets.test.ts`).
 */
declare const seal: unique symbol;
export type Sealed = string & { readonly [seal]: true };

export const sealed = (json: string): Sealed => json as Sealed; // the one place where it is sealed
