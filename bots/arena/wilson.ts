/** Two ends between which something lies with a certain confidence. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Standard deviations on both sides that hold 95% of a normal distribution. */
const Z = 1.959963984540054;

/** Wilson's score interval of 95%: honest also for few games and for shares near 0 and 1. A shared win counts in part. */
export function wilson(won: number, of: number): Interval {
  if (of === 0) return { low: 0, high: 1 };
  const share = won / of;
  const weight = (Z * Z) / of;
  const middle = (share + weight / 2) / (1 + weight);
  const reach = (Z / (1 + weight)) * Math.sqrt((share * (1 - share)) / of + weight / (4 * of));
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/** Of so many, so many. */
export interface Share {
  readonly won: number;
  readonly of: number;
}

/** How much one share lies above another, with 95% confidence: Newcombe's interval, made of Wilson's of both. */
export function difference(one: Share, other: Share): Interval & { readonly by: number } {
  if (one.of === 0 || other.of === 0) return { by: 0, low: -1, high: 1 };
  const [p, q] = [one.won / one.of, other.won / other.of];
  const [a, b] = [wilson(one.won, one.of), wilson(other.won, other.of)];
  return {
    by: p - q,
    low: p - q - Math.hypot(p - a.low, b.high - q),
    high: p - q + Math.hypot(a.high - p, q - b.low),
  };
}
