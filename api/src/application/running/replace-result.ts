import { newId } from '../../kernel/entropy.ts';
import type { RulingId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { ResultHow } from '../../rules/formats/format.ts';
import { isRated } from '../../rules/ratings/rated-result.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { ResultRecord } from '../../store/reading/result.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { insertResult } from '../../store/writing/result.ts';
import type { Command } from '../command.ts';
import { gameTopic, inboxTopic } from '../events.ts';
import { actingPlayer } from '../rights.ts';
import { notePlaces } from './place-changes.ts';
import type { Message, LetterWords } from '../../kernel/message.ts';
import { settleOverruled } from './settle-tournament.ts';
import { noteStandings } from './standing-changes.ts';
import { beforeResultsOf } from './tournament-rows.ts';

/** The result that takes the place of an earlier one, and the ruling by which it does. */
export interface NewVerdict {
  readonly rulingId: RulingId;
  readonly winner: Seat | null;
  readonly how: ResultHow;
  readonly value: number;
  readonly decidedAt: Instant;
  readonly reason: LetterWords;
  /** What stood before, in words. */
  readonly replaces: Message;
}

/**
 * Adds a result to a game that has one; it counts from now on, in tables and in ratings. What is arranged stays. The game and its
 * tournament are locked. Source: Common 1.5, 1.6.
 */
export async function replaceResult(
  command: Command,
  { game, tournament }: { readonly game: GameRecord; readonly tournament: TournamentRecord },
  earlier: ResultRecord,
  verdict: NewVerdict,
): Promise<void> {
  const { tx, at, entropy, actor } = command;
  const { rulingId, winner, how, value, decidedAt, reason, replaces } = verdict;
  const { id: gameId, tournamentId, game: played, players } = game;
  await insertResult(tx, {
    ...{ rulingId, winner, how, value, decidedAt, gameId },
    reason: typeof reason === 'string' ? reason : null,
    id: newId<RulingId>(entropy),
    number: earlier.number + 1,
    recordedAt: at,
    reportedById: how === 'ADJUDICATED' ? null : actingPlayer(actor),
  });
  const rated = { gameId, game: played, players, winner, at };
  command.rate({ ...rated, cause: 'OVERRULED' });
  if (isRated({ how, plies: game.venue === 'HERE' ? game.ply : null })) command.rate({ ...rated, cause: 'GAME' });
  command.touch(gameId);
  command.emit({
    topic: gameTopic(gameId),
    kind: 'ResultOverruled',
    payload: { gameId, tournamentId, rulingId, winner, how, value, reason, replaces },
  });
  for (const player of [players.first, players.second]) {
    const told = { gameId, tournamentId, reason: typeof reason === 'string' ? reason : null };
    command.emit({ topic: inboxTopic(player), kind: 'MyResultOverruled', payload: told });
  }
  const after = await settleOverruled(command, tournament, { games: [game], reason });
  const before = beforeResultsOf(after, [game]);
  noteStandings(command, tournament, [game], { before, after });
  notePlaces(command, tournament, { before, after });
}
