import {
  ASYMMETRIC_MATCHERS_OBJECT,
  GLOBAL_EXPECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect';
import * as chai from 'chai';

// As much of vitest as the tests of rules need, for trying mutants: tests are collected once and run as often as one likes, in one process.
// What is not here (mocks, waiting) makes the file that wants it stay out.

/** All tests of the files loaded so far. */
export const tests = [];

let suite = null;
const suiteIn = (outer, name) => ({ name, outer, before: [], after: [], first: [] });

/** What comes now is of another file. */
export const beginFile = () => {
  suite = suiteIn(null, '');
};

const suites = (from) => (from === null ? [] : [...suites(from.outer), from]);

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);
export const expect = Object.assign((value, message) => chai.expect(value, message), chai.expect);
Object.assign(expect, globalThis[ASYMMETRIC_MATCHERS_OBJECT]);
globalThis[GLOBAL_EXPECT] = expect;
setState({ assertionCalls: 0, isExpectingAssertions: false, environment: 'node' }, expect);

/** `it.each`, `it.skipIf` and the like of something that takes a name and a function. */
function withVariants(take) {
  const nothing = () => {};
  return Object.assign(take, {
    each: (rows) => (name, run, time) => {
      for (const [at, row] of [...rows].entries())
        take(`${name} ${at}`, () => run(...(Array.isArray(row) ? row : [row])), time);
    },
    runIf: (wanted) => (wanted ? take : nothing),
    skipIf: (unwanted) => (unwanted ? nothing : take),
    skip: nothing,
  });
}

export const describe = withVariants((name, fill) => {
  suite = suiteIn(suite, name);
  fill();
  suite = suite.outer;
});

export const it = withVariants((name, ...rest) => {
  const run = rest.find((one) => typeof one === 'function');
  const around = suites(suite);
  tests.push({
    name: [...around.map((one) => one.name), name].join(' '),
    async run() {
      for (const one of around) for (const first of one.first.splice(0)) await first();
      for (const one of around) for (const before of one.before) await before();
      try {
        await run({ task: { name }, skip: () => {} });
      } finally {
        for (const one of around.toReversed()) for (const after of one.after) await after();
      }
    },
  });
});
export const test = it;

export const beforeEach = (run) => suite.before.push(run);
export const afterEach = (run) => suite.after.push(run);
export const beforeAll = (run) => suite.first.push(run);
export const afterAll = () => {};
