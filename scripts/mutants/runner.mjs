import { register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { beginFile, tests } from 'vitest';

// Runs the tests of a room again and again in one process, once for each mutant that its parent names. The rooms that are tried so leave nothing
// behind: their files share a process in a usual run as well.

/** A law that is broken walks on until its game is as small as it goes, which is a luxury for a mutant; all of them together only say so. */
const LONG = /keeps the laws(?! all laws together, [12] seats)|reaches everything|says all it says|has a recorded game/;

register('./raw.mjs', import.meta.url);

globalThis.__stryker__ = {};
const mutants = globalThis.__stryker__;
/** A process for one mutant, which is there from the start. */
const ALONE = Boolean(process.env.STOLIK_MUTANT);
if (ALONE) mutants.activeMutant = process.env.STOLIK_MUTANT;

const kept = [];
const left = [];
for (const file of process.argv.slice(2)) {
  const before = tests.length;
  beginFile();
  try {
    await import(pathToFileURL(file).href);
    kept.push(...tests.splice(before));
  } catch (error) {
    tests.splice(before);
    left.push(`${file}: ${error.message.split('\n')[0]}`);
  }
}
const short = kept.filter(({ name }) => !LONG.test(name));

/** Of a test that fails without any mutant: longer than anything is asked for, in milliseconds. */
const NEVER = 1e9;

async function fails(test) {
  try {
    await test.run();
    return null;
  } catch (error) {
    return String(error?.message ?? error);
  }
}

/** Which tests meet which mutants, and how long each takes. Those that fail without any mutant stay out. */
async function rehearse({ walks }) {
  const times = [];
  for (const [at, test] of short.entries()) {
    if (!walks && test.name.includes('all laws together')) {
      times.push(0);
      continue;
    }
    mutants.currentTestId = String(at);
    const begun = process.cpuUsage();
    const why = await fails(test);
    const { user, system } = process.cpuUsage(begun);
    times.push(why === null ? (user + system) / 1000 : NEVER);
    if (why === null) continue;
    left.push(`${test.name}: ${why.split('\n')[0]}`);
    delete mutants.mutantCoverage?.perTest[at];
  }
  mutants.currentTestId = undefined;
  return {
    names: short.map(({ name }) => name),
    times,
    coverage: mutants.mutantCoverage ?? { static: {}, perTest: {} },
    left,
  };
}

/**
 * What becomes of a mutant: the first test that fails ends it. One that goes in circles is stopped by counting. Where the test then fails without any
 * mutant as well, this one or one before it has left something behind, and nothing that is found in this process can be trusted.
 */
async function tryMutant({ id, by }) {
  for (const { at, hits } of by) {
    // Where nothing is remembered yet a mutant is met more often than it was when its tests were rehearsed.
    const hitLimit = ALONE ? Number.POSITIVE_INFINITY : 100 * hits;
    Object.assign(mutants, { activeMutant: id, hitCount: 0, hitLimit });
    const why = await fails(short[at]);
    const circling = mutants.hitCount > mutants.hitLimit;
    mutants.activeMutant = undefined;
    if (why === null) continue;
    if (!ALONE && (await fails(short[at])) !== null) return { became: 'spoiled' };
    return { became: circling ? 'circling' : 'killed', noticed: short[at].name };
  }
  return { became: 'missed' };
}

process.on('message', async (asked) => {
  process.send(asked.rehearse ? await rehearse(asked) : await tryMutant(asked));
});
process.send({ left: left.length });
