import type { Language, Part } from '@stolik/text';
import { describe, expect, it } from 'vitest';
import { slipsIn, type Use } from '../style.ts';

/** Words with names of seats in angle brackets, as a speaker gives them. */
const parts = (words: string): Part[] =>
  words
    .split(/(<[^>]+>)/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('<') ? { words: part.slice(1, -1), piece: null, seat: 0 } : part));

const slips = (lang: Language, use: Use, words: string): string[] => slipsIn(lang, use, parts(words));

describe('style', () => {
  it.each([
    ['pl', 'log', '<Ada> płaci 3\u00A0f za zbiory, a dostaje je <Bruno>.'],
    ['pl', 'log', 'Runda 3: <Ada> zaczyna turę.'],
    ['en', 'log', 'Round 3: <Ada>’s turn.'],
    ['pl', 'option', 'Baza: <Ada> (4 karty)'],
    ['pl', 'option', '1. pole, kość 2 (ruch o 2 pola): weź 1\u00A0PZ'],
    ['en', 'option', 'Sawmill. Each unit brings two cubes.'],
    ['en', 'question', 'Which card do you turn?'],
    ['pl', 'reason', 'Teraz gra <Ada> (EE-5.1).'],
    ['en', 'other', 'a cube of fish'],
  ] as const)('lets pass in %s as %s: %s', (lang, use, words) => expect(slips(lang, use, words)).toEqual([]));

  it.each([
    ['pl', 'log', 'Czekamy na <Ada>, <Bruno> wybiera.', 'has a name after “na”, where Polish would decline it'],
    ['pl', 'log', 'Wygasa oferta gracza <Ada>.', 'has a name after “gracza”, where Polish would decline it'],
    ['pl', 'other', 'Baza <Ada>', 'has a name after “Baza”, where Polish would decline it'],
    ['pl', 'log', '<Ada> zyskuje 1.5 punktu.', 'has a decimal point'],
    ['en', 'other', 'hubcap (red (4))', 'has brackets in brackets'],
    ['pl', 'reason', 'Jest tam Rio (rynek 2) (EE-6.3).', 'has brackets beside brackets'],
    ['en', 'log', '<Ada> passes. nobody is left.', 'begins a sentence without a capital'],
    ['en', 'log', 'a cube of fish goes to the market.', 'begins a sentence without a capital'],
    ['pl', 'log', '<Ada> pasuje', 'has no full stop'],
    ['pl', 'log', '<Ada>: podatki.', 'has no verb that testkit/verbs.ts knows'],
    ['en', 'log', 'Order of play: <Ada>, <Bruno>.', 'has no verb that testkit/verbs.ts knows'],
    ['en', 'log', '<Ada>: harvest of wood.', 'has no verb that testkit/verbs.ts knows'],
    ['pl', 'option', 'Zagraj kartę.', 'ends an answer with a full stop'],
    ['pl', 'option', ': weź kartę', 'begins an answer with neither a letter nor a number'],
    ['pl', 'question', 'Co robisz', 'has no end'],
    ['en', 'question', 'what do you do?', 'begins a sentence without a capital'],
    ['en', 'reason', 'It is not your turn', 'has no full stop'],
    ['en', 'other', '⟦card-plum⟧', 'says a key, not words'],
    ['pl', 'other', '3 PZ', 'parts a number from its unit'],
    ['en', 'other', "Ada's Base", 'has a straight apostrophe or quotation mark'],
    ['pl', 'other', 'poziom -6', 'has a hyphen for a minus'],
    ['pl', 'option', 'Skorzystaj z towarzysza …', 'has a space too many'],
  ] as const)('finds in %s as %s: %s', (lang, use, words, slip) => expect(slips(lang, use, words)).toContain(slip));
});
