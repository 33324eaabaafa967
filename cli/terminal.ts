import { createInterface, type Interface } from 'node:readline';

/** Where a command speaks and listens. Tests bring their own. */
export interface Terminal {
  /** Standard output. */
  write(text: string): void;
  /** Standard error. */
  note(text: string): void;
  /** The next line typed; null when no more will come (end of input, or the person wants to leave). */
  readLine(prompt: string): Promise<string | null>;
  readonly columns: number;
  readonly rows: number;
  /** Somebody sits there: lines may be asked for and the screen cleared. */
  readonly interactive: boolean;
  readonly colours: boolean;
  /** Notes on standard error are seen by somebody, so a progress line makes sense. */
  readonly notesSeen: boolean;
  readonly env: { readonly [name: string]: string | undefined };
  /** Calls back when the person, or the system, wants the command to stop; from then on it decides itself how. Returns how to forget it. */
  onInterrupt(stop: () => void): () => void;
  close(): void;
}

const NARROWEST = 40;
const WIDEST = 160;
const INTERRUPTS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The terminal this process runs in. Standard input is opened only when somebody asks for a line. */
export function processTerminal(): Terminal {
  const { stdin, stdout, stderr, env } = process;
  const dumb = env.TERM === 'dumb';
  const interactive = Boolean(stdin.isTTY && stdout.isTTY) && !dumb;
  const forced = env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '0';
  const colours = !env.NO_COLOR && !dumb && (Boolean(stdout.isTTY) || forced);
  let lines: LineQueue | null = null;
  return {
    write: (text) => void stdout.write(text),
    note: (text) => void stderr.write(text),
    async readLine(prompt) {
      lines ??= new LineQueue(createInterface({ input: stdin, output: stdout, terminal: interactive }));
      return lines.next(prompt, interactive);
    },
    get columns() {
      const given = stdout.columns ?? Number(env.COLUMNS);
      return Math.min(WIDEST, Math.max(NARROWEST, Number.isFinite(given) && given > 0 ? given : 80));
    },
    get rows() {
      return stdout.rows ?? 24;
    },
    interactive,
    colours,
    notesSeen: Boolean(stderr.isTTY),
    env,
    onInterrupt(stop) {
      for (const signal of INTERRUPTS) process.on(signal, stop);
      return () => {
        for (const signal of INTERRUPTS) process.off(signal, stop);
      };
    },
    close: () => lines?.close(),
  };
}

/** Lines in the order they came, also when a pipe delivers many at once. */
class LineQueue {
  private readonly waiting: string[] = [];
  private ended = false;
  private wake: (() => void) | null = null;

  constructor(private readonly input: Interface) {
    input.on('line', (line) => {
      this.waiting.push(line);
      this.wake?.();
    });
    const end = () => {
      this.ended = true;
      this.wake?.();
    };
    input.on('close', end);
    input.on('SIGINT', end);
  }

  async next(prompt: string, interactive: boolean): Promise<string | null> {
    this.input.setPrompt(prompt);
    this.input.prompt();
    while (this.waiting.length === 0 && !this.ended) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    const line = this.waiting.shift() ?? null;
    // What comes through a pipe is not seen by itself; said again, the output reads like a talk.
    if (!interactive) process.stdout.write(`${line ?? ''}\n`);
    else if (line === null) process.stdout.write('\n');
    return line;
  }

  close(): void {
    this.input.close();
  }
}
