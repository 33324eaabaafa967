import {
  type ClientMessageInput,
  type ErrorCode,
  PROTOCOL,
  readServerMessage,
  type ServerMessage,
  type ServerMessageOf,
} from '@stolik/server/protocol';

type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never;
export type Said = WithoutId<Exclude<ClientMessageInput, { kind: 'hello' }>>;
export type Reply = ServerMessageOf<'done'> | ServerMessageOf<'refused'>;

/** `broken`: it is being tried again; `shut`: the server does not want to be called again by itself. */
export type LineState = 'calling' | 'open' | 'broken' | 'shut';

/** The part of a socket that a line needs, so that a test may stand in for one. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

const FIRST_WAIT_MS = 1000;
/** A server is mostly back within a minute, and whoever sits at the table should not sit there longer than it takes. */
const LONGEST_WAIT_MS = 8_000;
/** After a fall of the server not all call in the same moment: each waits a little less, by up to this part. */
const SCATTER = 0.3;
/** So long the server may say nothing to whoever waits for it; then it is asked whether it is there, and after as long again the line is taken for broken. */
const SILENCE_MS = 5_000;
/** Nonsense was said, or nobody knows us: coming back would not help. What waits for an answer is told why. */
const NOT_AGAIN: { readonly [closed: number]: ErrorCode } = { 4400: 'bad-message', 4401: 'no-session' };

/** As a browser calls a line that broke without a word. */
const LOST = 1006;

interface Waiting {
  readonly text: string;
  readonly answered: (reply: Reply) => void;
}

/**
 * The one line to the server. It is called again when it breaks; what was said and not yet answered is said again with the same id, so that it counts
 * once, however often it arrives.
 */
export class Line {
  state: LineState = 'calling';
  private socket: Socket | null = null;
  private wait = FIRST_WAIT_MS;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;
  private silence: ReturnType<typeof setTimeout> | undefined;
  /** Nobody else's ids are like ours, in whichever tab they are made. */
  private readonly own = crypto.randomUUID().slice(0, 8);
  private readonly waiting = new Map<string, Waiting>();
  private readonly listeners = new Set<(message: ServerMessage) => void>();
  private readonly watchers = new Set<() => void>();

  constructor(private readonly call: () => Socket) {
    this.open();
  }

  /** Says something; the answer comes when it is done and safe, be it after a break of the line. */
  ask(said: Said): Promise<Reply> {
    const id = `${this.own}-${++this.asked}`;
    const text = JSON.stringify({ ...said, id });
    return new Promise((answered) => {
      if (this.state === 'shut') return answered(unheard(id, 'no-session'));
      this.waiting.set(id, { text, answered });
      if (this.state === 'open') this.socket?.send(text);
      this.listen(() => this.doubt());
    });
  }

  /** Hears everything that the server tells. */
  hear(listener: (message: ServerMessage) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Is told when the line opens or breaks. */
  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  /** Calls at once instead of waiting: the device is back in the net, or somebody looks at the page again. What seems open may have been lost meanwhile. */
  callNow(): void {
    if (this.state === 'open') this.doubt();
    if (this.state !== 'broken') return;
    clearTimeout(this.timer);
    this.open();
  }

  /** The device has left the net: no socket says so before it has tried for minutes. */
  lose(): void {
    const { socket } = this;
    if (socket === null || (this.state !== 'open' && this.state !== 'calling')) return;
    Object.assign(socket, { onopen: null, onmessage: null, onclose: null });
    socket.close();
    this.ended(socket, LOST);
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    this.shut('no-session');
    this.socket?.close();
  }

  private open(): void {
    this.become('calling');
    const socket = this.call();
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ kind: 'hello', id: 'hello', protocol: PROTOCOL }));
    socket.onmessage = ({ data }) => this.take(String(data));
    socket.onclose = ({ code }) => this.ended(socket, code);
  }

  private take(text: string): void {
    clearTimeout(this.silence);
    this.silence = undefined;
    const message = readServerMessage(text);
    if (message === null) return;
    if (message.kind === 'welcome') {
      this.wait = FIRST_WAIT_MS;
      this.become('open');
      for (const { text: again } of this.waiting.values()) this.socket?.send(again);
    }
    if (message.kind === 'done' || message.kind === 'refused') this.answer(message);
    for (const listener of this.listeners) listener(message);
  }

  /** Is the server there at all? */
  private doubt(): void {
    if (this.state !== 'open') return;
    this.socket?.send(JSON.stringify({ kind: 'ping', id: `${this.own}-there` }));
    clearTimeout(this.silence);
    this.silence = undefined;
    this.listen(() => this.lose());
  }

  /** Does that when nothing at all has been heard for a while. */
  private listen(act: () => void): void {
    this.silence ??= setTimeout(() => {
      this.silence = undefined;
      act();
    }, SILENCE_MS);
  }

  private answer(reply: Reply): void {
    const waiting = this.waiting.get(reply.id ?? '');
    if (waiting === undefined) return;
    this.waiting.delete(reply.id ?? '');
    waiting.answered(reply);
  }

  private ended(socket: Socket, code: number): void {
    if (socket !== this.socket || this.state === 'shut') return;
    const why = NOT_AGAIN[code];
    if (why !== undefined) {
      this.shut(why);
      return;
    }
    clearTimeout(this.silence);
    this.silence = undefined;
    this.become('broken');
    this.timer = setTimeout(() => this.open(), this.wait * (1 - SCATTER * Math.random()));
    this.wait = Math.min(LONGEST_WAIT_MS, this.wait * 2);
  }

  private shut(why: ErrorCode): void {
    this.become('shut');
    for (const id of [...this.waiting.keys()]) this.answer(unheard(id, why));
  }

  private become(state: LineState): void {
    if (this.state === state) return;
    this.state = state;
    for (const watcher of this.watchers) watcher();
  }
}

const unheard = (id: string, code: ErrorCode): Reply => ({
  kind: 'refused',
  id,
  code,
  message: 'The line to the server is closed.',
});

let line: Line | null = null;

/** The line of this page, called when it is first needed. */
export function theLine(): Line {
  if (line === null || line.state === 'shut') {
    const fresh = new Line(
      () => new WebSocket(socketAddress()) as unknown as Socket /* of it a line uses less than browsers type */,
    );
    window.addEventListener('online', () => fresh.callNow());
    window.addEventListener('offline', () => fresh.lose());
    document.addEventListener('visibilitychange', () => document.hidden || fresh.callNow());
    line = fresh;
  }
  return line;
}

/** One is somebody else from now on: the next line is called with the new session. */
export function hangUp(): void {
  line?.close();
  line = null;
}

const socketAddress = (): string => `${window.location.origin.replace(/^http/, 'ws')}/socket`;
