/**
 * What boards and frame still owe: troubles that the checks found and nobody has mended yet. Everything that fits none of these fails. Whoever mends one takes
 * its line away.
 */
const DEBTS: readonly RegExp[] = [
  // Before a nation is chosen nothing is one's own.
  /^imperium, .*: seating\.nation, .*: nothing of one’s own is in sight$/,
];

export function withoutDebts(troubles: readonly string[]): string[] {
  const owed = troubles.filter((trouble) => DEBTS.some((debt) => debt.test(trouble)));
  if (owed.length > 0) console.log(`Still owed: ${owed.join('; ')}`);
  return troubles.filter((trouble) => !owed.includes(trouble));
}
