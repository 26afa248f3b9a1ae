import type { Message, Words } from '../../kernel/message.ts';
import type { EntryRecord } from '../../store/reading/entry.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { setDisqualified } from '../../store/writing/entry.ts';
import type { Command } from '../command.ts';
import { inboxTopic, tournamentTopic } from '../events.ts';
import { formatOf } from '../state/format-state.ts';
import { loseGames, type LostGame } from './lose-games.ts';
import { rule } from './make-ruling.ts';
import type { LoadedTournament } from './tournament-rows.ts';

/** Who is disqualified, as his tournament stands before, what is ruled, and why. */
export interface PutOut {
  readonly entry: EntryRecord;
  readonly before: LoadedTournament;
  readonly text: Message;
  readonly reason: Words;
  /** By whom: a director, or what is agreed of games lost on time. */
  readonly news: 'DISQUALIFIED' | 'EXPELLED_ON_TIME';
}

/**
 * Disqualifies a player by a ruling and answers the games that he loses by it, none where his format lets him play on. His open games and the
 * tournament are locked; tables come after. Source: Common 4.17.
 */
export async function putOut(
  command: Command,
  tournament: TournamentRecord,
  { entry, before, text, reason, news }: PutOut,
): Promise<readonly LostGame[]> {
  const { tx, at, emit } = command;
  const { id: entryId, player } = entry;
  const { id: tournamentId } = tournament;
  const format = formatOf(tournament);
  await setDisqualified(tx, entryId, at);
  const rulingId = await rule(command, { tournamentId, kind: 'DISQUALIFICATION', reason, text });
  const payload = { tournamentId, entryId, playerId: player.id, change: news };
  emit({ topic: tournamentTopic(tournamentId), kind: 'EntryChanged', payload });
  const told = { tournamentId, news, reason: typeof reason === 'string' ? reason : null };
  emit({ topic: inboxTopic(player.id), kind: 'MyPlaceChanged', payload: told });
  if (!format.disqualification.isOut) return [];
  const lost = format.withdraw(before.state, entryId);
  return loseGames(command, before, player.id, lost, { how: 'FORFEIT', rulingId });
}
