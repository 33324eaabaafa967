/** Milliseconds left now, of a clock that was told some time ago; null where there is none. */
export function leftNow(
  seat: { readonly left: number | null; readonly running: boolean },
  since: number,
  now: number,
): number | null {
  if (seat.left === null) return null;
  return Math.max(0, seat.left - (seat.running ? now - since : 0));
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `1:05`, `2:03:40`, and for games over days `1d 4h`, which reads the same in both languages. */
export function clockFace(left: number | null): string {
  if (left === null) return '';
  const seconds = Math.ceil(left / 1000);
  if (seconds >= DAY) return `${Math.floor(seconds / DAY)}d ${Math.floor((seconds % DAY) / HOUR)}h`;
  const two = (part: number): string => `${part}`.padStart(2, '0');
  const rest = `${two(Math.floor((seconds % HOUR) / MINUTE))}:${two(seconds % MINUTE)}`;
  return seconds >= HOUR ? `${Math.floor(seconds / HOUR)}:${rest}` : rest.replace(/^0/, '');
}
