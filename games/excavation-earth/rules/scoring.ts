import { defined } from '@stolik/engine';
import { CENTRE_AWARDS } from '../content/tables.ts';
import { ALL_CENTRES, type Centre } from '../pieces.ts';
import { envoysAt, playerAt, type State, whoIs } from '../state.ts';
import { gain } from './credits.ts';
import type { GameDealer } from './steps.ts';

/** EE-10 Scoring phase: each centre apart; envoys stay. */
export function scoreCentres(s: State, _: unknown, dealer: GameDealer): void {
  for (const centre of ALL_CENTRES) {
    const envoys = s.players.map((_, rival) => envoysAt(s, rival, centre));
    const credits = sharesOf(defined(CENTRE_AWARDS[s.round - 1]), envoys);
    credits.forEach((share, rival) => {
      gain(playerAt(s, rival), share, 'centres');
    });
    tellCentre(s, centre, envoys, credits, dealer);
  }
}

/**
 * EE-10.2, EE-10.3: awards by number of envoys. Those who tie share, rounded down, what the places they cover are worth;
 * whoever has nobody there gets nothing and takes no place.
 */
export function sharesOf(awards: readonly number[], envoys: readonly number[]): number[] {
  return envoys.map((own) => {
    if (own === 0) return 0;
    const ahead = envoys.filter((other) => other > own).length;
    const tied = envoys.filter((other) => other === own).length;
    const sum = awards.slice(ahead, ahead + tied).reduce((total, award) => total + award, 0);
    return Math.floor(sum / tied);
  });
}

function tellCentre(
  s: State,
  centre: Centre,
  envoys: readonly number[],
  credits: readonly number[],
  dealer: GameDealer,
): void {
  const awards = envoys
    .map((count, rival) => ({ who: whoIs(s, rival), envoys: count, credits: defined(credits[rival]) }))
    .filter((award) => award.envoys > 0)
    .sort((one, other) => other.envoys - one.envoys);
  dealer.tell({ type: 'centre-scored', centre, round: s.round, awards });
}
