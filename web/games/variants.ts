import { type AnyGame, isRefusal, isSwitch, seatingOf, type Variant, type Variants } from '@stolik/engine';

/** How it can be played with so many: variants and values that nobody can choose there are left out. */
export function variantsFor(game: AnyGame, seats: number): Variant[] {
  return game.variants.flatMap((variant) => {
    const values = variant.values.filter(
      (value) => value === variant.default || !isRefusal(seatingOf(game, seats, { [variant.id]: value })),
    );
    return values.length > 1 ? [{ ...variant, values }] : [];
  });
}

/** What was chosen, as far as it can be played with so many; the rest is as usual. */
export function fitting(game: AnyGame, seats: number, chosen: Variants = {}): Variants {
  const kept = variantsFor(game, seats).flatMap(({ id, values, default: usual }) => {
    const value = chosen[id] ?? usual;
    return values.includes(value) ? [[id, value] as const] : [];
  });
  return Object.fromEntries(kept);
}

export const sameVariants = (one: Variants, other: Variants): boolean =>
  Object.keys({ ...one, ...other }).every((id) => one[id] === other[id]);

/** With one thing chosen anew. What does not go together with it becomes as usual: the last word counts. */
export function withVariant(game: AnyGame, seats: number, chosen: Variants, id: string, value: string): Variants {
  let wanted: Variants = { ...fitting(game, seats, chosen), [id]: value };
  if (!isRefusal(seatingOf(game, seats, wanted))) return wanted;
  for (const { id: other, default: usual } of game.variants) {
    if (other === id || wanted[other] === undefined || wanted[other] === usual) continue;
    const milder = { ...wanted, [other]: usual };
    if (!isRefusal(seatingOf(game, seats, milder))) return milder;
  }
  // Several stand against it: all of them give way.
  for (const { id: other, default: usual } of game.variants)
    if (other !== id && wanted[other] !== undefined) wanted = { ...wanted, [other]: usual };
  return wanted;
}

/** From so many switches on they are folded away. */
const MANY = 4;

export interface Switch {
  readonly id: string;
  readonly words: string;
}

export interface SwitchGroup {
  /** What the words of all of them begin with; empty where they share nothing. */
  readonly title: string;
  readonly switches: readonly Switch[];
}

export interface VariantPlan {
  readonly rows: readonly Variant[];
  /** Many switches, by what their words begin with. */
  readonly groups: readonly SwitchGroup[];
}

/** Few choices stand side by side; many switches are gathered: "Zu, easier: no credits" stands under "Zu, easier". */
export function planVariants(variants: readonly Variant[], say: (id: string) => string): VariantPlan {
  const switches = variants.filter(isSwitch);
  if (switches.length < MANY) return { rows: variants, groups: [] };
  const groups = new Map<string, Switch[]>();
  for (const { id } of switches) {
    const said = say(id);
    const colon = said.indexOf(': ');
    const title = colon < 0 ? '' : said.slice(0, colon);
    const group = groups.get(title) ?? [];
    group.push({ id, words: colon < 0 ? said : said.slice(colon + 2) });
    groups.set(title, group);
  }
  return {
    rows: variants.filter((variant) => !isSwitch(variant)),
    groups: [...groups].map(([title, some]) => ({ title, switches: some })),
  };
}
