import {
  type AnyGame,
  type Description,
  type Option,
  piecesIn,
  placeOf,
  placesIn,
  type Seat,
  type Table,
} from '@stolik/engine';
import { Walk } from '../walk.ts';
import { type Law, LawBroken } from './law.ts';

/** Says that an option may name a piece which does not lie on the table, such as a colour card of the catalogue. */
export type OffBoard = (prompt: string, option: Option) => boolean;

export const optionsAreShown = (offBoard: OffBoard = () => false): Law => ({
  name: 'options are shown',
  says: 'Every option names something that its seat sees: a piece, a row, a section, or it is a plain word.',
  check(game, plan) {
    const walk = new Walk(game, plan);
    for (; !walk.done; walk.step()) {
      for (const { seat, prompt, options } of walk.table.pending) {
        const shown = shownTo(game, walk.table, seat);
        const unseen = options.find((option) => !isShown(option, shown) && !offBoard(prompt, option));
        if (unseen !== undefined)
          throw new LawBroken(
            'options are shown',
            `${prompt} offers ${JSON.stringify(unseen)}, which is nowhere in the description that seat ${seat} sees`,
            walk,
          );
      }
    }
  },
});

interface Shown {
  readonly pieces: ReadonlySet<number | null>;
  readonly places: ReadonlySet<string>;
}

function shownTo(game: AnyGame, table: Table<unknown>, seat: Seat): Shown {
  const description: Description = game.describe(game.view(table.state, seat));
  const rows = description.flatMap((section) => section.rows);
  return {
    pieces: new Set(rows.flatMap((row) => piecesIn(row).map(({ id }) => id))),
    places: new Set([...description.map(({ id }) => id), ...rows.flatMap(placesIn)]),
  };
}

function isShown(option: Option, { pieces, places }: Shown): boolean {
  if (typeof option === 'number') return pieces.has(option);
  const place = placeOf(option);
  return place === null || places.has(place) || (/^\d+$/.test(place) && pieces.has(Number(place)));
}
