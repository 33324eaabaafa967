import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where a Chromium is; null when there is none. `STOLIK_CHROMIUM` names another. */
export const findChromium = () =>
  [process.env.STOLIK_CHROMIUM, ...PLACES].find((place) => place !== undefined && existsSync(place)) ?? null;

/** Installs Debian's Chromium for the browser tests where that is possible, and says what it is doing. */
export function installChromium() {
  if (findChromium() !== null) return;
  if (spawnSync('apt-get', ['--version']).status !== 0 || process.getuid?.() !== 0) {
    console.log('There is no Chromium, and it cannot be installed here: the browser tests are skipped.');
    console.log('To run them install Debian’s package "chromium", or name a browser in STOLIK_CHROMIUM.');
    return;
  }
  console.log('Installing Debian’s chromium for the browser tests, once. This takes a moment…');
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
  if (findChromium() === null) console.log('It could not be installed: the browser tests are skipped.');
}
