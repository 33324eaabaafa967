import { HOLD_MS } from '@stolik/engine';
import { useSyncExternalStore } from 'react';
import type { Pace } from '../table/protocol.ts';
import { type Settings, settingsFrom } from './settings-from.ts';

const KEY = 'stolik.settings';

let current: Settings = settingsFrom(readKept(), navigator.languages);
const listeners = new Set<() => void>();

function readKept(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const settings = (): Settings => current;

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  try {
    window.localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // The browser keeps nothing: the choice lasts as long as the page.
  }
  show();
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSettings = (): Settings => useSyncExternalStore(subscribe, settings);

/** Puts theme, motion and language on the page itself, where styles find them. */
export function show(): void {
  const page = document.documentElement;
  page.lang = current.lang;
  if (current.theme === 'system') delete page.dataset.theme;
  else page.dataset.theme = current.theme;
  if (current.motion === 'less') page.dataset.motion = 'off';
  else delete page.dataset.motion;
}

/** Is motion unwelcome, by the system or by choice? */
export const wantsLessMotion = (): boolean =>
  current.motion === 'less' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Bots do not wait where nothing moves. */
export const paceNow = (): Pace => (wantsLessMotion() ? 'instant' : current.pace);

/** So long the last choice of a turn is held, in milliseconds. */
export const holdNow = (): number => (current.hold ? HOLD_MS : 0);

// Another tab changed something: follow it.
window.addEventListener('storage', (event) => {
  if (event.key !== KEY) return;
  current = settingsFrom(event.newValue, navigator.languages);
  show();
  for (const listener of listeners) listener();
});
