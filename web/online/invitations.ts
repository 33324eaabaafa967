const keyOf = (table: string): string => `stolik-invitation-${table}`;

/** Remembers, as long as this tab is open, the invitation by which one looks on at a table where one has no seat: a reload comes back to it. */
export function rememberCode(table: string, code: string): void {
  sessionStorage.setItem(keyOf(table), code);
}

export const codeFor = (table: string): string | undefined => sessionStorage.getItem(keyOf(table)) ?? undefined;
