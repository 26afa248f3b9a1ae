import { message } from '../../kernel/message.ts';
import { newId, type Entropy } from '../../kernel/entropy.ts';
import { asId, type GameId, type RulingId, type TournamentId } from '../../kernel/ids.ts';
import { ok, type Result } from '../../kernel/result.ts';
import { between, instant, millis, MINUTE, type Instant } from '../../kernel/time.ts';
import { credit } from '../../rules/clocks/adjustment.ts';
import { timeBetween } from '../../rules/clocks/rest.ts';
import type { Db } from '../../store/client.ts';
import { lockGames } from '../../store/lock.ts';
import { tickingGames } from '../../store/reading/due.ts';
import { gamesByIds, type GameRecord } from '../../store/reading/game.ts';
import { rulingsByIds } from '../../store/reading/ruling.ts';
import {
  closeDowntime,
  countCredited,
  insertDowntime,
  lastAlive,
  noteAlive,
  openDowntimes,
  type Downtime,
} from '../../store/server-life.ts';
import { inTransaction } from '../../store/transaction.ts';
import { setClock } from '../../store/writing/game.ts';
import { runCommand, type Command } from '../command.ts';
import type { AppContext } from '../context.ts';
import type { NotFound } from '../errors.ts';
import { gameTopic } from '../events.ts';
import { lockedTournament } from '../found.ts';
import { rule } from '../running/make-ruling.ts';
import { clockOf } from '../state/running-clock.ts';

/** A downtime up to this length is nobody's loss: it is not credited. */
export const TOLERATED_DOWNTIME = millis(5 * MINUTE);

const REASON = message('ruling.reason.down');

/** What is needed to credit a downtime: before anything else runs. */
export interface StartingWorld {
  readonly db: Db;
  readonly now: () => Instant;
  readonly entropy: Entropy;
}

/**
 * Gives back to every running clock the time during which no server ran, if that was more than 5 minutes, and notes it as a
 * ruling of each tournament. To be awaited at every start, before the first sweep, and by a server that was not let run, before it goes on;
 * what is cut short is carried on by the next. Source: Clocks 3.2.
 */
export async function creditDowntime({ db, now, entropy }: StartingWorld): Promise<void> {
  const at = now();
  await inTransaction(db, async (tx) => {
    const from = await lastAlive(tx);
    await noteAlive(tx, at);
    if (from !== null && between(from, at) > TOLERATED_DOWNTIME)
      await insertDowntime(tx, { id: newId(entropy), from, to: at });
    return { keep: true, value: null };
  });
  const context: AppContext = { db, now, entropy, actor: { kind: 'system' } };
  for (const downtime of await openDowntimes(db.prisma)) {
    for (const [tournamentId, games] of await tickingGames(db.prisma)) {
      await runCommand(context, { mutation: 'creditDowntime', input: {} }, (command) =>
        creditTournament(command, downtime, tournamentId, games),
      );
    }
    await closeDowntime(db.prisma, downtime.id);
  }
}

async function creditTournament(
  command: Command,
  downtime: Downtime,
  tournamentId: TournamentId,
  gameIds: readonly GameId[],
): Promise<Result<object, NotFound>> {
  const { tx } = command;
  await lockGames(tx, gameIds);
  const found = await lockedTournament(tx, tournamentId);
  if (!found.ok) return found;
  const id = asId<RulingId>(`${downtime.id}.${tournamentId}`);
  const isDone = (await rulingsByIds(tx, [id])).length > 0;
  if (isDone) return ok({});
  let credited = 0;
  for (const game of await gamesByIds(tx, gameIds)) if (await creditGame(command, downtime, game)) credited += 1;
  if (credited === 0) return ok({});
  await countCredited(tx, downtime.id, credited);
  const { from, to } = downtime;
  const text = message('ruling.downtime', { from: isoOf(from), to: isoOf(to), games: credited });
  await rule(command, { id, tournamentId, kind: 'DOWNTIME', reason: REASON, text });
  return ok({});
}

/** A turn that began during the last seconds before the downtime gets back no more than it lost, and a paused one nothing. */
async function creditGame(command: Command, { from, to }: Downtime, game: GameRecord): Promise<boolean> {
  const clock = clockOf(game);
  if (game.status !== 'RUNNING' || clock?.since == null || clock.running === null) return false;
  const lost = { from: instant(Math.max(from, clock.since)), to };
  const time = timeBetween(lost.from, to, clock.rests);
  if (time <= 0) return false;
  await setClock(command.tx, game.id, credit(clock, lost), command.at);
  command.touch(game.id);
  const payload = { gameId: game.id, tournamentId: game.tournamentId, time, reason: REASON };
  command.emit({ topic: gameTopic(game.id), kind: 'ClockCredited', payload });
  return true;
}

function isoOf(at: Instant): string {
  return new Date(at).toISOString();
}
