import type { AnyGame } from '@stolik/engine';
import type { Language } from '@stolik/text';
import type { Board, ChipArt, Library, PieceFace } from '@stolik/ui';
import { loadRules } from './rules.ts';

/** What a screen needs of a game: its rules, and its board where it has one. */
export interface GameKit {
  readonly game: AnyGame;
  /** Null: it is drawn from its description. */
  readonly board: Board | null;
  readonly chip: ChipArt | null;
  readonly library: Library | null;
  readonly face: PieceFace | null;
}

interface BoardModule {
  readonly default: Board;
  readonly chip?: ChipArt;
  readonly Library?: Library;
  readonly face?: PieceFace;
}

/** Boards, texts and help of all games, each in a file of its own that is loaded when it is needed. */
const boards = import.meta.glob<BoardModule>('../../games/*/board/index.tsx');
const texts = import.meta.glob<string>('../../games/*/text/*.ftl', { query: '?raw', import: 'default' });
/** Why a hint is a good one is said with words of the bots' room, about pieces and points of the game. */
const reasons = import.meta.glob<string>('../../bots/text/*.ftl', { query: '?raw', import: 'default' });
/** What a server tells beside the game stands in the same log. */
const asides = import.meta.glob<string>('../text/asides.*.ftl', { query: '?raw', import: 'default' });
const helps = import.meta.glob<string>('../../games/*/help/*.md', { query: '?raw', import: 'default' });

export async function loadKit(id: string): Promise<GameKit | null> {
  const [game, board] = await Promise.all([loadRules(id), boards[`../../games/${id}/board/index.tsx`]?.() ?? null]);
  if (game === null) return null;
  return {
    game,
    board: board?.default ?? null,
    chip: board?.chip ?? null,
    library: board?.Library ?? null,
    face: board?.face ?? null,
  };
}

/** What the game's room says in this language, its board and what bots say of it included. */
export async function loadTexts(id: string, lang: Language): Promise<string[]> {
  const room = `../../games/${id}/text/`;
  const found = Object.keys(texts).filter((path) => path.startsWith(room) && path.endsWith(`${lang}.ftl`));
  const loads = [
    ...found.map((path) => texts[path]),
    reasons[`../../bots/text/${lang}.ftl`],
    asides[`../text/asides.${lang}.ftl`],
  ];
  return Promise.all(loads.map((load) => load?.() ?? ''));
}

/** The rules in our own words, or null where nobody has written them yet. */
export async function loadHelp(id: string, lang: Language): Promise<string | null> {
  return (await helps[`../../games/${id}/help/${lang}.md`]?.()) ?? null;
}
