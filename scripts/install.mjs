import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the whole repository stands. */
export const house = fileURLToPath(new URL('..', import.meta.url));

const NEEDED = [20, 19];

/** Ends with a sentence when Node is too old for what follows. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  console.error(
    `Stolik needs Node ${NEEDED.join('.')} or newer; this is ${process.versions.node}. See https://nodejs.org.`,
  );
  process.exit(1);
}

/** Installs the packages when what is there is not what package-lock.json asks for; never with STOLIK_INSTALL=no. */
export function installMissing() {
  if (process.env.STOLIK_INSTALL === 'no' || isInstalled()) return;
  console.error('Installing what Stolik needs (npm ci). This takes a moment…');
  const clean = npm(['ci']);
  if (clean.status === 0) return;
  // `npm ci` refuses a lock file that does not list the builds for every other system; the versions it lists are kept.
  console.error('npm ci refuses the lock file; trying npm install with the same versions…');
  const lenient = npm(['install', '--no-save']);
  if (lenient.status === 0) return;
  console.error(clean.stderr || clean.error?.message || '');
  console.error(lenient.stderr || '');
  console.error('The packages could not be installed; what npm says above tells why. Is the network there?');
  process.exit(1);
}

/** npm tells its scripts where it is; outside of npm it has to be found on the path. */
function npm(args) {
  const { npm_execpath: path } = process.env;
  const [command, first] = path?.endsWith('.js') ? [process.execPath, [path]] : ['npm', []];
  return spawnSync(command, [...first, ...args], {
    cwd: house,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: command === 'npm' && process.platform === 'win32',
  });
}

/** npm notes in node_modules what it installed: the same packages in the same versions as the lock file? */
function isInstalled() {
  const wanted = read('package-lock.json')?.packages;
  const found = read('node_modules/.package-lock.json')?.packages;
  if (!wanted) return true;
  if (!found) return false;
  const isThere = ([path, { version, link, optional, devOptional }]) => {
    if (!path.startsWith('node_modules/')) return true;
    const there = found[path];
    if (there === undefined) return Boolean(optional || devOptional);
    return link ? there.link === true : there.version === version;
  };
  return (
    Object.entries(wanted).every(isThere) && rooms().every((room) => existsSync(join(house, 'node_modules', room)))
  );
}

/** The names of the packages that this repository itself consists of. */
function rooms() {
  const folders = (read('package.json')?.workspaces ?? []).flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    return existsSync(join(house, parent)) ? readdirSync(join(house, parent)).map((name) => `${parent}/${name}`) : [];
  });
  return folders.map((folder) => read(`${folder}/package.json`)?.name).filter((name) => name !== undefined);
}

function read(file) {
  try {
    return JSON.parse(readFileSync(join(house, file), 'utf8'));
  } catch {
    return null;
  }
}
