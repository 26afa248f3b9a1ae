import { err, ok } from '../../../kernel/result.ts';
import { toInstant } from '../../../store/codecs/instant.ts';
import { entriesOfTournaments } from '../../../store/reading/entry.ts';
import { setInvitation } from '../../../store/writing/entry.ts';
import { setAcceptUntil } from '../../../store/writing/tournament.ts';
import { defineCommand } from '../../command.ts';
import { wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import { tournamentTopic } from '../../events.ts';
import { fieldNow, idsOf, tellInvited } from '../../running/invitations.ts';
import { changeTournament } from '../../running/tournament-change.ts';
import { directedTournament } from '../tournament/directed.ts';
import type { TournamentInput } from '../tournament/shape.ts';
import type { FieldDone } from './shape.ts';
import { message } from '../../texts/say.ts';

/** Every way in which the command says no. */
export type EndInvitationsError = CommonError | WrongStatus;

/**
 * Ends the time to answer the invitations: who has not answered does not take part. For the director at any time, for the
 * server itself when the time is over. Source: Kuksu 4.2, 4.4, 12.
 */
export const endInvitations = defineCommand<TournamentInput, FieldDone, EndInvitationsError>(
  'endInvitations',
  async (command, { tournamentId }) => {
    const { tx, at, actor, emit } = command;
    const found = await directedTournament(command, tournamentId);
    if (!found.ok) return found;
    const { status, acceptUntil } = found.value;
    if (status !== 'CLOSED' || acceptUntil === null) {
      return err(wrongStatus(status, message('refused.invitation.nobodyAsked')));
    }
    if (actor.kind === 'system' && at < toInstant(acceptUntil)) {
      return err(wrongStatus(status, message('refused.invitation.stillTime')));
    }
    const silent = (await entriesOfTournaments(tx, [tournamentId])).filter(({ invitation }) => invitation === 'SENT');
    await setInvitation(tx, idsOf(silent), 'UNANSWERED');
    await setAcceptUntil(tx, tournamentId, null);
    changeTournament(command, tournamentId, 'INVITATIONS_ENDED', []);
    for (const { id: entryId, player } of silent) {
      const payload = { tournamentId, entryId, playerId: player.id, change: 'UNANSWERED' as const };
      emit({ topic: tournamentTopic(tournamentId), kind: 'EntryChanged', payload });
      tellInvited(command, tournamentId, { player: player.id, invitation: 'UNANSWERED', until: null });
    }
    return ok({ tournamentId, out: idsOf(silent), ...(await fieldNow(tx, found.value)) });
  },
);
