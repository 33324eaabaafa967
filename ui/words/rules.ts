/** A sentence without the number of its rule, and that number: `SS-7.3`. */
export interface RuledSentence {
  readonly words: string;
  readonly rule: string | null;
}

const rule = '[A-Z]{2}-\\d+(?:\\.\\d+)*[a-z]?';
const RULE = new RegExp(`\\b${rule}\\b`);

/** The ways in which a sentence ends in its rule, and what is left of the sentence then. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\s*\\((?:\\p{L}+\\s+)?${rule}\\)(?=[.!?]?$)`, 'u'), ''],
  [new RegExp(`(^|[.!?]\\s+)(?:\\p{Lu}\\p{L}*\\s+)?${rule}\\.?$`, 'u'), '$1'],
  [new RegExp(`\\s*[,;:]\\s*(?:\\p{L}+\\s+)?${rule}(?=[.!?]?$)`, 'u'), ''],
];

/** Takes the rule's number off the end of a sentence, so that it can be shown as a link. */
export function ruleIn(sentence: string): RuledSentence {
  const found = RULE.exec(sentence)?.[0] ?? null;
  if (found === null) return { words: sentence, rule: null };
  const ending = ENDINGS.find(([pattern]) => pattern.test(sentence.trim()));
  const words =
    ending === undefined
      ? sentence
      : sentence
          .trim()
          .replace(...ending)
          .trim();
  return { words, rule: found };
}
