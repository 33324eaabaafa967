import { type Bot, botChance } from '@stolik/bots';
import type { GameRecord, Seat } from '@stolik/engine';
import { failure } from '../complaint.ts';
import { plainName } from '../records.ts';
import { botAsked } from '../seating.ts';

/** Who sits where: a name for each seat, and its bot where no person sits. */
export interface Company {
  readonly names: readonly string[];
  readonly bots: readonly (Bot | null)[];
}

/** Names of bots: short, known in both languages. */
const botNames: readonly string[] = ['Ada', 'Leo', 'Iga', 'Max', 'Nela', 'Olek', 'Ema', 'Iwo'];

/** People first, then bots. Those with a face of their own go by its name, unless another at the table does. */
export function companyOf(
  people: readonly string[],
  bots: readonly Bot[],
  faceOf: (bot: Bot) => string | null = () => null,
): Company {
  const names = [...people];
  for (const bot of bots) {
    const wanted = [faceOf(bot) ?? [], botNames, `${bot.id} ${names.length + 1}`].flat();
    names.push(wanted.find((name) => !names.includes(name)) ?? bot.id);
  }
  return { names, bots: [...people.map(() => null), ...bots] };
}

/** Those who sat at a saved table. A record of people only says nothing of bots. */
export function companyOfRecord(file: string, record: GameRecord): Company {
  const bots = record.bots ?? record.names.map(() => null);
  if (bots.every((bot) => bot !== null)) throw failure('cli-play-no-person', { file });
  return {
    names: record.names.map((name, seat) => plainName(name) || String(seat + 1)),
    bots: bots.map((id) => (id === null ? null : botAsked(id))),
  };
}

export const isPerson = (company: Company, seat: Seat): boolean => company.bots[seat] === null;
export const people = (company: Company): number => company.bots.filter((bot) => bot === null).length;

/** A bot's luck for its next choice: the same whether the game was put down in between or not. */
export const luckOf = (seed: string, seat: Seat, choices: number) => botChance(`${seed} ${choices}`, seat);
