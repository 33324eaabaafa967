import { defined } from '@stolik/engine';
import { attempt, type Check, type Data, isData, type Report, shown, whole, wholes } from '@stolik/engine/pack';
import { COLOURS } from '../pieces.ts';
import type { OrderEffect } from './effects.ts';
import { ZU_ACTIONS } from './effects.ts';
import { readDifficulty, readOrder, readPower, readZuCard } from './read-effects.ts';

/** What the items of a pack must be together: a map that hangs together, cards that add up, effects that the rules know. */

const nameOfLine = ({ a, b }: Data): string => `${a} – ${b}`;

/** EE-1.3, EE-1.5: every location can be reached, and every kind has one site, of its colour and with its glyph. */
export function checkMap(
  locations: readonly Data[],
  lines: readonly Data[],
  artefacts: readonly Data[],
  report: Report,
): void {
  const seen = new Set<string>();
  for (const line of lines) {
    const ends = [line.a, line.b].map(String).sort().join(' ');
    if (line.a === line.b)
      report(`lines, "${line.id}": a line must join two locations, not ${shown(line.a)} with itself.`);
    if (seen.has(ends)) report(`lines, "${line.id}": ${nameOfLine(line)} is there twice.`);
    seen.add(ends);
  }
  const ids = locations.map(({ id }) => id);
  const reached = new Set([ids[0]]);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const { a, b } of lines) {
      if (reached.has(a)) reached.add(b);
      else if (reached.has(b)) reached.add(a);
    }
  }
  for (const id of ids) if (!reached.has(id)) report(`lines: ${shown(id)} cannot be reached.`);
  for (const { id, region, glyph, digSite } of artefacts) {
    const sites = locations.filter(
      (place) => place.region === region && Array.isArray(place.glyphs) && place.glyphs.includes(glyph),
    );
    if (sites.length !== 1)
      report(`locations: ${sites.length} ${region} sites show ${shown(glyph)}; there must be one.`);
    else if (sites[0]?.id !== digSite)
      report(
        `artefacts, "${id}": "digSite" must be ${shown(sites[0]?.id)}, which shows its glyph, not ${shown(digSite)}.`,
      );
  }
}

/** EE-1.4, EE-1.6a: two markets for each centre, and a symbol for each black market. */
export function checkMarkets(markets: readonly Data[], report: Report): void {
  for (const centre of ['centre-left', 'centre-middle', 'centre-right']) {
    const count = markets.filter(({ commandCentre }) => commandCentre === centre).length;
    if (count !== 2) report(`markets: ${shown(centre)} has ${count} markets; each centre has two.`);
  }
  for (const black of ['bm-west', 'bm-central', 'bm-east'])
    if (!markets.some(({ blackMarket }) => blackMarket === black))
      report(`markets: no market has its symbol on ${shown(black)}.`);
}

/** EE-1.6: nothing may become impossible for want of a card. */
export function checkCards(cards: readonly Data[], report: Report): void {
  for (const colour of COLOURS)
    if (!cards.some(({ region }) => region === colour)) report(`actionCards: no card is ${colour}.`);
  for (let market = 1; market <= 6; market++)
    if (!cards.some((card) => card.market === `market-${market}`))
      report(`actionCards: no card has the symbol of market ${market}.`);
}

export function checkBuyerCards(cards: readonly Data[], report: Report): void {
  const sum = cards.reduce((total, { count }) => total + Number(count), 0);
  if (sum !== 17) report(`buyerCards: there are ${sum}; the box has 17.`);
}

const MOST = 10;

export function checkEffects(orders: readonly Data[], difficulty: readonly Data[], report: Report): void {
  for (const { id, white, yellow } of orders) {
    for (const [side, printed] of Object.entries({ white, yellow })) {
      const effect = isData(printed) ? printed.effect : undefined;
      const where = `orderCards, "${id}": "${side}.effect"`;
      for (const one of attempt(() => readOrder(String(effect)), where, report) ?? []) {
        if (one.does === 'extra-action' && side === 'white')
          report(
            `${where} is for round 2, when an imaginary card cannot lie in the forecast; only "yellow" may have it.`,
          );
        for (const amount of amountsOf(one))
          if (amount < 1 || amount > MOST) report(`${where} has a number ${amount}; it must be from 1 to ${MOST}.`);
      }
    }
  }
  for (const { id, effect } of difficulty)
    attempt(() => readDifficulty(String(effect)), `difficulty, "${id}": "effect"`, report);
}

const amountsOf = (effect: OrderEffect): number[] =>
  Object.values(effect).filter((value): value is number => typeof value === 'number');

/** EE-2.3: no two factions, Zu included, begin at the same time. */
export function checkFactions(factions: readonly Data[], report: Report): void {
  for (const { id, initiative, effect } of factions) {
    const other = factions.find((one) => one.id !== id && one.initiative === initiative);
    if (other !== undefined) report(`factions, "${id}": "initiative" ${initiative} is also that of "${other.id}".`);
    if (effect !== undefined) attempt(() => readPower(String(effect)), `factions, "${id}": "effect"`, report);
  }
}

const numbersIn = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

/** EE-12.4: the decks need so many cards of each type. */
export function checkZu(cards: readonly Data[], numbers: readonly Data[], report: Report): void {
  const decks = numbers.filter(({ id }) => /^zu-deck-/.test(String(id))).map(({ value }) => numbersIn(value));
  ZU_ACTIONS.forEach((type, at) => {
    const needed = decks.reduce((sum, deck) => sum + (deck[at] ?? 0), 0);
    const there = cards.reduce((sum, { id, type: own, count, effect }) => {
      if (own !== type) return sum;
      const found = attempt(() => readZuCard(String(effect)), `zuCards, "${id}": "effect"`, report);
      if (found !== null && found.does !== type)
        report(`zuCards, "${id}": its effect is "${found.does}", its type "${type}".`);
      if (found?.does === 'excavate' && found.colours !== null && found.colours[0] === found.colours[1])
        report(`zuCards, "${id}": its two colours must be different.`);
      return sum + Number(count);
    }, 0);
    if (there !== needed) report(`zuCards: there are ${there} of type "${type}"; the three decks need ${needed}.`);
  });
}

const NUMBERS: { readonly [id: string]: Check } = {
  'popularity-payout': wholes(5, 0, 20),
  'credits-per-buyer': whole(1, 10),
  'markets-bonus': wholes(3, 0, 30),
  'starting-credits': whole(0, 50),
  'starting-hand': whole(1, 8),
  'mulligan-threshold': whole(2, 8),
  'buyers-per-market': whole(1, 4),
  'buyer-cards-burned': whole(0, 10),
  'forecast-cards': wholes(3, 1, 8),
  'dig-tiles': wholes(3, 1, 6),
  'black-market-tiles': wholes(3, 0, 6),
  draft: whole(6, 10),
  'solo-draft': whole(9, 9),
  'centre-awards-1': wholes(1, 0, 50),
  'centre-awards-2': wholes(2, 0, 50),
  'centre-awards-3': wholes(3, 0, 50),
  'zu-failed-action': whole(0, 50),
  'zu-deck-1': wholes(6, 0, 10),
  'zu-deck-2': wholes(6, 0, 10),
  'zu-deck-3': wholes(6, 0, 10),
};

/** What is listed by rank or place may not grow. */
const FALLING = /^(popularity-payout|centre-awards-)/;

export function checkNumbers(numbers: readonly Data[], report: Report): void {
  for (const { id, value } of numbers) {
    const be = NUMBERS[String(id)]?.(value) ?? null;
    if (be !== null) {
      report(`numbers, "${id}": "value" must be ${be}, not ${shown(value)}.`);
      continue;
    }
    const list = numbersIn(value);
    if (FALLING.test(String(id)) && list.some((one, at) => at > 0 && one > defined(list[at - 1])))
      report(`numbers, "${id}": "value" must not grow from place to place, as ${shown(value)} does.`);
  }
}
