import type { GameCard } from '@stolik/engine/lesson';

/** The game on one page. */
export const card: GameCard = [
  { id: 'turn', look: 'steps', items: ['leader', 'actions', 'cleanup'] },
  { id: 'actions', look: 'list', items: ['recruit', 'mine', 'collect', 'skill', 'raid'] },
  {
    id: 'points',
    look: 'list',
    items: ['crystals', 'sets', 'totems', 'halves', 'subjugated'],
    icons: {
      halves: 'ss-emblem-mass-production',
      totems: 'ss-emblem-totem-cult',
      sets: 'ss-mark-purple',
    },
  },
  { id: 'end', look: 'lines', items: ['marker', 'round'] },
  { id: 'keep', look: 'lines', items: ['totem', 'wild', 'hand', 'overpay'] },
];
