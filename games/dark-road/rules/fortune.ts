import { defined, given, type Script, scriptNamed, withId } from '@stolik/engine';
import { FORTUNES, type Fortune, programOf, ROUTES } from '../content/cards.ts';
import type { ProgramId } from '../content/effects.ts';
import { isHuman, type State, wagonAt } from '../state.ts';
import { hasObject } from './abilities.ts';
import { concernFortune } from './concern-journey.ts';
import type { Carrying } from './effects.ts';
import { humanLeader, journeyOf } from './journey.ts';
import { call, decide, type GameDealer, loop, type OrCompanion, run, script, when } from './steps.ts';

/** DR-15 Good Fortune: one choice for the leader after the main road, two after a shortcut. */
interface Smiling {
  left?: number;
  fortune?: OrCompanion<string> | null;
}

const carryOut = scriptNamed<Carrying>('carry-out');

const fortunes = script<Smiling>('fortunes', [
  run((s, local) => {
    local.left = ROUTES[journeyOf(s).route].fortunes;
  }),
  loop(
    (_, { left }) => defined(left) > 0,
    [
      when(
        (s) => isHuman(journeyOf(s).leader),
        [
          decide('fortune', openFortunes), // DR-15.2
          run(note),
          call(carryOut, (s, { fortune }) => ({
            seat: humanLeader(s),
            program: fortuneNamed(given(fortune)).program,
            next: 0,
            open: true,
          })),
        ],
        [run(concernFortune)], // DR-29.9
      ),
      run((_, local) => {
        local.left = defined(local.left) - 1;
      }),
    ],
  ),
]);

/** Closed only if what it gives cannot be had; coins always can (DR-15.2). */
function openFortunes(s: State): string[] {
  const wagon = wagonAt(s, humanLeader(s));
  return FORTUNES.filter(({ program }) => hasObject(s, wagon, program)).map(({ id }) => id);
}

/** What it gives now: the first coins of the game are more than later ones (DR-15.2). */
export function programNow(s: State, { program }: Fortune): ProgramId {
  const [effect] = programOf(program).effects;
  if (effect?.does !== 'first-taker') return program;
  return s.fortuneCoins ? effect.first : effect.later;
}

export const fortuneNamed = (id: string): Fortune => withId(FORTUNES, id);

function note(s: State, { fortune }: Smiling, dealer: GameDealer): void {
  const taken = fortuneNamed(given(fortune));
  dealer.tell({
    type: 'fortune-taken',
    seat: humanLeader(s),
    fortune: FORTUNES.indexOf(taken),
    program: programNow(s, taken),
  });
}

export const fortuneScripts: readonly Script[] = [fortunes];
