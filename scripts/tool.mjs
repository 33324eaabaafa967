import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { house } from './install.mjs';

const pathOf = (tool) => join(house, 'node_modules', '.bin', tool);
const shell = process.platform === 'win32';

const headline = (title, tool, args) => `\n${title}: ${tool} ${args.filter((arg) => !arg.startsWith('--')).join(' ')}`;

function verdict(title, passed, before) {
  const seconds = ((performance.now() - before) / 1000).toFixed(1);
  return `${title}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s`;
}

/** Runs an installed tool over the repository, saying what it is for and how long it took. Did it pass? */
export function runTool(title, tool, args, env = {}) {
  console.log(headline(title, tool, args));
  const before = performance.now();
  const { status, error } = spawnSync(pathOf(tool), args, {
    cwd: house,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell,
  });
  if (error) console.error(missing(tool, error));
  const passed = status === 0;
  console.log(verdict(title, passed, before));
  return passed;
}

/** The same while other things are done. What it says is said at once, or `quietly`, all together when it is through. */
export async function startTool(title, tool, args, { quietly = false } = {}) {
  const said = [];
  const say = (text) => (quietly ? said.push(text) : process.stdout.write(text));
  const before = performance.now();
  say(`${headline(title, tool, args)}\n`);
  const passed = await new Promise((resolve) => {
    const stdio = quietly ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const running = spawn(pathOf(tool), args, { cwd: house, stdio, shell });
    for (const stream of [running.stdout, running.stderr]) stream?.on('data', (text) => said.push(String(text)));
    running.on('error', (error) => {
      say(`${missing(tool, error)}\n`);
      resolve(false);
    });
    running.on('close', (status) => resolve(status === 0));
  });
  console.log(said.join('') + verdict(title, passed, before));
  return passed;
}

const missing = (tool, { message }) => `${tool} could not be started (${message}). "npm ci" installs it.`;
