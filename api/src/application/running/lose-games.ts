import { invariant } from '../../kernel/assert.ts';
import type { EntryId, PlayerId, RulingId, TournamentId } from '../../kernel/ids.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { WithdrawalEffect } from '../../rules/formats/format.ts';
import { overtaken } from '../../store/failure.ts';
import { lockGames } from '../../store/lock.ts';
import { gamesByIds, type GameRecord } from '../../store/reading/game.ts';
import { openGameIdsOf } from '../../store/reading/open-game.ts';
import type { Command } from '../command.ts';
import { inboxTopic } from '../events.ts';
import { decideGame } from './decide-game.ts';
import type { LoadedTournament } from './tournament-rows.ts';
import { verdictAt } from './verdict-at.ts';

/** A game that somebody who has left was to play, and who has it now; null: nobody. */
export interface LostGame {
  readonly game: GameRecord;
  readonly winner: Seat | null;
}

/** How they are lost: he has withdrawn, or was put out by a ruling. */
export type Loss = { readonly how: 'WITHDRAWAL' } | { readonly how: 'FORFEIT'; readonly rulingId: RulingId };

/**
 * Locks the open games of a player, before the tournament is. Answers a check for when that is locked: a game that has come up in
 * between makes the command be tried again.
 */
export async function lockOpenGames(
  { tx }: Pick<Command, 'tx'>,
  tournament: TournamentId,
  player: PlayerId,
): Promise<() => Promise<void>> {
  const locked = await openGameIdsOf(tx, tournament, player);
  await lockGames(tx, locked);
  return async () => {
    const open = await openGameIdsOf(tx, tournament, player);
    if (open.some((id) => !locked.includes(id))) throw overtaken();
  };
}

/**
 * Decides the games that are lost by who has left, in the order of the format; one whose flag has fallen by then is decided on time. Tells each
 * opponent. They are locked.
 */
export async function loseGames(
  command: Command,
  { games }: LoadedTournament,
  player: PlayerId,
  lost: readonly WithdrawalEffect[],
  loss: Loss,
): Promise<readonly LostGame[]> {
  const outlines = lost.flatMap(({ game }) => games.get(game) ?? []);
  const ids = outlines.map(({ id }) => id);
  const byKey = new Map((await gamesByIds(command.tx, ids)).map((game) => [game.key, game]));
  const decided: LostGame[] = [];
  for (const { game: key, winner } of lost) {
    const game = byKey.get(key);
    invariant(game !== undefined, `who leaves loses games of his tournament, not ${key}`);
    const seat = winner === null ? null : seatOfEntry(game, winner);
    const verdict = verdictAt(game, { ...loss, winner: seat }, command.at);
    await decideGame(command, game, verdict);
    decided.push({ game, winner: verdict.winner });
  }
  tellOpponents(command, player, decided, loss);
  return decided;
}

function tellOpponents(
  { emit }: Command,
  playerId: PlayerId,
  decided: readonly LostGame[],
  { how }: Pick<Loss, 'how'>,
): void {
  const byOpponent = Map.groupBy(decided, ({ game: { players } }) =>
    players.first === playerId ? players.second : players.first,
  );
  for (const [opponent, games] of byOpponent) {
    const [first] = games;
    invariant(first !== undefined, 'every group of games has one');
    const { tournamentId } = first.game;
    const payload = { tournamentId, playerId, gameIds: games.map(({ game }) => game.id), how };
    emit({ topic: inboxTopic(opponent), kind: 'MyOpponentWithdrew', payload });
  }
}

function seatOfEntry(game: GameRecord, entry: EntryId): Seat {
  return game.entries.first === entry ? 'first' : 'second';
}
