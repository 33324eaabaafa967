/**
 * What boards and frame still owe: troubles that the checks found and nobody has mended yet. Everything that fits none of these fails. Whoever mends one takes
 * its line away.
 */
const DEBTS: readonly RegExp[] = [
  // Before a nation is chosen nothing is one's own.
  /^imperium, .*: seating\.nation, .*: nothing of one’s own is in sight$/,
  // Explorers who stand close together on a small map; bar and list have them at full size.
  /^excavation-earth, .*: (pilot|travel)\.explorer, .*: too little room for a finger, .* of 1[48]×2\d: .*\.ee-explorer /,
  /^excavation-earth, .*: travel\.explorer, 360×740: too little room for a finger, .*\.ee-place-spot /,
];

export function withoutDebts(troubles: readonly string[]): string[] {
  const owed = troubles.filter((trouble) => DEBTS.some((debt) => debt.test(trouble)));
  if (owed.length > 0) console.log(`Still owed: ${owed.join('; ')}`);
  return troubles.filter((trouble) => !owed.includes(trouble));
}
