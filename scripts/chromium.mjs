import { existsSync } from 'node:fs';
import { canInstall, installPackage, isPackage } from './debian.mjs';

/** Chromium without windows. The whole one makes a window for every visitor, with an address line of two pages of its own, which costs more than the visit. */
const SHELL = '/usr/bin/chromium-headless-shell';

const PLACES = [SHELL, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where a Chromium is; null when there is none. `STOLIK_CHROMIUM` names another. */
export const findChromium = () =>
  [process.env.STOLIK_CHROMIUM, ...PLACES].find((place) => place !== undefined && existsSync(place)) ?? null;

/** Installs Debian's Chromium for the browser tests where that is possible. What could not be run for want of it is told after the tests. */
export function installChromium() {
  if (existsSync(process.env.STOLIK_CHROMIUM ?? SHELL) || !canInstall()) return;
  const isMissing = findChromium() === null;
  if (isMissing || isPackage('chromium-headless-shell')) installPackage('chromium-headless-shell', 'the browser tests');
  // Not everything that descends from Debian has it without windows.
  if (findChromium() === null) installPackage('chromium', 'the browser tests');
}
