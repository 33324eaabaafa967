import { library } from './catalogue.ts';
import { readRow } from './read-abilities.ts';

/** What the rules themselves make players do, in the language of the cards. */

/** IM-7.1, after the hand has been discarded. */
export const INNOVATE = readRow('breakThrough(anyMarket)', library);
/** IM-7.2 */
export const REVOLT = readRow('returnUnrest(any unrest from hand)', library);
/** IM-8.1 */
export const PLACE_TOKEN = readRow('put(1 progress on market)', library);
