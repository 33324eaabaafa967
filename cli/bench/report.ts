import type { BenchFigures, PeerFigures } from './figures.ts';

/** The figures for people: one line a figure, numbers under one another. */
export function reportLines(figures: BenchFigures): string[] {
  const lines = [
    `${figures.game}, ${figures.seats} seats (Node ${figures.node}, ${figures.cpu})`,
    ...aligned(1, [
      ['decisions', count(figures.decisionsPerSecond), '/s'],
      ['copies', count(figures.copiesPerSecond), '/s', `${small(figures.microsecondsPerCopy)} us each`],
      ['search', count(figures.searchIterationsPerSecond), '/s', 'iterations'],
      ['10,000 tables', small(figures.heapMiBPer10000Tables), 'MiB', `${count(figures.heapPerTableBytes)} bytes each`],
      ['early decision', small(figures.earlyMicroseconds), 'us'],
      ['late decision', small(figures.lateMicroseconds), 'us', `${small(figures.lateToEarly)} x early`],
    ]),
  ];
  return figures.peers === undefined ? lines : [...lines, '', ...peerLines(figures.peers)];
}

function peerLines(peers: PeerFigures): string[] {
  const ratios = `${small(Math.min(...peers.ratios))} to ${small(Math.max(...peers.ratios))} in ${peers.rounds} rounds`;
  const copyRatio = `${small(peers.ourCopies / peers.theirCopies)} x`;
  return [
    `the same ${peers.game} game in both`,
    ...aligned(3, [
      ['', 'stolik', peers.peer, 'ratio'],
      ['decisions/s', count(peers.ours), count(peers.theirs), `${small(peers.ratio)} x`, ratios],
      ['copies/s', count(peers.ourCopies), count(peers.theirCopies), copyRatio],
    ]),
  ];
}

const count = (figure: number): string => Math.round(figure).toLocaleString('en');
const small = (figure: number): string => figure.toLocaleString('en', { maximumSignificantDigits: 3 });

/** Rows of cells in columns; after the first, so many columns of figures stand to the right. */
function aligned(figureColumns: number, rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  const fitted = (cell: string, column: number): string => {
    const width = widths[column] ?? 0;
    return column >= 1 && column <= figureColumns ? cell.padStart(width) : cell.padEnd(width);
  };
  return rows.map((row) => `  ${row.map(fitted).join('  ')}`.trimEnd());
}
