/** Why the system says that something failed: `ENOENT` and the like; null where it says nothing. */
export const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null);

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What is wrong with a position or with what is printed on a card, as a list of problems: none if this holds. */
export const unless = (holds: boolean, problem: string): string[] => (holds ? [] : [problem]);
