import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { canInstall, installPackage } from './debian.mjs';

/** Where Debian and others keep the programs of PostgreSQL, the newest version first; null when there are none. */
export function findPostgres() {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((one, other) => Number(other) - Number(one)) : [];
  return versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb'))) ?? null;
}

/** Installs Debian's PostgreSQL where that is possible. */
export function installPostgres() {
  if (findPostgres() === null && canInstall()) installPackage('postgresql', 'the tests of the server');
}
