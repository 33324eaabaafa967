import { beforeEach } from 'vitest';

// A law that is broken walks on until its game is as small as it goes, which is a luxury for a mutant. Stryker sets `testNamePattern` itself, so that
// the long walks are left out one by one.
const LONG = /keeps the laws|reaches everything|says all it says|has a recorded game/;

beforeEach(({ task, skip }) => {
  let names = task.name;
  for (let { suite } = task; suite !== undefined; suite = suite.suite) names = `${suite.name} ${names}`;
  if (LONG.test(names)) skip();
});
