import { type Source, sourceNamed } from '@stolik/engine';
import buyersFile from './buyers.json' with { type: 'json' };
import setupFile from './setup.json' with { type: 'json' };
import tracksFile from './tokens-and-tracks.json' with { type: 'json' };
import zuFile from './zu.json' with { type: 'json' };

/** Numbers of the rules that are printed on no piece, with where we know them from: the uncertain ones may be replaced by a pack. */
export interface RuleNumber {
  readonly id: string;
  readonly name: { readonly pl: string; readonly en: string };
  readonly value: number | readonly number[];
  readonly source: Source;
}

const number = (id: string, pl: string, en: string, value: RuleNumber['value'], source: string): RuleNumber => ({
  id,
  name: { pl, en },
  value,
  source: sourceNamed(source),
});

const { byPlayers, preparation, soloPreparation } = setupFile;
const players = byPlayers.filter(({ players }) => players > 1);

export const RULE_NUMBERS: readonly RuleNumber[] = [
  number(
    'popularity-payout',
    'kredyty za miejsce pod względem popularności',
    'credits by popularity rank',
    buyersFile.popularityPayout.byRank,
    buyersFile.popularityPayout.source,
  ),
  number(
    'credits-per-buyer',
    'kredyty za zainteresowanego kupującego',
    'credits for an interested buyer',
    tracksFile.sale.creditsPerInterestedBuyer,
    tracksFile.sale.creditsPerInterestedBuyerSource,
  ),
  number(
    'markets-bonus',
    'dodatkowe kredyty za 1, 2 i 3 rynki',
    'extra credits for 1, 2 and 3 markets',
    Object.values(tracksFile.sale.multiMarketBonus),
    tracksFile.sale.source,
  ),
  number(
    'starting-credits',
    'kredyty na start',
    'credits at the start',
    setupFile.startingCredits.value,
    setupFile.startingCredits.source,
  ),
  number(
    'starting-hand',
    'karty akcji na start',
    'action cards at the start',
    setupFile.startingActionCards.value,
    setupFile.startingActionCards.source,
  ),
  number(
    'mulligan-threshold',
    'tyle podobnych kart pozwala na wymianę',
    'so many cards alike allow an exchange',
    setupFile.mulliganThreshold.value,
    setupFile.mulliganThreshold.source,
  ),
  number(
    'buyers-per-market',
    'kupujący na rynku na start',
    'buyers at a market at the start',
    setupFile.buyersPerMarket.value,
    setupFile.buyersPerMarket.source,
  ),
  number(
    'buyer-cards-burned',
    'odrzucone karty kupujących',
    'buyer cards thrown away at setup',
    setupFile.buyerCardsBurned.value,
    setupFile.buyerCardsBurned.source,
  ),
  number(
    'forecast-cards',
    'karty prognozy dla 2, 3 i 4 graczy',
    'forecast cards for 2, 3 and 4 players',
    players.map(({ forecastCards }) => forecastCards),
    byPlayers[1]?.forecastSource ?? 'public',
  ),
  number(
    'dig-tiles',
    'artefakty każdego koloru na mapie na start, dla 2, 3 i 4 graczy',
    'artefacts of each colour on the map at the start, for 2, 3 and 4 players',
    players.map(({ digTilesPerColour }) => digTilesPerColour),
    byPlayers[1]?.digSource ?? 'public',
  ),
  number(
    'black-market-tiles',
    'artefakty każdego koloru na czarnym rynku na start, dla 2, 3 i 4 graczy',
    'artefacts of each colour on the black market at the start, for 2, 3 and 4 players',
    players.map(({ blackMarketTilesPerColour }) => blackMarketTilesPerColour),
    byPlayers[1]?.blackMarketSource ?? 'public',
  ),
  number('draft', 'karty w drafcie', 'cards of the draft', preparation.draftDeal, preparation.source),
  number('solo-draft', 'karty w drafcie solo', 'cards of the solo draft', soloPreparation.deal, soloPreparation.source),
  ...tracksFile.commandCentreAwards.map(({ round, places, source }) =>
    number(
      `centre-awards-${round}`,
      `nagrody centrów dowodzenia w rundzie ${round}`,
      `awards of command centres in round ${round}`,
      places,
      source,
    ),
  ),
  number(
    'zu-failed-action',
    'kredyty Zu za nieudaną akcję',
    "Zu's credits for a failed action",
    zuFile.failedActionCredits,
    zuFile.failedActionSource,
  ),
  ...zuFile.roundDecks.map(({ round, excavate, market, command, sell, surge, survey }) =>
    number(
      `zu-deck-${round}`,
      `talia Zu w rundzie ${round}: wydobycie, rynek, rozkaz, sprzedaż, zryw, prognoza`,
      `Zu's deck of round ${round}: excavate, market, command, sell, surge, survey`,
      [excavate, market, command, sell, surge, survey],
      zuFile.roundDecksSource,
    ),
  ),
];
