import type { Decision, Option, Seat } from '@stolik/engine';

/**
 * A choice within a turn. The tree is keyed by what was asked and answered, never by what is hidden: all tables that the
 * chooser cannot tell apart share it (an information-set tree).
 */
export class Choice {
  /** What is asked next; after another deal that may be another question. */
  #next: Question | null = null;
  /** Turns that ended with this choice, and what they were worth when they ended. */
  turns = 0;
  total = 0;
  /** Looks further ahead from turns that began so, and what came of them beyond what was seen when the turn ended. */
  looks = 0;
  drift = 0;
  /** The best turn found that begins so; kept where a turn begins. */
  best: Choice | null = null;
  /** All turns that begin so have been tried. */
  exhausted = false;

  constructor(
    readonly option: Option,
    readonly from: Choice | null,
  ) {}

  /** The question for this decision; made when it is met for the first time. */
  question(decision: Decision): Question {
    for (let known = this.#next; known !== null; known = known.other)
      if (known.seat === decision.seat && known.prompt === decision.prompt) return known;
    this.#next = new Question(decision.seat, decision.prompt, this.#next);
    return this.#next;
  }

  /** What turns that ended here were worth. */
  get mean(): number {
    return this.total / this.turns;
  }

  /** The options that lead here from the beginning of the turn. */
  line(): Option[] {
    const options: Option[] = [];
    for (let choice: Choice = this; choice.from !== null; choice = choice.from) options.push(choice.option);
    return options.reverse();
  }

  /** The choice that the turn began with. */
  first(): Choice {
    let choice: Choice = this;
    while (choice.from !== null && choice.from.from !== null) choice = choice.from;
    return choice;
  }
}

/** What a seat is asked at one place of the tree, and the choices tried so far. */
export class Question {
  readonly #choices = new Map<Option, Choice>();
  /** Choices after which nothing is left to try. */
  exhausted = 0;

  constructor(
    readonly seat: Seat,
    readonly prompt: string,
    readonly other: Question | null,
  ) {}

  get tried(): number {
    return this.#choices.size;
  }

  /** The choice if it was ever tried. */
  known(option: Option): Choice | undefined {
    return this.#choices.get(option);
  }

  choice(option: Option, from: Choice): Choice {
    let choice = this.#choices.get(option);
    if (choice === undefined) {
      choice = new Choice(option, from);
      this.#choices.set(option, choice);
    }
    return choice;
  }
}
