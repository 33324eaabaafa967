export interface BugFacts {
  /** What the player says. */
  readonly said: string;
  readonly record: string;
  readonly sequence: number;
  readonly moment: number;
  readonly seat: number | null;
  readonly prompt: string | null;
  /** What broke the game's own board. */
  readonly board: string | null;
  readonly language: string;
  readonly browser: string;
  readonly screen: string;
  readonly version: string;
}

/** Everything needed to see the same table again: `stolik replay` reads the last line. */
export const bugReport = (facts: BugFacts): string =>
  [
    '# Stolik: bug report',
    '',
    facts.said.trim() || '(no words)',
    '',
    `version: ${facts.version}`,
    `choices: ${facts.moment}`,
    `sequence: ${facts.sequence}`,
    `seat: ${facts.seat ?? 'spectator'}`,
    `asked: ${facts.prompt ?? 'nothing'}`,
    `board: ${facts.board ?? 'whole'}`,
    `language: ${facts.language}`,
    `screen: ${facts.screen}`,
    `browser: ${facts.browser}`,
    '',
    'record:',
    facts.record,
    '',
  ].join('\n');
