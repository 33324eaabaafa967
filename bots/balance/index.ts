export { type Account, Accountant, type Counts } from './account.ts';
export type { Naming } from './naming.ts';
export { type Page, pageOf } from './page.ts';
export type { PairTable } from './pairs.ts';
export { type Played as PlayedContest, type Report, reportOf, type TableReport } from './report.ts';
export type { Deed, PointLine, Usage, Use } from './usage.ts';
