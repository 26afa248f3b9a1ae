import type { EntryId, GroupId } from '../../kernel/ids.ts';
import { invariant } from '../../kernel/assert.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { Command } from '../command.ts';
import { inboxTopic, tournamentTopic } from '../events.ts';
import type { EventPayload } from '../vocabulary/event.ts';
import { goOnAfterCorrection } from './after-correction.ts';
import { notePlaces } from './place-changes.ts';
import { noteTables } from './standing-changes.ts';
import { loadTournament, type LoadedTournament } from './tournament-rows.ts';

/** An adjustment that was made or taken back: whose points, in which table, and what he is told of it. */
export interface Adjusted {
  readonly entryId: EntryId;
  readonly groupId: GroupId;
  readonly told: Omit<EventPayload<'MyPointsAdjusted'>, 'tournamentId' | 'reason'>;
  readonly reason: string;
}

/**
 * What follows when a ruling gives or takes points, or is taken back: the table is another, its player is told, and the tournament goes
 * on as after a correction. `before`: as it stood until now. The tournament is locked. Source: Common 5.3, 1.5.
 */
export async function settleAdjusted(
  command: Command,
  tournament: TournamentRecord,
  before: LoadedTournament,
  { entryId, groupId, told, reason }: Adjusted,
): Promise<void> {
  const { id: tournamentId } = tournament;
  const player = before.rows.entries.find(({ id }) => id === entryId)?.player;
  invariant(player !== undefined, 'whose points are adjusted has entered');
  const about = { tournamentId, entryId, playerId: player.id };
  command.emit({
    topic: tournamentTopic(tournamentId),
    kind: 'EntryChanged',
    payload: { ...about, change: 'POINTS_ADJUSTED' },
  });
  const payload = { ...told, tournamentId, reason };
  command.emit({ topic: inboxTopic(player.id), kind: 'MyPointsAdjusted', payload });
  const after = await loadTournament(command.tx, tournamentId);
  await goOnAfterCorrection(command, tournament, { loaded: after, before: before.state, reason });
  noteTables(command, tournament, [groupId], { before, after });
  notePlaces(command, tournament, { before, after });
}
