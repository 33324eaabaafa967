import { allSeats, type Game } from '@stolik/engine';
import { gameSuite } from '@stolik/testkit';
import { gameText } from '@stolik/text/node';
import type { Event } from '../events.ts';
import { archipelago } from '../index.ts';
import type { State } from '../state.ts';

const texts = { pl: gameText('archipelago', 'pl'), en: gameText('archipelago', 'en') };

/**
 * The kit wants somebody to win every game. When the archipelago is lost nobody does (AR-12.2), so it is shown all seats as equals there;
 * that really nobody wins is tested in `ends.test.ts`.
 */
const forTheKit: Game<State, Event> = {
  ...archipelago,
  winners: (s) => (s.ended === 'independence' ? allSeats(s.seats) : archipelago.winners(s)),
};

gameSuite(forTheKit, { texts, folder: import.meta.dirname });
