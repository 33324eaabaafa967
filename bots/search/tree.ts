import type { Decision, Option, Seat } from '@stolik/engine';

/**
 * A choice in the tree. The tree is keyed by what was asked and answered, never by what is hidden: all tables that the seat
 * cannot tell apart share it (an information-set tree).
 */
export class Edge {
  /** Lines that went through here, and lines in which the choice could have been made. */
  visits = 0;
  available = 0;
  /** The best that is known to follow, to the one who chooses; a line that ended here or the best of the choices after it. */
  worth = 0;
  /** What is asked next, and elsewhere (after another deal, or of another seat at once) instead. */
  next: Question | null = null;
  deep = 0;
  drift = 0;
  /** All turns that begin so have been tried. */
  closed = false;
  /** Set where a turn has ended. */
  end: TurnEnd | null = null;

  constructor(
    readonly option: Option,
    readonly from: Edge | null,
  ) {}

  /** The question for this decision; made when it is met for the first time. */
  question(decision: Decision): Question {
    for (let known = this.next; known !== null; known = known.other)
      if (known.seat === decision.seat && known.prompt === decision.prompt) return known;
    const question = new Question(decision.seat, decision.prompt, this.next);
    this.next = question;
    return question;
  }

  /** The choices that lead here from the root. */
  line(): Option[] {
    const options: Option[] = [];
    for (let edge: Edge = this; edge.from !== null; edge = edge.from) options.push(edge.option);
    return options.reverse();
  }
}

/** What a seat is asked at one place of the tree, and the choices met so far. */
export class Question {
  readonly edges: Edge[] = [];
  visits = 0;
  /** Of all lines through here, for choices that were never tried. */
  total = 0;

  constructor(
    readonly seat: Seat,
    readonly prompt: string,
    readonly other: Question | null,
  ) {}

  /** The choice of this option. `near` is where it was last time, as option lists seldom change. */
  edge(option: Option, near: number, from: Edge): Edge {
    const { edges } = this;
    const guess = edges[near];
    if (guess !== undefined && guess.option === option) return guess;
    for (let i = 0; i < edges.length; i++) if ((edges[i] as Edge).option === option) return edges[i] as Edge;
    const edge = new Edge(option, from);
    edges.push(edge);
    return edge;
  }

  /** The worth of the best choice tried. */
  best(): number {
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < this.edges.length; i++) {
      const edge = this.edges[i] as Edge;
      if (edge.visits > 0 && edge.worth > best) best = edge.worth;
    }
    return best;
  }
}

/** What is known of a turn played to its end: what the position is worth then, and how it goes on. */
export class TurnEnd {
  lines = 0;
  total = 0;
}
