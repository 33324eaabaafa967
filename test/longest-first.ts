import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const HOUSE = join(import.meta.dirname, '..');

/** How long each test file took when somebody last noted it, in milliseconds; `npm test -- --note-times` notes it anew. */
export const noted: Readonly<Record<string, number>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'times.json'), 'utf8'),
);

/** A file that nobody has timed might be long. */
const UNKNOWN = 10_000;

/** A long file that begins late leaves all other workers idle at the end. Files that share a process stay together. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const time = ({ moduleId }: TestSpecification): number => noted[relative(HOUSE, moduleId)] ?? UNKNOWN;
    const projects = new Map<string, number>();
    for (const file of files) projects.set(file.project.name, (projects.get(file.project.name) ?? 0) + time(file));
    const whole = (file: TestSpecification): number => projects.get(file.project.name) ?? 0;
    return files.toSorted((one, other) => whole(other) - whole(one) || time(other) - time(one));
  }
}
