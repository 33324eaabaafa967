import { below, type Chance, type Decision, nextWord, type Option } from '@stolik/engine';

/** How a choice has done wherever it was made. */
interface Habit {
  count: number;
  total: number;
}

/** One in so many choices of a playout is made without regard to habits. */
const WHIM = 4;

/**
 * What has done well in the lines played so far, by question and option, whatever stood on the table then (move-average
 * sampling). Turns are made up by it, so that playouts are plausible without a rule being known.
 */
export class Habits {
  readonly #byPrompt = new Map<string, Map<Option, Habit>>();

  of(prompt: string): Map<Option, Habit> {
    let habits = this.#byPrompt.get(prompt);
    if (habits === undefined) {
      habits = new Map();
      this.#byPrompt.set(prompt, habits);
    }
    return habits;
  }

  learn(prompt: string, option: Option, worth: number): void {
    const habits = this.of(prompt);
    const habit = habits.get(option);
    if (habit === undefined) habits.set(option, { count: 1, total: worth });
    else {
      habit.count++;
      habit.total += worth;
    }
  }

  /** The better of two options drawn; now and then simply the first. */
  pick({ prompt, options }: Decision, chance: Chance): Option {
    const one = options[below(chance, options.length)] as Option;
    if (options.length < 2 || nextWord(chance) % WHIM === 0) return one;
    const two = options[below(chance, options.length)] as Option;
    if (one === two) return one;
    const habits = this.of(prompt);
    const known = habits.get(one);
    const other = habits.get(two);
    if (known === undefined || other === undefined) return one;
    return known.total * other.count >= other.total * known.count ? one : two;
  }
}
