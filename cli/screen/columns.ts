/** Rows of cells under one another: the first columns of words to the left, figures to the right. */
export function columns(words: number, rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length);
  const fitted = (cell: string, at: number): string =>
    at < words ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0);
  return rows.map((row) => row.map(fitted).join('  ').trimEnd());
}
