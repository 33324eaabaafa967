import type { News } from '@stolik/engine/host';
import type { LogEntry } from '@stolik/ui';

/** News of a log as pages have it: entries are numbered from 1. */
export const entriesOf = ({ keep, add }: News): LogEntry[] =>
  add.map(({ sequence, event }, at) => ({ id: keep + at + 1, sequence, event }));
