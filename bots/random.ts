import { below, type Chance, defined, type Option } from '@stolik/engine';
import type { Bot, Sight } from './bot.ts';

/** Takes any option, all equally likely. It looks at nothing else, so simulations run at the speed of the rules. */
export const random: Bot = {
  id: 'random',
  choose(sight: Sight, chance: Chance): Option {
    const { options } = sight.decision;
    return defined(options[below(chance, options.length)]);
  },
};
