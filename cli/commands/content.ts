import { type AnyGame, type BoxItem, defined, type Source } from '@stolik/engine';
import type { Command } from '../command.ts';
import { failure } from '../complaint.ts';
import { type Desk, gameSpeaker, sayIfKnown } from '../desk.ts';
import { readTextFile } from '../files.ts';
import { judge, plainText } from '../records.ts';
import { gameNamed } from '../seating.ts';

const allSources: readonly Source[] = ['rulebook', 'public', 'known', 'designed'];

/** What is in the box and how we know it; with `--pack`, whether a content pack fits. */
export const content: Command = {
  options: { json: 'flag', pack: 'word' },
  positionals: { least: 1, most: 1 },
  async run(desk, given) {
    const game = await gameNamed(desk, defined(given.positionals[0]));
    const pack = given.word('pack');
    if (pack !== null) return checkPack(desk, game, pack, given.has('json'));
    if (given.has('json'))
      return desk.printJson({
        game: game.id,
        kinds: kindsOf(game),
        sources: totals(game.box.items),
        items: game.box.items,
      });
    for (const line of boxLines(desk, game)) desk.print(line);
  },
};

function checkPack(desk: Desk, game: AnyGame, file: string, json: boolean): void {
  const text = readTextFile(file);
  const problems = judge(file, () => game.box.checkPack(parsed(file, text)));
  if (json) desk.printJson({ game: game.id, pack: file, ok: problems.length === 0, problems });
  else for (const problem of problems) desk.print(plainText(problem));
  if (problems.length > 0) throw failure('cli-pack-problems', { file, count: problems.length });
  if (!json) desk.print(desk.say('cli-pack-fits', { file, game: game.id }));
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw failure('cli-file-no-json', { file });
  }
}

const byKind = (items: readonly BoxItem[]): Map<string, BoxItem[]> => {
  const kinds = new Map<string, BoxItem[]>();
  for (const item of items) kinds.set(item.kind, [...(kinds.get(item.kind) ?? []), item]);
  return kinds;
};

const pieces = (items: readonly BoxItem[]): number => items.reduce((sum, item) => sum + item.count, 0);

const kindsOf = (game: AnyGame) =>
  Object.fromEntries(
    [...byKind(game.box.items)].map(([kind, items]) => [
      kind,
      { items: items.length, pieces: pieces(items), sources: totals(items) },
    ]),
  );

/** How many items we know from where. */
const totals = (items: readonly BoxItem[]): { readonly [source: string]: number } =>
  Object.fromEntries(allSources.map((source) => [source, counted(items, source)]));

const counted = (items: readonly BoxItem[], source: Source): number =>
  items.filter((item) => item.source === source).length;

function boxLines(desk: Desk, game: AnyGame): string[] {
  const { lang } = desk.speaker;
  const speaker = gameSpeaker(desk, game);
  const { items } = game.box;
  const lines = [
    `${speaker.say({ key: 'game-name' })}: ${desk.say('cli-content-count', { items: items.length, pieces: pieces(items) })}`,
  ];
  for (const [kind, ofKind] of byKind(items)) {
    const name = sayIfKnown(speaker, { key: `kind-${kind}` }) ?? kind;
    lines.push('', `${name}: ${desk.say('cli-content-count', { items: ofKind.length, pieces: pieces(ofKind) })}`);
    const widest = Math.max(...ofKind.map((item) => item.name[lang].length));
    for (const item of ofKind) {
      const parts = Object.entries(item.sources)
        .filter(([, source]) => source !== item.source)
        .map(([part, source]) => `${part}: ${sourceWord(desk, source)}`);
      const more = parts.length > 0 ? ` (${parts.join(', ')})` : '';
      lines.push(
        `  ${String(item.count).padStart(3)} × ${item.name[lang].padEnd(widest)}  ${sourceWord(desk, item.source)}${more}`,
      );
    }
  }
  lines.push('', desk.say('cli-content-sources'));
  for (const source of allSources)
    lines.push(`  ${String(counted(items, source)).padStart(4)}  ${sourceWord(desk, source)}`);
  return lines;
}

const sourceWord = (desk: Desk, source: Source): string => desk.say(`cli-source-${source}`);
