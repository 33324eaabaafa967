/**
 * A game on one page, as data: `games/<id>/lesson/card.ts` exports `card`, its words stand in `text/card.*.ftl`. `one-page-goal` says what it is about; a section is
 * headed by `one-page-<section>`, and each of its items says `one-page-<section>-<item>`, after its name `one-page-<section>-<item>-name` where it has one.
 */
export type GameCard = readonly CardSection[];

export interface CardSection {
  readonly id: string;
  /** `steps` follow one another, of `steps-any` one is done; in a `list` each has a name; `lines` only say something. */
  readonly look: 'steps' | 'steps-any' | 'list' | 'lines';
  readonly items: readonly string[];
  /** The board's own pictures of some items: symbols of its `Library`, by their ids. */
  readonly icons?: { readonly [item: string]: string };
}

/** Every message that a card needs; a line has no name. */
export const cardKeys = (card: GameCard): string[] => [
  'one-page-goal',
  ...card.flatMap(({ id, look, items }) => [
    `one-page-${id}`,
    ...items.flatMap((item) => [
      ...(look === 'lines' ? [] : [`one-page-${id}-${item}-name`]),
      `one-page-${id}-${item}`,
    ]),
  ]),
];
