import { type AnyGame, defined, type Option, placeOf, type View } from '@stolik/engine';
import { type Speaker, withCapital } from '@stolik/text';
import { holds, hurried } from './plain.ts';

/** An option with what to type for it and how it is called. */
export interface MenuItem {
  readonly key: string;
  readonly option: Option;
  readonly text: string;
}

const FEW = '123456789abcdefghijklmnopqrstuvwxyz';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const isAmount = (option: Option): boolean => typeof option === 'string' && /^\d+$/.test(option);

/** Keys for options: an amount is its own key, all others are counted. */
export function keysFor(options: readonly Option[]): string[] {
  const others = options.filter((option) => !isAmount(option)).length;
  const signs = others < options.length ? LETTERS : FEW;
  let counted = 0;
  return options.map((option) => {
    if (isAmount(option)) return String(option);
    counted++;
    if (others <= signs.length) return defined(signs[counted - 1]);
    return others < options.length ? `x${counted}` : String(counted);
  });
}

/** What the seat of this view can choose now. Pieces that read the same in every way are one item: it takes the first. */
export function menuOf(game: AnyGame, view: View<unknown>, speaker: Speaker, names: readonly string[]): MenuItem[] {
  if (view.decision === null) return [];
  const { options, prompt } = view.decision;
  const looks = new Map<string, { option: Option; text: string }>();
  for (const option of options) {
    const text = withCapital(speaker.say(game.optionText(view.state, prompt, option), names), speaker.lang);
    const piece = typeof option === 'number' ? [game.nameOf(option), game.explain(option)] : option;
    const look = JSON.stringify([text, piece]);
    if (!looks.has(look)) looks.set(look, { option, text });
  }
  const items = [...looks.values()];
  const keys = keysFor(items.map((item) => item.option));
  return items.map((item, place) => ({ key: defined(keys[place]), ...item }));
}

/** Keys by the piece or the place that the option names, to be shown on the table. */
export function keysOnTable(menu: readonly MenuItem[]): Map<number | string, string[]> {
  const keys = new Map<number | string, string[]>();
  for (const { key, option } of menu) {
    const place = typeof option === 'number' ? option : placeOf(option);
    // A place may be a piece by its number: `permit@312`.
    const named = typeof place === 'string' && /^\d+$/.test(place) ? Number(place) : place;
    if (named !== null) keys.set(named, [...(keys.get(named) ?? []), key]);
  }
  return keys;
}

/** The items that a typed line may mean: its key, its whole text, or part of its text. */
export function meant(menu: readonly MenuItem[], typed: string): readonly MenuItem[] {
  const said = hurried(typed);
  const byKey = menu.filter((item) => item.key === said);
  if (byKey.length > 0) return byKey;
  const byText = menu.filter((item) => hurried(item.text) === said);
  if (byText.length > 0) return byText.slice(0, 1);
  // One letter or a bare number is a slip of the finger, not a part of a text.
  if (said.length < 2 || /^\d+$/.test(said)) return [];
  const byPart = menu.filter((item) => holds(item.text, said));
  const same = byPart.every((item) => item.text === byPart[0]?.text);
  return same ? byPart.slice(0, 1) : byPart;
}
