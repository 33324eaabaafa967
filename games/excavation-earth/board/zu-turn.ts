import type { LogEntry } from '@stolik/ui';
import type { Event, ZuChoice } from '../events.ts';
import { colourName, type Location, type ZuCard } from '../pieces.ts';
import { dockOf, sendTo } from '../shortcuts.ts';
import { toldIn } from './scene.tsx';

/** Something that Zu did, or chose and why. */
export interface ZuStep {
  readonly id: number;
  readonly event: Event;
  /** In which of its turns: after the player has passed it may take several. */
  readonly turn: number;
  /** By which of the cards turned. */
  readonly card: number;
}

/** A card that Zu turned; it may have come to nothing. */
export interface Turned {
  readonly card: ZuCard;
  readonly failed: boolean;
}

/** What Zu has done since the player last did something: the cards it turned, and its steps in order. */
export interface ZuTurn {
  readonly cards: readonly Turned[];
  readonly steps: readonly ZuStep[];
}

/** The player's own doings; what follows them is news. */
const OWN: readonly Event['type'][] = ['action-taken', 'action-imagined', 'explorer-placed', 'explorer-moved'];

const isOwn = (event: Event): boolean =>
  OWN.includes(event.type) || (event.type === 'passed' && event.who !== 'zu') || event.type === 'power-used';

/** EE-12.9: null when the player has acted since, or Zu has not yet. */
export function zuTurnIn(log: readonly LogEntry[]): ZuTurn | null {
  const entries = toldIn(log);
  const news = entries.slice(entries.findLastIndex(({ event }) => isOwn(event)) + 1);
  const cards: { card: ZuCard; failed: boolean }[] = [];
  const steps: ZuStep[] = [];
  let works = false;
  let turn = 0;
  for (const { id, event } of news) {
    if (event.type === 'turn-began') {
      works = event.who === 'zu';
      turn++;
    } else if (ENDS.includes(event.type)) works = false;
    else if (event.type === 'zu-card') cards.push({ card: event.card, failed: false });
    else if (works) {
      steps.push({ id, event, turn, card: cards.length - 1 });
      const last = cards.at(-1);
      if (event.type === 'zu-failed' && last !== undefined) last.failed = true;
    }
  }
  return steps.length === 0 ? null : { cards, steps };
}

/** With these a round ends, and with it Zu's turns. */
const ENDS: readonly Event['type'][] = ['centre-scored', 'gallery-scored', 'round-began', 'zu-left-over', 'game-ended'];

/** Where the number of a step stands on the board: a place of the map, a card of the forecast, or a part of the ship. */
export function placeOfStep(event: Event): number | string | null {
  switch (event.type) {
    case 'zu-excavated':
      return event.from satisfies Location;
    case 'zu-trader':
    case 'buyer-added':
    case 'zu-no-buyer':
      return dockOf(event.market);
    case 'zu-envoy':
      return sendTo(event.centre);
    case 'sold':
      return event.markets[0] === undefined ? null : dockOf(event.markets[0]);
    case 'zu-chose':
      return placeOfChoice(event);
    case 'forecast-changed':
      return event.card;
    default:
      return null;
  }
}

const placeOfChoice = (choice: ZuChoice): number | string | null => {
  if (choice.what === 'market') return dockOf(choice.market);
  return 'colour' in choice ? `track-${colourName(choice.colour)}` : null;
};

/** The number of the latest step at every place, in the turn of the step that is shown and up to it. */
export function marksOf(steps: readonly ZuStep[], shown: number): ReadonlyMap<number | string, number> {
  const marks = new Map<number | string, number>();
  for (const [at, { event, turn }] of steps.slice(0, shown + 1).entries()) {
    const place = turn === steps[shown]?.turn ? placeOfStep(event) : null;
    if (place !== null) marks.set(place, at + 1);
  }
  return marks;
}
