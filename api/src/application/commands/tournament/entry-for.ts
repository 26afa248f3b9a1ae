import type { PlayerId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { entriesOfTournaments, type EntryRecord } from '../../../store/reading/entry.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import type { Command } from '../../command.ts';
import { forbidden, notFound, type Forbidden, type NotFound } from '../../errors.ts';
import { actingPlayer, directs } from '../../rights.ts';
import { message } from '../../texts/say.ts';

/** The entry of a player (null: of the caller himself) in a tournament; another's only for the director. */
export async function entryFor(
  { tx, actor }: Command,
  tournament: TournamentRecord,
  playerId: PlayerId | null,
): Promise<Result<EntryRecord, Forbidden | NotFound>> {
  const own = actingPlayer(actor);
  const wanted = playerId ?? own;
  if (wanted !== own && !directs(actor, tournament)) {
    return err(forbidden(message('refused.tournament.onlyDirectorForOthers')));
  }
  const entries = await entriesOfTournaments(tx, [tournament.id]);
  const entry = entries.find(({ player }) => player.id === wanted);
  return entry === undefined ? err(notFound('entry')) : ok(entry);
}
