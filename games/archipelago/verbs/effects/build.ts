import { say } from '@stolik/engine';
import type { Reader } from '@stolik/engine/notation';
import { either } from '@stolik/engine/phrases';
import type { Project } from '../../content/effects.ts';
import { BUILDINGS } from '../../content/read-terms.ts';
import { buildingNamed } from '../../pieces.ts';
import { build as building, canBuild, construction, type Terms } from '../../rules/build.ts';
import { projectText } from '../../words/effects.ts';
import type { EffectVerb } from '../verb.ts';

/** AR-9.8: one of these is built, on better terms. */
export interface Build extends Readonly<Terms> {
  readonly does: 'build';
}

const buildOn = (projects: readonly Project[], better: Partial<Terms>): Build => ({
  does: 'build',
  projects,
  free: false,
  minus: 0,
  atPort: false,
  ...better,
});

function readBuild(reader: Reader): Build {
  const projects = reader.list('|', () => readProject(reader));
  reader.expect(',');
  const shipOnly = projects.length === 1 && projects[0] === 'ship';
  if (shipOnly && reader.took('free')) {
    reader.phrase('of its normal cost');
    return buildOn(projects, { free: true });
  }
  if (shipOnly && reader.took('in')) {
    reader.phrase('a region with a port I control, no citizen needed');
    return buildOn(projects, { atPort: true });
  }
  reader.expect('minus');
  const minus = reader.number();
  reader.phrase('resource of my choice');
  return buildOn(projects, { minus });
}

function readProject(reader: Reader): Project {
  const word = reader.oneOf([...BUILDINGS, 'ship'], 'something that can be built');
  return word === 'ship' ? 'ship' : buildingNamed(word);
}

export const build: EffectVerb<Build> = {
  reads: { build: (reader) => reader.inBrackets(() => readBuild(reader)) },
  does: { script: building, memory: construction },
  can: (s, seat, terms, means) => canBuild(s, seat, means, terms),
  says: ({ projects, free, minus, atPort }) =>
    say(free ? 'does-build-free' : atPort ? 'does-build-port' : 'does-build-cheap', {
      projects: either(projects.map((project) => projectText(project, 'acc'))),
      minus,
    }),
  gist: ({ free, atPort }) => say(free ? 'gist-build-free' : atPort ? 'gist-build-port' : 'gist-build-cheap'),
  event: null,
};
