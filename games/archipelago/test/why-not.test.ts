import { seat } from '@stolik/engine';
import { speakerOf } from '@stolik/text';
import { gameText } from '@stolik/text/node';
import { describe, expect, it } from 'vitest';
import { regionNamed } from '../content/regions.ts';
import { archipelago } from '../index.ts';
import { buildingNamed, buildingOf } from '../pieces.ts';
import { firstCitizen } from '../rules/units.ts';
import type { Given } from './given.ts';
import { type Position, position } from './position.ts';

const english = speakerOf('en', [gameText('archipelago', 'en')], archipelago);
const names = ['Ada', 'Bruno', 'Celina'];

/** The answer to a click of seat 0 on a piece, while something is asked. */
function answer(table: Position, piece: number, prompt = 'turn.move'): string | null {
  const view = archipelago.view(table.state, seat(0));
  const text = archipelago.whyNot?.(view, seat(0), prompt, piece) ?? null;
  return text === null ? null : english.say(text, names);
}

describe('why something cannot be chosen', () => {
  const table = (): Position =>
    position({
      map: ['palm-point', 'white-beach'],
      players: [
        {
          citizens: 'palm-point/l0 palm-point/l0:wood! palm-point/l0~ white-beach/l0',
          florins: 5,
          objectives: ['short-03'],
        },
        { citizens: 'white-beach/market', objectives: ['short-01'] },
        { objectives: ['short-04'] },
      ],
      buildings: ['white-beach/market', 'palm-point/market'],
    } satisfies Given);
  const citizen = firstCitizen(seat(0));
  const [free, engaged, lying] = [citizen, citizen + 1, citizen + 2];

  it('units: before an action is chosen, of another, busy, lying (AR-8, AR-9)', () => {
    expect(answer(table(), free)).toContain('(AR-8.2)');
    const asked = (piece: number): string | null => answer(table(), piece, 'migrate.unit');
    expect(asked(firstCitizen(seat(1)))).toContain('Bruno’s unit');
    expect(asked(engaged)).toContain('(AR-8.5)');
    expect(asked(lying)).toContain('(AR-8.6)');
  });

  it('actions of the wheel: what each of them lacks (AR-8, AR-9)', () => {
    const action = (zone: string): string | null => {
      const view = archipelago.view(table().state, seat(0));
      const text = archipelago.whyNot?.(view, seat(0), 'turn.move', zone) ?? null;
      return text === null ? null : english.say(text, names);
    };
    expect(action('harvest-fish')).toBe('None of your ready ships lies at a free shoal (AR-9.2).');
    expect(action('recruit')).toBe('There are no free workers to hire (AR-9.6).');
    expect(action('build')).toContain('(AR-9.8)');
  });

  it('objectives and one’s own buildings: when their time comes', () => {
    const view = table();
    const [objective] = view.state.players[0]?.objectives ?? [];
    expect(answer(view, objective as number)).toContain('(AR-13.5)');
    expect(answer(view, free, 'crisis.citizen')).toContain('not lying down');
  });

  it('markets: held by another, held by nobody (AR-11.1)', () => {
    const market = (region: string): number => buildingOf(regionNamed(region), buildingNamed('market'));
    expect(answer(table(), market('white-beach'))).toBe('Bruno controls it (AR-11.1).');
    expect(answer(table(), market('palm-point'))).toContain('Nobody controls it');
  });
});
