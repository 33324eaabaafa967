import {
  type Description,
  type HexMap,
  type Option,
  piecesIn,
  piecesInCell,
  placeOf,
  placesIn,
  type Text,
} from '@stolik/engine';

/** Options of a long list that belong together: those about one part of the table, or about nothing on it. */
export interface OptionGroup {
  /** The part of the table; null: words that speak of no place. */
  readonly title: Text | null;
  readonly options: readonly Option[];
}

/** Shorter lists are read at a glance. */
const LONG = 9;

/** So many groups at most are worth their headings: more of them would be a list again. */
const MOST_GROUPS = 12;

/** A long list parted by where on the table its options lie, in the order in which the options stand; a short one in one piece. */
export function groupOptions(options: readonly Option[], description: Description): readonly OptionGroup[] {
  const whole = [{ title: null, options }];
  if (options.length <= LONG) return whole;
  for (const level of ['row', 'section'] as const) {
    const titles = titlesBy(description, level);
    const groups = new Map<Text | null, Option[]>();
    for (const option of options) {
      const title = titleOf(option, titles);
      const group = groups.get(title) ?? [];
      group.push(option);
      groups.set(title, group);
    }
    if (groups.size < 2 || groups.size > MOST_GROUPS || groups.size > options.length / 2) continue;
    return [...groups].map(([title, some]) => ({ title, options: some }));
  }
  return whole;
}

/** Of more parts of the table it is not worth telling which. */
const MOST_TITLES = 2;

/** What these options are about: the rows they lie in, or the sections where those are too many; nothing where they are words, or lie all over the table. */
export function aboutWhat(options: readonly Option[], description: Description): readonly Text[] {
  for (const level of ['row', 'section'] as const) {
    const titles = titlesBy(description, level);
    const found = new Set(options.map((option) => titleOf(option, titles)));
    if (found.size <= MOST_TITLES && !found.has(null)) return [...found].filter((title) => title !== null);
  }
  return [];
}

type Titles = ReadonlyMap<number | string, Text>;

function titleOf(option: Option, titles: Titles): Text | null {
  const place = typeof option === 'number' ? option : placeOf(option);
  return (place === null ? undefined : (titles.get(place) ?? titles.get(Number(place)))) ?? null;
}

/** By piece and place: the title of the row, or of the whole section, in which it lies. */
function titlesBy(description: Description, level: 'row' | 'section'): Titles {
  const titles = new Map<number | string, Text>();
  for (const section of description)
    for (const row of section.rows) {
      const title = level === 'section' || row.kind === 'note' ? section.title : row.title;
      for (const place of placesIn(row)) titles.set(place, title);
      for (const { id } of piecesIn(row)) if (id !== null) titles.set(id, title);
      if (level === 'row' && row.kind === 'hexes') for (const [thing, name] of namesOnMap(row)) titles.set(thing, name);
    }
  return titles;
}

/** On a map things belong to their tile; empty places belong together. */
const namesOnMap = ({ cells }: HexMap): (readonly [number | string, Text])[] =>
  cells.flatMap((cell) =>
    cell.sides === null
      ? []
      : [
          [cell.id, cell.piece.name] as const,
          ...piecesInCell(cell).flatMap(({ id }) => (id === null ? [] : [[id, cell.piece.name] as const])),
        ],
  );
