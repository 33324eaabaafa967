import type { GameCard } from '@stolik/engine/lesson';

/** The game on one page. */
export const card: GameCard = [
  {
    id: 'turn',
    look: 'steps-any',
    items: ['activate', 'innovate', 'revolt'],
    icons: { activate: 'im-action', innovate: 'im-hand', revolt: 'im-unrest' },
  },
  { id: 'then', look: 'lines', items: ['cleanup', 'solstice'] },
  { id: 'market', look: 'list', items: ['acquire', 'break'], icons: { acquire: 'im-card', break: 'im-deck' } },
  {
    id: 'deck',
    look: 'list',
    items: ['barbarian', 'empire'],
    icons: { barbarian: 'im-barbarian', empire: 'im-empire' },
  },
  {
    id: 'points',
    look: 'list',
    items: ['progress', 'cards', 'power', 'unrest', 'big'],
    icons: { progress: 'im-progress', cards: 'im-card', power: 'im-power', unrest: 'im-unrest', big: 'im-fame' },
  },
  { id: 'end', look: 'lines', items: ['trigger', 'collapse'] },
];
