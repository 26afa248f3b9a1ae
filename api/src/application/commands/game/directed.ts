import type { GameId } from '../../../kernel/ids.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import type { GameRecord } from '../../../store/reading/game.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import type { Command } from '../../command.ts';
import type { Forbidden, NotFound } from '../../errors.ts';
import { lockedGame, lockedTournament } from '../../found.ts';
import { asDirector, type Power } from '../../rights.ts';

/** A game and its tournament, both locked. */
export interface DirectedGame {
  readonly game: GameRecord;
  readonly tournament: TournamentRecord;
}

/** A game and its tournament, both locked, for the director and who may do what it takes in his place. */
export async function directedGame(
  { tx, actor }: Command,
  id: GameId,
  power: Power = 'direct',
): Promise<Result<DirectedGame, NotFound | Forbidden>> {
  const game = await lockedGame(tx, id);
  if (!game.ok) return game;
  const found = await lockedTournament(tx, game.value.tournamentId);
  if (!found.ok) return found;
  const tournament = asDirector(actor, found.value, power);
  return tournament.ok ? ok({ game: game.value, tournament: tournament.value }) : tournament;
}
