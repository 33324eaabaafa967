import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { house } from './install.mjs';

/** Runs an installed tool over the repository, saying what it is for and how long it took. Did it pass? */
export function runTool(title, tool, args, env = {}) {
  console.log(`\n${title}: ${tool} ${args.filter((arg) => !arg.startsWith('--')).join(' ')}`);
  const before = performance.now();
  const { status, error } = spawnSync(join(house, 'node_modules', '.bin', tool), args, {
    cwd: house,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  if (error) console.error(`${tool} could not be started (${error.message}). "npm ci" installs it.`);
  const passed = status === 0;
  console.log(`${title}: ${passed ? 'passed' : 'FAILED'} in ${((performance.now() - before) / 1000).toFixed(1)} s`);
  return passed;
}
