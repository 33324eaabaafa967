/** One JSON object a line: time, level, what, and whatever belongs to it. Never names, words or secrets of people. */
export type Level = 'info' | 'warn' | 'error';
export type Log = (level: Level, what: string, more?: Readonly<Record<string, unknown>>) => void;

export const logTo =
  (write: (line: string) => void): Log =>
  (level, what, more = {}) =>
    write(`${JSON.stringify({ time: new Date().toISOString(), level, what, ...more })}\n`);

export const noLog: Log = () => {};
