import { existsSync } from 'node:fs';
import { canInstall, installPackage } from './debian.mjs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where a Chromium is; null when there is none. `STOLIK_CHROMIUM` names another. */
export const findChromium = () =>
  [process.env.STOLIK_CHROMIUM, ...PLACES].find((place) => place !== undefined && existsSync(place)) ?? null;

/** Installs Debian's Chromium for the browser tests where that is possible. What could not be run for want of it is told after the tests. */
export function installChromium() {
  if (findChromium() === null && canInstall()) installPackage('chromium', 'the browser tests');
}
