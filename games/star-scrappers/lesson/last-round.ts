import { answers, choicesIn, proposes, type Scene } from '@stolik/engine/lesson';
import type { State } from '../state.ts';
import { cards, crystals } from './kinds.ts';

/** A game of the first deal up to round 21, as it was played once: the marker is on 6 of 7. */
const OPENING = `
mine 122 recruit 39 end recruit 49 mine 141 27 done end
30 120 skill 17 113 mine 146 39 end skip recruit 51 mine 151 29 end
46 raid@base-1 extra-mine 123 done end raid@base-0 end
collect 203 46 27 49 done 306 recruit 35 end recruit 42 mine 148 51 39 end
skip raid@base-1 end raid@base-0 end mine 133 done recruit 25 end raid@base-0 end skill 51 mine 157 25 107 end
mine 155 30 29 recruit 50 end 20 raid@base-0 end skip raid@base-1 end raid@base-1 end mine 111 end
mine 140 20 done skill 25 11 4 end skip raid@base-1 end 25 12 40 raid@base-0 end raid@base-0 end
mine 108 11 4 recruit 38 end raid@base-0 end 12 mine 117 20 done skill 39 130 end
skill 27 121 mine 147 49 42 46 done end skip raid@base-1 end 27 raid@base-0 end skip raid@base-1 end
mine 158 50 recruit 36 end 4 101 raid@base-1 end 46 raid@base-0 extra-mine 127 27 30 36 end 11 raid@base-0 end
29 raid@base-1 end raid@base-1 end skip raid@base-1 end skill 11 mine 137 42 39 done end
mine 128 27 29 30 collect 202 50 12 done 304 end skip raid@base-0 end
12 mine 118 20 done skill 46 extra-mine 104 end skip
`;

/** The last turn of a game, and what counts. */
export const lastRound: Scene<State> = {
  seed: 'lesson 9262',
  opening: choicesIn(OPENING),
  beats: [
    {
      id: 'last-crystal',
      rule: 'SS-17',
      point: () => ['cave-in'],
      steps: [
        proposes('actions.move', 'mine', 'last-crystal'),
        proposes('mine.crystal', crystals('yellow', 6), 'last-crystal'),
        { at: 'payment.card', propose: cards(4, 'yellow'), fine: 'any' },
        { at: 'payment.card', propose: [...cards(1, 'yellow'), 'done'], fine: 'any' },
        { at: 'payment.card', propose: ['done'], fine: 'any' },
        { at: 'actions.move', propose: ['end'], fine: 'any' },
      ],
    },
    {
      id: 'what-counts',
      rule: 'SS-18',
      point: () => ['score'],
      bots: answers(
        ['leader.card', 'skip'],
        ['actions.move', 'mine'],
        ['mine.crystal', ...crystals('brown', 1)],
        ['payment.card', 'done'],
        ['actions.move', 'recruit'],
        ['recruit.card', ...cards(1)],
        ['actions.move', 'end'],
      ),
    },
  ],
};
