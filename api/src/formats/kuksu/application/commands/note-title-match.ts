import type { EntryId, PlayerId } from '../../../../kernel/ids.ts';
import { err, ok } from '../../../../kernel/result.ts';
import type { EntryRecord } from '../../../../store/reading/entry.ts';
import { setCarriedOver } from '../../../../store/writing/entry.ts';
import { defineCommand, type Command } from '../../../../application/command.ts';
import { notFound, type CommonError, type WrongStatus } from '../../../../application/errors.ts';
import { tournamentTopic, type Effects } from '../../../../application/events.ts';
import type { TournamentInput } from '../../../../application/commands/tournament/shape.ts';
import type { TitleRole } from '../../rules/last-cycle.ts';
import { previousCycle } from '../previous-cycle.ts';
import { openCycle } from './take-over.ts';

/** The new cycle, one of its players, and what the match for the title of the last one has made of him; null: nothing. */
export interface NoteTitleMatchInput extends TournamentInput {
  readonly playerId: PlayerId;
  readonly title: TitleRole | null;
}

/** The entry of whom it was noted. */
export interface NoteTitleMatchDone extends TournamentInput {
  readonly entryId: EntryId;
  readonly effects: Effects;
}

/** Every way in which the command says no. */
export type NoteTitleMatchError = CommonError | WrongStatus;

/**
 * Notes of a player of a cycle that has not begun how the match for the title went in the last one; his league and his place there
 * stay. Who was noted as the holder before has lost it to the one who is noted now. For the director. Source: Kuksu 2.1, 11.3, 12.
 */
export const noteTitleMatch = defineCommand<NoteTitleMatchInput, NoteTitleMatchDone, NoteTitleMatchError>(
  'noteTitleMatch',
  async (command, { tournamentId, playerId, title }) => {
    const entries = await openCycle(command, tournamentId);
    if (!entries.ok) return entries;
    const entry = entries.value.find(({ player }) => player.id === playerId);
    if (entry === undefined) return err(notFound('entry'));
    const holders = entries.value.filter((one) => one !== entry && previousCycle(one)?.title === 'HOLDER');
    if (title === 'HOLDER') for (const beaten of holders) await setTitle(command, beaten, 'LOSER');
    await setTitle(command, entry, title);
    return ok({ tournamentId, entryId: entry.id });
  },
);

async function setTitle({ tx, emit }: Command, entry: EntryRecord, title: TitleRole | null): Promise<void> {
  const league = previousCycle(entry)?.league ?? null;
  await setCarriedOver(tx, entry.id, league === null && title === null ? null : { league, title });
  const { id: entryId, tournamentId, playerId } = entry;
  const payload = { tournamentId, entryId, playerId, change: 'CORRECTED' as const };
  emit({ topic: tournamentTopic(tournamentId), kind: 'EntryChanged', payload });
}
