import { isOneOf } from '@stolik/engine';
import { isData, isWhole } from '@stolik/engine/pack';
import { KINDS } from '../pieces.ts';

/** A region as a content file has it; of a pack's region nothing is sure. */
interface RegionData {
  readonly edges?: unknown;
  readonly areas?: unknown;
  readonly coasts?: unknown;
}

interface AreaData {
  readonly id: string;
  readonly kind: string;
  readonly edges: readonly number[];
  readonly symbols: { readonly [kind: string]: number };
}

const TERRAINS = ['sea', 'field', 'mountain'];
/** Areas are numbered by four for each region, symbols by eight for each area (AR-4.2, AR-4.7). */
const MOST_AREAS = 4;
const MOST_SYMBOLS = 7;

/** What the rules could not play with. */
export function regionProblems({ edges, areas, coasts }: RegionData): string[] {
  if (!isEdges(edges)) return [`"edges" must be six of ${TERRAINS.join(', ')}`];
  if (!isAreas(areas)) return ['"areas" must be a list of one to four areas with id, kind, edges and symbols'];
  const problems: string[] = [];
  edges.forEach((terrain, edge) => {
    const behind = areas.filter((area) => area.edges.includes(edge));
    if (behind.length !== 1) problems.push(`edge ${edge} must belong to exactly one area`);
    for (const { id, kind } of behind)
      if ((kind === 'water') !== (terrain === 'sea'))
        problems.push(`edge ${edge} is ${terrain}, but area "${id}" is ${kind}`);
  });
  for (const { id, kind, symbols } of areas) {
    const wrong = Object.keys(symbols).find((name) => !isOneOf(KINDS, name));
    if (wrong !== undefined) problems.push(`area "${id}" shows "${wrong}", which is no resource`);
    for (const name of Object.keys(symbols))
      if ((name === 'fish') !== (kind === 'water')) problems.push(`area "${id}" is ${kind} and cannot show ${name}`);
    if (Object.values(symbols).reduce((sum, count) => sum + count, 0) > MOST_SYMBOLS)
      problems.push(`area "${id}" has more than ${MOST_SYMBOLS} symbols`);
  }
  if (!Array.isArray(coasts)) return [...problems, '"coasts" must be a list of pairs of a land and a water'];
  for (const pair of coasts) {
    const [land, water] = Array.isArray(pair) ? pair.map((id) => areas.find((area) => area.id === id)) : [];
    if (land?.kind !== 'land' || water?.kind !== 'water')
      problems.push(`${JSON.stringify(pair)} is no coast of a land and a water of the region`);
  }
  return problems;
}

const isEdges = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length === 6 && value.every((terrain) => TERRAINS.includes(terrain));

const isAreas = (value: unknown): value is AreaData[] =>
  Array.isArray(value) && value.length >= 1 && value.length <= MOST_AREAS && value.every(isArea);

const isArea = (value: unknown): value is AreaData => {
  if (!isData(value)) return false;
  const { id, kind, edges, symbols } = value;
  return (
    typeof id === 'string' &&
    (kind === 'land' || kind === 'water') &&
    Array.isArray(edges) &&
    edges.every((edge) => Number.isInteger(edge) && edge >= 0 && edge < 6) &&
    typeof symbols === 'object' &&
    symbols !== null &&
    Object.values(symbols).every((count) => isWhole(count, 1, Number.MAX_SAFE_INTEGER))
  );
};
