import type { AnyGame } from '@stolik/engine';

/** What a list of the box says twice, of nothing, or of pieces that are not there. */
export function boxProblems({ id: game, box }: AnyGame): string[] {
  const problems: string[] = [];
  const facets = new Map((box.facets ?? []).map(({ id, values }) => [id, new Set(values.map((value) => value.id))]));
  const used = new Set<string>();
  const owners = new Map<number, string>();
  const ids = new Set<string>();
  for (const { id, faces = [], facets: found = {} } of box.items) {
    if (ids.has(id)) problems.push(`${game}: two things of the box are called "${id}"`);
    ids.add(id);
    for (const piece of faces.flat()) {
      const owner = owners.get(piece);
      if (owner !== undefined) problems.push(`${game}: piece ${piece} is both "${owner}" and "${id}"`);
      owners.set(piece, id);
    }
    for (const [facet, values] of Object.entries(found))
      for (const value of values) {
        if (facets.get(facet)?.has(value) !== true)
          problems.push(`${game}: "${id}" is found by ${facet} "${value}", which the box does not offer`);
        used.add(`${facet} ${value}`);
      }
  }
  for (const [facet, values] of facets)
    for (const value of values)
      if (!used.has(`${facet} ${value}`)) problems.push(`${game}: nothing is found by ${facet} "${value}"`);
  return problems;
}
