import type { AnyGame, Text } from '@stolik/engine';
import type { Speaker } from '@stolik/text';
import type { Target } from '../contract.ts';
import { ruleIn } from '../words/rules.ts';

/** What something says of itself: sentences, and the rule behind them. */
export interface Explained {
  readonly sentences: readonly string[];
  readonly rule: string | null;
}

/** What pieces say of themselves never changes in one language, and boards ask for it at every choice. */
const known = new WeakMap<Speaker, Map<number, Explained>>();

/** Puts explanations into words: those given, or those of the piece itself. */
export function explained(
  game: AnyGame,
  speaker: Speaker,
  names: readonly string[],
  target: Target,
  texts: readonly Text[] | null,
): Explained {
  if (texts !== null) return inWords(texts, speaker, names);
  if (typeof target !== 'number') return { sentences: [], rule: null };
  const pieces = known.get(speaker) ?? new Map<number, Explained>();
  known.set(speaker, pieces);
  const before = pieces.get(target);
  if (before !== undefined) return before;
  const now = inWords(game.explain(target), speaker, names);
  pieces.set(target, now);
  return now;
}

/** When all sentences name one rule, it becomes a link and leaves them; several rules stay where they are. */
function inWords(texts: readonly Text[], speaker: Speaker, names: readonly string[]): Explained {
  const said = texts.map((text) => speaker.say(text, names));
  const ruled = said.map(ruleIn);
  const rules = new Set(ruled.map(({ rule }) => rule).filter((rule) => rule !== null));
  const [only] = rules;
  return rules.size === 1 && only !== undefined
    ? { sentences: ruled.map(({ words }) => words).filter((words) => words !== ''), rule: only }
    : { sentences: said, rule: null };
}
