import type { Seat } from '@stolik/engine';
import type { Referee } from '@stolik/testkit';
import type { Card } from '../pieces.ts';
import type { Player, State } from '../state.ts';
import { Turn } from './referee-turn.ts';
import { callOf, countIn, fits, ownedBy, printed, under, zoneOf } from './referee-words.ts';
import { cut } from './reference.ts';

// A second reading of the rules, written from `rules.md` and `NOTATION.md` and not from the code: only the content and the way pieces lie on the table are shared.

/** IM-16: progress, and every card by its place. */
function pointsOf(s: State, seat: Seat): number {
  const player = s.players[seat] as Player;
  return ownedBy(player).reduce((sum, card) => sum + worth(s, seat, card), player.progress);
}

/** IM-16.5. */
function worth(s: State, seat: Seat, card: Card): number {
  const player = s.players[seat] as Player;
  const { name, given } = callOf(printed(card).vp);
  if (name === 'none') return 0;
  if (name === 'fixed') return Number(given);
  if (name === 'variable')
    return Math.min(
      10,
      cut(given, '+').reduce((sum, term) => sum + variable(s, seat, card, term), 0),
    );
  const places: Readonly<Record<string, boolean>> = {
    inHistory: player.history.includes(card),
    inPlay: player.play.includes(card),
    notInPlay: !player.play.includes(card),
    garrisoned: player.garrison.includes(card),
    else: true,
  };
  const first = cut(given, ',').find((words) => places[words.split(':')[0]?.trim() ?? '']);
  return Number(first?.split(':')[1] ?? 0);
}

/** "2 per 3 region in play": so many for each full group. */
function variable(s: State, seat: Seat, card: Card, term: string): number {
  const [, each, group = '1', what = ''] = /^(\d+) per (?:(\d+) )?(.+)$/.exec(term) ?? [];
  return Number(each) * Math.floor(amount(s, seat, card, what) / Number(group));
}

function amount(s: State, seat: Seat, card: Card, what: string): number {
  const player = s.players[seat] as Player;
  const others = s.players.filter((_, other) => other !== seat);
  if (what === 'materials' || what === 'population' || what === 'progress') return player[what];
  if (what === 'cards') return ownedBy(player).length;
  if (what === 'cards here') return under(player, card).length;
  if (what === 'player with fewer progress')
    return [...others, ...(s.rival === null ? [] : [s.rival])].filter(({ progress }) => progress < player.progress)
      .length;
  if (what === 'unrest of others') {
    const rivals =
      s.rival === null
        ? []
        : [...s.rival.slots, ...s.rival.deck, ...s.rival.discard, ...s.rival.play, ...s.rival.history];
    const all = [...others.flatMap(ownedBy), ...rivals.filter((one) => one >= 0)];
    return all.filter((one) => fits('unrest', one)).length;
  }
  const [filter = '', zone] = what.split(' in ');
  const cards = zone === undefined ? ownedBy(player) : zoneOf(s, player, zone);
  return filter === 'cards' ? cards.length : countIn(filter, cards);
}

/**
 * IM-11.2, IM-11.3: how many progress stand for materials (two each) or population. Null where more may be owed at once: by words that name two kinds, and for
 * a development, which may be bought in the middle of any ability that draws (IM-12.2).
 */
function payments(s: State, seat: Seat, what: 'materials' | 'population', owed: number): string[] | null {
  const { self = -1 } = s.running.at(-1) ?? {};
  const words = self < 0 ? '' : printed(self as Card).effect.join(' ');
  const player = s.players[seat] as Player;
  if (!new RegExp(`pay\\(\\d+ ${what}\\)`).test(words) || /pay\([^)]*,|develop/.test(words)) return null;
  if (player.empire && player.development.length > 0 && words.includes('draw')) return null;
  const stands = what === 'materials' ? 2 : 1;
  const found: string[] = [];
  for (let used = 0; used <= Math.ceil(owed / stands) && used <= player.progress; used++)
    if (owed - stands * used <= player[what]) found.push(String(used));
  return found;
}

export const referee: Referee<State> = {
  points: pointsOf,
  offered(s, { seat, prompt, question, options }) {
    if (prompt === 'turn.move') return new Turn(s).moves(options);
    const { n } = (question.args ?? {}) as { readonly n?: number };
    if (n === undefined) return null;
    if (prompt === 'payment.materials') return payments(s, seat, 'materials', n);
    if (prompt === 'payment.population') return payments(s, seat, 'population', n);
    return null;
  },
};
