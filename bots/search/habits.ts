import { below, type Chance, defined, nextWord, type Option } from '@stolik/engine';

/** How a choice has done wherever it was made. */
interface Habit {
  count: number;
  total: number;
}

/** One in so many choices is made without regard to habits. */
const WHIM = 2;

/**
 * What has done well in the turns played so far, by question and option, whatever stood on the table then (move-average
 * sampling). Turns are made up by it, so that they are plausible without a rule being known.
 */
export class Habits {
  readonly #byPrompt = new Map<string, Map<Option, Habit>>();

  learn(prompt: string, option: Option, worth: number): void {
    const habits = this.of(prompt);
    const habit = habits.get(option);
    if (habit === undefined) habits.set(option, { count: 1, total: worth });
    else {
      habit.count++;
      habit.total += worth;
    }
  }

  /** The better of two options drawn; now and then simply one. */
  pick(prompt: string, options: readonly Option[], chance: Chance): Option {
    if (options.length < 2 || nextWord(chance) % WHIM === 0) return defined(options[below(chance, options.length)]);
    return this.better(prompt, options, chance);
  }

  /** The better of two options drawn. Both are as likely to be drawn as any other, so what is chosen stays mixed. */
  better(prompt: string, options: readonly Option[], chance: Chance): Option {
    const one = defined(options[below(chance, options.length)]);
    const two = defined(options[below(chance, options.length)]);
    if (one === two) return one;
    const habits = this.of(prompt);
    const known = habits.get(one);
    const other = habits.get(two);
    if (known === undefined || other === undefined) return one;
    return known.total * other.count >= other.total * known.count ? one : two;
  }

  private of(prompt: string): Map<Option, Habit> {
    let habits = this.#byPrompt.get(prompt);
    if (habits === undefined) {
      habits = new Map();
      this.#byPrompt.set(prompt, habits);
    }
    return habits;
  }
}
