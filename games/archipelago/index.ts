import { defineGame, type Seating } from '@stolik/engine';
import { evaluate } from './bot.ts';
import { box } from './content/box.ts';
import { coverage } from './coverage.ts';
import type { Event } from './events.ts';
import * as rules from './rules/index.ts';
import { watch } from './rules/watch.ts';
import { sensible } from './sense.ts';
import type { State } from './state.ts';
import { ENDINGS } from './verbs/ends.ts';
import * as words from './words/index.ts';

const yesOrNo = (id: string, usual: 'false' | 'true' = 'false') => ({ id, values: ['false', 'true'], default: usual });

/** AR-16.7: which variants do not go together. */
function refuseSeating({ seats, variants }: Seating): string | null {
  const on = (id: string): boolean => variants[id] === 'true';
  if (on('all-clear') && ['more-control', 'wider-choice', 'choose-openly', 'benefactor'].some(on))
    return 'With "all-clear" there are no secret and no public objectives to change; of the variants only "desert-start" goes with it.';
  if (seats === 5 && on('wider-choice') && on('benefactor'))
    return 'With 5 players and "benefactor" only 8 secret objectives are left, too few for "wider-choice".';
  return null;
}

/** Archipelago. The rules are numbered in `docs/rules.md`. */
export const archipelago = defineGame<State, Event>({
  id: 'archipelago',
  version: '1.2.0',
  seats: { min: 2, max: 5 },
  variants: [
    { id: 'length', values: ['short', 'medium', 'long'], default: 'short' }, // AR-5.12
    yesOrNo('desert-start'), // AR-16.1
    yesOrNo('all-clear'), // AR-16.2
    yesOrNo('more-control'), // AR-16.3
    yesOrNo('wider-choice'), // AR-16.4
    yesOrNo('choose-openly'), // AR-16.5
    yesOrNo('benefactor'), // AR-16.6; recommended with two players (AR-15.5)
    yesOrNo('negotiation', 'true'), // AR-17.6
  ],
  firstGame: { length: 'short' },
  refuseSeating,
  decisionLimit: 100_000, // AR-13.10
  endings: ENDINGS,
  ending: (s) => s.ended ?? 'unfinished',
  ...rules,
  breaksOff: (s, dealer) => {
    watch(s, dealer); // AR-13.2
    return s.ended !== null; // AR-12.1: by independence, in the middle of anything
  },
  order: ({ order }) => order,
  evaluate,
  odds: [250, 100],
  sensible,
  ...words,
  coverage,
  box,
});
