import type { MyTable } from '../../online/my-tables.ts';
import type { Listed } from '../../saves/library.ts';

/** A game that waits: on this device, or on the server with friends. */
export type Waiting =
  | { readonly at: 'device'; readonly listed: Listed & { readonly kind: 'game' } }
  | { readonly at: 'server'; readonly table: MyTable };

const touched = (waiting: Waiting): number =>
  waiting.at === 'device' ? waiting.listed.save.touched : waiting.table.touched;

/** Do others wait for this person? */
const isAwaited = (waiting: Waiting): boolean => waiting.at === 'server' && waiting.table.myTurn;

/** In the order in which one would turn to them: first where others wait, then the last one left. */
export const nextUp = (
  games: readonly (Listed & { readonly kind: 'game' })[],
  tables: readonly MyTable[],
): readonly Waiting[] =>
  [
    ...tables.map((table): Waiting => ({ at: 'server', table })),
    ...games.map((listed): Waiting => ({ at: 'device', listed })),
  ].toSorted((one, other) => Number(isAwaited(other)) - Number(isAwaited(one)) || touched(other) - touched(one));
