import { newId } from '../../kernel/entropy.ts';
import { SEATS, type Seat } from '../../kernel/seat.ts';
import type { PlayerId, RulingId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { ResultHow } from '../../rules/formats/format.ts';
import { isRated } from '../../rules/ratings/rated-result.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import { finishGame, type ReportedPlace } from '../../store/writing/game.ts';
import { deletePlans } from '../../store/writing/move-plan.ts';
import { insertResult } from '../../store/writing/result.ts';
import type { Command } from '../command.ts';
import { gameTopic, inboxTopic } from '../events.ts';
import { clockOf, clockStoppedAt } from '../state/running-clock.ts';

/** How a game ends. `winner` null: nobody gets the point; `value`: the points that it counts, 1 where nothing else is said. */
export interface Verdict {
  readonly winner: Seat | null;
  readonly how: ResultHow;
  readonly value?: number;
  /** What the rules of its board call it, or the director’s words. */
  readonly reason: string | null;
  readonly decidedAt: Instant;
  readonly rulingId?: RulingId;
  readonly reportedById?: PlayerId | null;
  readonly place?: ReportedPlace;
}

/** That a game ends without a result, as nothing hangs on it any more: its match was decided, or its tournament cancelled. */
export function endedMoot(reason: 'match-decided' | 'cancelled', decidedAt: Instant): Verdict {
  return { winner: null, how: 'NO_RESULT', reason, decidedAt };
}

/** Ends an open game: its result, its clock stopped, its players' ratings moved, and they themselves told. The game is locked; tables come after. */
export async function decideGame(command: Command, game: GameRecord, verdict: Verdict): Promise<void> {
  const { tx, at, entropy } = command;
  const { winner, how, reason, decidedAt, value = 1 } = verdict;
  const clock = clockOf(game);
  await insertResult(tx, {
    id: newId<RulingId>(entropy),
    gameId: game.id,
    number: 1,
    winner,
    how,
    value,
    reason,
    decidedAt,
    recordedAt: at,
    rulingId: verdict.rulingId ?? null,
    reportedById: verdict.reportedById ?? null,
  });
  const stopped = clock === null ? null : clockStoppedAt(clock, decidedAt);
  await deletePlans(tx, game.id);
  await finishGame(tx, game.id, decidedAt, stopped, verdict.place ?? null);
  if (isRated({ how, plies: game.venue === 'HERE' ? game.ply : null })) rateGame(command, game, verdict);
  const about = { gameId: game.id, tournamentId: game.tournamentId };
  command.touch(game.id);
  command.emit({
    topic: gameTopic(game.id),
    kind: 'GameFinished',
    payload: { ...about, winner, how, value, reason, decidedAt },
  });
  for (const seat of SEATS) {
    command.emit({ topic: inboxTopic(game.players[seat]), kind: 'MyGameFinished', payload: about });
  }
}

function rateGame(command: Command, { id, game, players }: GameRecord, { winner, decidedAt }: Verdict): void {
  command.rate({ cause: 'GAME', gameId: id, game, players, winner, at: decidedAt });
}
