import type { PlayerId } from '../../../kernel/ids.ts';
import { NEW_ELO } from '../../../rules/ratings/elo.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import type { GivenEntry } from '../../../store/writing/entry.ts';
import type { Command } from '../../command.ts';
import { addPlayer } from '../player/create.ts';
import type { Registered } from './registration-text.ts';

/** The player of a line, made without an account. */
export async function makeRegistered(
  command: Command,
  { game }: TournamentRecord,
  { name, country, category, elo, matches }: Registered,
): Promise<PlayerId> {
  const rating = { elo: elo ?? NEW_ELO.elo, matches: matches ?? NEW_ELO.games };
  return addPlayer(command, { name, country, category: category ?? 3, ...rating }, { game });
}

/** What a line says for this tournament; the Elo of who is new is his own. */
export function givenBy({ elo, category, idElsewhere }: Registered, isNew: boolean): GivenEntry {
  return {
    ...(elo !== null && !isNew && { givenElo: elo }),
    ...(category !== null && !isNew && { category }),
    ...(idElsewhere !== null && { idElsewhere }),
  };
}
