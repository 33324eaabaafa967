import { defined, given, type Seat, scriptNamed } from '@stolik/engine';
import { type PowerKind, steedKind, upgradeKind } from '../content/cards.ts';
import type { ProgramId } from '../content/effects.ts';
import type { Upgrade } from '../pieces.ts';
import { wagonAt } from '../state.ts';
import type { Carrying } from './effects.ts';
import { call, choose, loop, run, script } from './steps.ts';

/** DR-21: any upgrade that is left. Nobody begins this who may not have one more. */
interface UpgradeTaking {
  seat: Seat;
  upgrade?: Upgrade | null;
  /** Programs of steeds that the owner had before (DR-20.3: Velvet brought by this upgrade gives nothing yet). */
  follow?: ProgramId[];
}

const carryOut = scriptNamed<Carrying>('carry-out');

export const takeUpgrade = script<UpgradeTaking>('take-upgrade', [
  choose('upgrade', (s) => s.upgrades.slice(), { by: (_, { seat }) => seat }),
  run((s, local, dealer) => {
    const { seat } = local;
    const upgrade = given(local.upgrade);
    const wagon = wagonAt(s, seat);
    local.follow = followers(wagon.steeds.map(steedKind), upgradeKind(upgrade));
    s.upgrades.splice(s.upgrades.indexOf(upgrade), 1);
    wagon.upgrades.push(upgrade);
    dealer.tell({ type: 'upgrade-taken', seat, upgrade });
    for (const steed of wagon.steeds)
      if (steedKind(steed).power.onUpgrade !== null) dealer.tell({ type: 'steed-helped', seat, steed });
  }),
  loop(
    (_, { follow }) => defined(follow).length > 0,
    [
      call(carryOut, (_, { seat, follow }) => ({
        seat,
        program: defined(follow?.[0]),
        next: 0,
        open: false,
      })),
      run((_, { follow }) => {
        follow?.shift();
      }),
    ],
  ),
]);

/** What happens at once: the upgrade's own effect, then what steeds make of it. */
function followers(steeds: readonly PowerKind[], upgrade: PowerKind): ProgramId[] {
  const programs = [upgrade.power.onTake, ...steeds.map(({ power }) => power.onUpgrade)];
  return programs.filter((program): program is ProgramId => program !== null);
}
