import type { PlayerId } from '../../../kernel/ids.ts';
import { err, ok } from '../../../kernel/result.ts';
import { entriesOfTournaments, type EntryRecord } from '../../../store/reading/entry.ts';
import { setInvitation } from '../../../store/writing/entry.ts';
import { defineCommand } from '../../command.ts';
import { invalidInput, notFound, wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import { tournamentTopic } from '../../events.ts';
import { readText } from '../../input-text.ts';
import { fieldNow, idsOf, tellInvited } from '../../running/invitations.ts';
import { rule } from '../../running/make-ruling.ts';
import { directedTournament } from '../tournament/directed.ts';
import type { TournamentInput } from '../tournament/shape.ts';
import type { FieldDone } from './shape.ts';
import { message } from '../../texts/say.ts';
import { nameAmong } from '../../state/name-among.ts';

/** The tournament, who is left out of it, and why. */
export interface ExcludePlayersInput extends TournamentInput {
  readonly playerIds: readonly PlayerId[];
  readonly reason: string;
}

/** Every way in which the command says no. */
export type ExcludePlayersError = CommonError | WrongStatus;

/**
 * Leaves players out of a tournament that has not started, by a ruling: they count as not registered. For the director, who
 * may invite them again. Source: Kuksu 8.4.
 */
export const excludePlayers = defineCommand<ExcludePlayersInput, FieldDone, ExcludePlayersError>(
  'excludePlayers',
  async (command, { tournamentId, playerIds, reason }) => {
    const { tx, emit } = command;
    const found = await directedTournament(command, tournamentId);
    if (!found.ok) return found;
    const why = readText('reason', reason, { longest: 500, hasLines: true });
    if (!why.ok) return why;
    const { status } = found.value;
    if (status !== 'REGISTRATION' && status !== 'CLOSED') {
      return err(wrongStatus(status, message('refused.invitation.excludedBefore')));
    }
    const entries = await entriesOfTournaments(tx, [tournamentId]);
    const excluded = excludedEntries(entries, playerIds);
    if (excluded === null) return err(notFound('entry'));
    if (excluded.length === 0) return err(invalidInput('playerIds', message('refused.invitation.nameExcluded')));
    await setInvitation(tx, idsOf(excluded), 'EXCLUDED');
    const names = excluded.map(({ player }) => nameAmong(entries, player)).join(', ');
    await rule(command, {
      tournamentId,
      kind: 'EXCLUSION',
      reason: why.value,
      text: message(excluded.length === 1 ? 'ruling.excluded.one' : 'ruling.excluded.several', { names }),
    });
    for (const { id: entryId, player } of excluded) {
      const payload = { tournamentId, entryId, playerId: player.id, change: 'EXCLUDED' as const };
      emit({ topic: tournamentTopic(tournamentId), kind: 'EntryChanged', payload });
      tellInvited(command, tournamentId, { player: player.id, invitation: 'EXCLUDED', until: null });
    }
    return ok({ tournamentId, out: idsOf(excluded), ...(await fieldNow(tx, found.value)) });
  },
);

/** The entries of these players in order of seeding; null: one of them does not take part anyway. */
function excludedEntries(
  entries: readonly EntryRecord[],
  playerIds: readonly PlayerId[],
): readonly EntryRecord[] | null {
  const wanted = new Set(playerIds);
  const excluded = entries.filter(({ player }) => wanted.has(player.id));
  return excluded.length === wanted.size ? excluded : null;
}
