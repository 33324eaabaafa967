import { defined, given, type Script, type Seat, scriptNamed, verbOf } from '@stolik/engine';
import { programOf } from '../content/cards.ts';
import type { EffectOf, Power } from '../content/effects.ts';
import { TRAVEL_FACES } from '../content/tables.ts';
import { filled } from '../pieces.ts';
import { isHuman, type Merchant, type State, wagonAt } from '../state.ts';
import { companionThat, isOwnTurn, type Usable } from './abilities.ts';
import { rollDice } from './caravan.ts';
import { abilityOf, abilityOption, type GiftGiving, usableNamed } from './companions.ts';
import { concernPicks } from './concern-journey.ts';
import type { Carrying } from './effects.ts';
import { journeyOf, lineOf, opensPurse, pickerOf } from './journey.ts';
import { sumOf, tellHelp } from './powers.ts';
import { call, choose, decide, type GameDealer, loop, type OrCompanion, run, script, when } from './steps.ts';
import { pay } from './stock.ts';

/** DR-13.7: who picks when. The leader first on the main road, last on a shortcut. */
interface Picking {
  left?: Merchant[];
}

const carryOut = scriptNamed<Carrying>('carry-out');
const gift = scriptNamed<GiftGiving>('gift');

const picking = script<Picking>('picking', [
  run((s, local) => {
    const { travellers, route } = journeyOf(s);
    local.left = route === 0 ? travellers.slice() : [...travellers.slice(1), defined(travellers[0])];
  }),
  loop(
    (_, { left }) => defined(left).length > 0,
    [
      run((s, local) => {
        const trip = journeyOf(s);
        trip.picker = defined(local.left?.shift());
        trip.value = 0;
        trip.raised = false;
      }),
      when((s) => isHuman(journeyOf(s).picker), [call(scriptNamed('pick'))], [run(concernPicks)]),
    ],
  ),
]);

/** DR-13.8, DR-13.9: rerolls for lanterns, then a die, then what may be done to it, then its line. */
interface Pick {
  die?: OrCompanion<string> | null;
  change?: string | null;
  used?: Usable | null;
  /** The picker had something to choose from. */
  asked?: boolean;
}

const isLeading = (s: State): boolean => isOwnTurn(s, pickerOf(s));

const pick = script<Pick>('pick', [
  run((_, local) => {
    local.die = 'reroll';
  }),
  loop(
    (_, { die }) => die === 'reroll',
    [
      decide('die', diceToPick, {
        by: pickerOf,
        open: isLeading,
        about: (s) => ({ event: { piece: journeyOf(s).event } }),
      }),
      when((_, { die }) => die === 'reroll', [run(reroll)]),
    ],
  ),
  run(takeDie),
  loop(
    (_, { change }) => change !== 'keep',
    [
      choose('change', changes, { by: pickerOf }),
      when(
        (_, { change }) => typeof change === 'string' && change.includes('@'),
        [
          run((_, local) => {
            local.used = usableOf(given(local.change));
          }),
          call(gift, (s, { used }) => ({ seat: pickerOf(s), ...given(used) })),
        ],
      ),
      run(changeDie),
    ],
  ),
  run(meetLine),
  call(carryOut, (s) => ({ seat: pickerOf(s), program: lineOf(s), next: 0, open: false })), // DR-24.5
]);

/** Different values, and a reroll of all dice that are left while there is a lantern to pay with. */
function diceToPick(s: State): string[] {
  const { dice } = journeyOf(s);
  const options: string[] = [];
  for (let i = 0; i < dice.length; i++)
    if (dice[i] !== dice[i - 1]) options.push(defined(DIE_OPTIONS[defined(dice[i])]));
  if (wagonAt(s, pickerOf(s)).lanterns > 0) options.push('reroll');
  return options;
}

/** `4@dice` */
const DIE_OPTIONS: readonly string[] = Array.from({ length: TRAVEL_FACES + 1 }, (_, value) => `${value}@dice`);

function reroll(s: State, _: Pick, dealer: GameDealer): void {
  const trip = journeyOf(s);
  pay(s, pickerOf(s), 'lantern', 1, dealer);
  trip.dice = rollDice(trip.dice.length, dealer);
  dealer.tell({ type: 'dice-rerolled', seat: pickerOf(s), dice: trip.dice.slice() });
}

function takeDie(s: State, local: Pick): void {
  const trip = journeyOf(s);
  local.asked = diceToPick(s).length > 1;
  trip.value = Number(verbOf(given(local.die)));
  trip.dice.splice(trip.dice.indexOf(trip.value), 1);
}

const plus = (power: Power): number => power.travelDiePlus;

/**
 * What may be done to the picked die: Whisper by its owner (DR-20.2), Windcat by the leader (DR-19.8). Values that come to the same
 * are offered once; `windcat-1:5@215` sets the die to 5.
 */
function changes(s: State): string[] {
  const { value, raised } = journeyOf(s);
  return changesOf(s, pickerOf(s), value, raised);
}

/** The same of a die that is not picked yet: what it could become. */
export function changesOf(s: State, seat: Seat, value: number, raised: boolean): string[] {
  const options = ['keep'];
  if (!raised && value < TRAVEL_FACES && sumOf(wagonAt(s, seat), plus) > 0) options.push('raise');
  const setting = companionThat(s, seat, 'set-travel-die');
  if (setting !== null) for (let to = 1; to <= TRAVEL_FACES; to++) options.push(valueOption(setting, to));
  const adding = companionThat(s, seat, 'add-travel-die');
  if (adding !== null) {
    const { least, most } = addedBy(adding);
    for (let more = least; more <= most; more++) {
      options.push(valueOption(adding, capped(value + more)));
      if (value + more >= TRAVEL_FACES) break;
    }
  }
  return options;
}

const capped = (value: number): number => Math.min(TRAVEL_FACES, value);

function valueOption(usable: Usable, value: number): string {
  const [ability, card] = abilityOption(usable).split('@');
  return `${ability}:${value}@${card}`;
}

export const usableOf = (option: string): Usable => usableNamed(option.replace(/:\d+/, ''));
export const valueIn = (option: string): number => Number(/:(\d+)@/.exec(option)?.[1]);

function addedBy({ card, ability }: Usable): EffectOf<'add-travel-die'> {
  const [effect] = programOf(abilityOf(card, ability).program).effects;
  if (effect?.does !== 'add-travel-die') throw new Error('this companion adds nothing to a travel die');
  return effect;
}

function changeDie(s: State, local: Pick, dealer: GameDealer): void {
  const trip = journeyOf(s);
  const seat = pickerOf(s);
  const { change } = local;
  if (change !== 'keep' || changes(s).length > 1) local.asked = true;
  if (change === 'raise') {
    trip.raised = true;
    trip.value = capped(trip.value + sumOf(wagonAt(s, seat), plus));
    tellHelp(s, wagonAt(s, seat), (power) => power.travelDiePlus > 0, dealer);
  } else if (typeof change === 'string' && change !== 'keep') trip.value = valueIn(change);
  else return;
  dealer.tell({ type: 'die-changed', seat, value: trip.value });
}

/** What a purse can pay nobody else may know (DR-2); after a choice of somebody else it is shown by what is paid. */
function meetLine(s: State, { asked }: Pick, dealer: GameDealer): void {
  const { event, value } = journeyOf(s);
  if (asked !== true && !s.openCoins && opensPurse(lineOf(s))) dealer.reveal();
  dealer.tell({ type: 'die-picked', merchant: pickerOf(s), value, event: filled(event), line: lineOf(s) });
}

export const pickingScripts: readonly Script[] = [picking, pick];
