import { type Description, type Option, piecesIn, placeOf, placesIn } from '@stolik/engine';
import type { Law } from './law.ts';

/** Says that an option may name a piece which does not lie on the table, such as a colour card of the catalogue. */
export type OffBoard = (prompt: string, option: Option) => boolean;

export const optionsAreShown = (offBoard: OffBoard = () => false): Law => ({
  name: 'options are shown',
  says: 'Every option names something that its seat sees: a piece, a row, a section, or it is a plain word.',
  *watch(watch) {
    for (; !watch.done; yield) {
      for (const { seat, prompt, options } of watch.table.pending) {
        const description = watch.game.describe(watch.walk.viewOf(seat).state);
        if (!options.some(isNaming)) continue;
        const shown = shownIn(description);
        const unseen = options.find((option) => !isShown(option, shown) && !offBoard(prompt, option));
        if (unseen !== undefined)
          throw watch.broken(
            `${prompt} offers ${JSON.stringify(unseen)}, which is nowhere in the description that seat ${seat} sees`,
          );
      }
    }
  },
});

interface Shown {
  readonly pieces: ReadonlySet<number | null>;
  readonly places: ReadonlySet<string>;
}

/** Does it name anything that would have to be seen? A plain word does not. */
const isNaming = (option: Option): boolean => typeof option === 'number' || placeOf(option) !== null;

function shownIn(description: Description): Shown {
  const pieces = new Set<number | null>();
  const places = new Set<string>();
  for (const section of description) {
    places.add(section.id);
    for (const row of section.rows) {
      for (const place of placesIn(row)) places.add(place);
      for (const { id } of piecesIn(row)) pieces.add(id);
    }
  }
  return { pieces, places };
}

function isShown(option: Option, { pieces, places }: Shown): boolean {
  if (typeof option === 'number') return pieces.has(option);
  const place = placeOf(option);
  return place === null || places.has(place) || (/^\d+$/.test(place) && pieces.has(Number(place)));
}
