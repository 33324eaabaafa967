import { addTo, defined } from '@stolik/engine';

/** Counts of the server in the text format that Prometheus reads. */

type Labels = Readonly<Record<string, string>>;

const escaped = (value: string): string =>
  /[\\"\n]/.test(value) ? value.replace(/[\\"\n]/g, (mark) => (mark === '\n' ? '\\n' : `\\${mark}`)) : value;

const NONE: Labels = {};

/** Called with every message, so it makes nothing but the text. */
function label(labels: Labels): string {
  let parts = '';
  for (const name in labels) parts += `${parts === '' ? '' : ','}${name}="${escaped(labels[name] ?? '')}"`;
  return parts === '' ? '' : `{${parts}}`;
}

interface Metric {
  lines(): string[];
}

export class Counter implements Metric {
  private readonly counts = new Map<string, number>();

  constructor(
    private readonly name: string,
    private readonly help: string,
  ) {}

  add(labels: Labels = NONE, by = 1): void {
    const key = label(labels);
    this.counts.set(key, (this.counts.get(key) ?? 0) + by);
  }

  lines(): string[] {
    return [
      `# HELP ${this.name} ${this.help}`,
      `# TYPE ${this.name} counter`,
      ...[...this.counts].map(([key, count]) => `${this.name}${key} ${count}`),
    ];
  }
}

export class Gauge implements Metric {
  constructor(
    private readonly name: string,
    private readonly help: string,
    private readonly read: () => number,
  ) {}

  lines(): string[] {
    return [`# HELP ${this.name} ${this.help}`, `# TYPE ${this.name} gauge`, `${this.name} ${this.read()}`];
  }
}

const BOUNDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

export class Histogram implements Metric {
  private readonly buckets = new Array<number>(BOUNDS.length + 1).fill(0);
  private sum = 0;
  private count = 0;

  constructor(
    private readonly name: string,
    private readonly help: string,
  ) {}

  observe(seconds: number): void {
    const at = BOUNDS.findIndex((bound) => seconds <= bound);
    const bucket = at < 0 ? BOUNDS.length : at;
    addTo(this.buckets, bucket, 1);
    this.sum += seconds;
    this.count++;
  }

  lines(): string[] {
    let below = 0;
    return [
      `# HELP ${this.name} ${this.help}`,
      `# TYPE ${this.name} histogram`,
      ...BOUNDS.map((bound, i) => {
        below += defined(this.buckets[i]);
        return `${this.name}_bucket{le="${bound}"} ${below}`;
      }),
      `${this.name}_bucket{le="+Inf"} ${this.count}`,
      `${this.name}_sum ${this.sum}`,
      `${this.name}_count ${this.count}`,
    ];
  }
}

/** What is counted. */
export class Metrics {
  private readonly all: Metric[] = [];
  readonly deeds = this.keep(new Counter('stolik_deeds_total', 'Deeds done and written down, by kind.'));
  readonly refusals = this.keep(new Counter('stolik_refusals_total', 'Requests refused, by code.'));
  readonly messages = this.keep(new Counter('stolik_messages_total', 'Messages of browsers.'));
  readonly cut = this.keep(new Counter('stolik_connections_cut_total', 'Connections closed by the server, by reason.'));
  readonly requests = this.keep(new Counter('stolik_http_requests_total', 'HTTP requests, by status.'));
  readonly failures = this.keep(new Counter('stolik_failures_total', 'Things that failed and must not.'));
  readonly calls = this.keep(new Counter('stolik_calls_total', 'Notifications sent, by kind and result.'));
  readonly choiceTime = this.keep(
    new Histogram('stolik_choice_seconds', 'From a choice being read to its being safe on disk and shown.'),
  );
  readonly botTime = this.keep(new Histogram('stolik_bot_seconds', 'Time a bot thought about a choice.'));

  gauge(name: string, help: string, read: () => number): void {
    this.keep(new Gauge(name, help, read));
  }

  text(): string {
    return `${this.all.flatMap((metric) => metric.lines()).join('\n')}\n`;
  }

  private keep<M extends Metric>(metric: M): M {
    this.all.push(metric);
    return metric;
  }
}
