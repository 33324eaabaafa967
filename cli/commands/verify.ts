import {
  type AnyGame,
  commitmentTo,
  defined,
  type GameRecord,
  isRefusal,
  type RivalScore,
  replay,
  verify,
} from '@stolik/engine';
import type { Command } from '../command.ts';
import { failure } from '../complaint.ts';
import { gameSpeaker, sayIfKnown } from '../desk.ts';
import { judge, openRecord, plainName } from '../records.ts';

/** The opponent that the game itself plays, as it stands at the end. */
function rivalIn(game: AnyGame, record: GameRecord): RivalScore | null {
  const match = replay(game, record);
  return isRefusal(match) ? null : (game.rivalScore?.(match.table.state) ?? null);
}

/** Replays a record and checks the commitment, every choice and the result. */
export const verifyRecord: Command = {
  options: { json: 'flag' },
  positionals: { least: 1, most: 1 },
  async run(desk, given) {
    const file = defined(given.positionals[0]);
    const { record, game } = await openRecord(desk, file);
    const refusal = judge(file, () => verify(game, record));
    const { commitment, choices, result } = record;
    if (given.has('json')) {
      const found = refusal === null ? {} : { problem: refusal.message };
      desk.printJson({
        ok: refusal === null,
        file,
        game: game.id,
        rules: record.rules,
        commitment,
        choices: choices.length,
        finished: result !== undefined,
        ...(result ? { result } : {}),
        ...found,
      });
    }
    if (refusal !== null) throw failure('cli-verify-failed', { file, details: refusal.message });
    if (given.has('json')) return;
    const speaker = gameSpeaker(desk, game);
    desk.print(desk.say('cli-verify-game', { game: speaker.say({ key: 'game-name' }), rules: record.rules }));
    desk.print(desk.say('cli-verify-commitment', { commitment: commitmentTo(record.seed) }));
    if (record.commitments !== undefined)
      desk.print(desk.say('cli-verify-commitments', { count: record.commitments.length }));
    desk.print(desk.say('cli-verify-choices', { count: choices.length }));
    if (!result) return desk.print(desk.say('cli-verify-unfinished'));
    const totals = result.scores.map((score) => `${plainName(record.names[score.seat] ?? '')} ${score.total}`);
    const rival = rivalIn(game, record);
    if (rival !== null) totals.push(`${speaker.say(rival.name)} ${rival.total}`);
    desk.print(desk.say('cli-verify-result', { totals: totals.join(', ') }));
    const ending = sayIfKnown(speaker, { key: `ending-${result.ending}` });
    if (ending !== null) desk.print(`  ${ending}`);
  },
};
