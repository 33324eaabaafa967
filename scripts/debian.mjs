import { spawnSync } from 'node:child_process';

/** Can packages of Debian be installed here? */
export const canInstall = () => spawnSync('apt-get', ['--version']).status === 0 && process.getuid?.() === 0;

/** Does Debian have a package of this name, as far as is known here? */
export const isPackage = (name) => spawnSync('apt-cache', ['show', name]).status === 0;

/** Installs a package of Debian, and says what for. */
export function installPackage(name, why) {
  console.log(`Installing Debian’s ${name} for ${why}, once. This takes a moment…`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
}
