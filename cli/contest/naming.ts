import type { Contest } from '@stolik/bots/arena';
import type { Naming } from '@stolik/bots/balance';
import { type AnyGame, defined, type Option, type Seating, start, type Text, viewTable } from '@stolik/engine';
import { type Desk, gameSpeaker, sayIfKnown } from '../desk.ts';

/** The names a balance page needs, in English, from what the game's room says of itself. */
export function namingOf(desk: Desk, game: AnyGame, contests: readonly Contest[]): Naming {
  const speaker = gameSpeaker(desk, game, 'en');
  const items = new Map(game.box.items.map(({ id, name }) => [id, name.en]));
  const common = commonWords(game.coverage.all);
  const known = (text: Text, otherwise: string): string => sayIfKnown(speaker, text) ?? spaced(otherwise);
  const paired = contests.find(({ pairs }) => pairs !== undefined);
  const named =
    paired === undefined ? new Map<Option, string>() : optionNames(game, paired, (text) => speaker.say(text));
  return {
    game: speaker.say({ key: 'game-name' }),
    coverage: game.coverage.all,
    use: (id) => useOf(id, items, common),
    begin: (id) => beginningOf(game, id, (text) => speaker.say(text)),
    deed(id) {
      const [prompt = '', word = ''] = id.split(' ');
      return `${spaced(word)} (${prompt})`;
    },
    points: (what) => known({ key: `score-${what}` }, what),
    option: (option) => named.get(option) ?? String(option),
  };
}

const spaced = (id: string): string => id.replaceAll('-', ' ');

/** `order shady-deal yellow`: what stands before something in the box, that thing, and what stands after it. */
function useOf(
  id: string,
  items: ReadonlyMap<string, string>,
  common: ReadonlySet<string>,
): { verb: string; name: string } {
  const words = id.split(' ');
  const at = words.findIndex((word, place) => items.has(word) && (place > 0 || words.length === 1));
  if (at >= 0) {
    const after = words.slice(at + 1).join(' ');
    const name = defined(items.get(defined(words[at])));
    return { verb: words.slice(0, at).join(' ') || 'used', name: after === '' ? name : `${name} (${spaced(after)})` };
  }
  const [first = '', ...rest] = words;
  // What stands alone of its kind needs no heading of its own.
  return common.has(first) && rest.length > 0
    ? { verb: first, name: spaced(rest.join(' ')) }
    : { verb: 'other', name: spaced(id) };
}

/** First words that more than one entry begins with. */
function commonWords(ids: readonly string[]): Set<string> {
  const firsts = ids.map((id) => defined(id.split(' ', 1)[0]));
  return new Set(firsts.filter((word, place) => firsts.indexOf(word) !== place));
}

/** `nation 3`: what the game would say if a seat took it names it. */
function beginningOf(game: AnyGame, id: string, say: (text: Text) => string): string {
  const [what = '', which = ''] = id.split(' ');
  const { args = {} } = game.eventText({ type: `${what}-taken`, seat: 0, [what]: Number(which) });
  const [name] = Object.values(args).filter((arg) => typeof arg === 'object' && 'key' in arg);
  if (typeof name === 'object' && 'key' in name) return say(name);
  const piece = Object.values(args).find((arg) => typeof arg === 'object' && 'piece' in arg);
  return typeof piece === 'object' && 'piece' in piece ? say(game.nameOf(piece.piece)) : id;
}

/** What the options of the pairs are called where they are chosen. */
function optionNames(game: AnyGame, contest: Contest, say: (text: Text) => string): Map<Option, string> {
  const seating: Seating = contest;
  const table = start(game, seating, contest.seed);
  const seat = table.pending[0]?.seat ?? null;
  const { state } = viewTable(game, table, seat);
  const { prompt = '', options = [] } = contest.pairs ?? {};
  const textOf = (option: Option): Text =>
    typeof option === 'number' ? game.nameOf(option) : game.optionText(state, prompt, option);
  return new Map(options.map((option) => [option, say(textOf(option))]));
}
