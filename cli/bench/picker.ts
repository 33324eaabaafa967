/** Picks a whole number from 0 to n-1. */
export type Picker = (n: number) => number;

/** A cheap seeded picker, so that choosing at random costs next to nothing beside what is measured. Not for play. */
export function pickerFrom(seed: number): Picker {
  let word = seed >>> 0;
  return (n) => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    return Math.floor((word / 0x1_0000_0000) * n);
  };
}
