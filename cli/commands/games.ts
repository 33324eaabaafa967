import { botNames } from '@stolik/bots';
import type { AnyGame } from '@stolik/engine';
import { languages } from '@stolik/text';
import type { Command } from '../command.ts';
import { type Desk, gameSpeaker, sayIfKnown } from '../desk.ts';
import { allGames } from '../house.ts';

/** What there is to play. */
export const listGames: Command = {
  options: { json: 'flag' },
  positionals: { least: 0, most: 0 },
  async run(desk, given) {
    const games = await allGames(desk.house);
    if (given.has('json')) for (const game of games) desk.printJson(aboutGame(desk, game));
    else desk.print(games.map((game) => sheetOf(desk, game)).join('\n\n'));
  },
};

const aboutGame = (desk: Desk, game: AnyGame) => ({
  id: game.id,
  rules: game.version,
  names: Object.fromEntries(languages.map((lang) => [lang, gameSpeaker(desk, game, lang).say({ key: 'game-name' })])),
  seats: { min: game.seats.min, max: game.seats.max },
  variants: game.variants.map(({ id, values, default: usual }) => ({ id, values, default: usual })),
  bots: botNames,
  solo: [],
});

function sheetOf(desk: Desk, game: AnyGame): string {
  const speaker = gameSpeaker(desk, game);
  const { min, max } = game.seats;
  const lines = [`${speaker.say({ key: 'game-name' })}  (${game.id}, ${game.version})`];
  const tagline = sayIfKnown(speaker, { key: 'game-tagline' });
  if (tagline !== null) lines.push(`  ${tagline}`);
  lines.push(`  ${desk.say('cli-games-seats', { least: min, most: max })}`);
  lines.push(`  ${desk.say('cli-games-bots', { bots: botNames.join(', ') })}`);
  for (const variant of game.variants) {
    const name = sayIfKnown(speaker, { key: `variant-${variant.id}` }) ?? variant.id;
    lines.push(`  ${desk.say('cli-games-variant', { name, id: variant.id })}`);
    for (const value of variant.values) {
      const word = sayIfKnown(speaker, { key: `variant-${variant.id}-${value}` }) ?? value;
      const usual = value === variant.default ? ` ${desk.say('cli-games-usual')}` : '';
      lines.push(`    ${variant.id}=${value}: ${word}${usual}`);
    }
  }
  return lines.join('\n');
}
