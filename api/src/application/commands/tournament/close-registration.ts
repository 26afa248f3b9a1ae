import { err, ok } from '../../../kernel/result.ts';
import { toInstantOrNull } from '../../../store/codecs/instant.ts';
import { entriesOfTournaments } from '../../../store/reading/entry.ts';
import { setStartsAt, setTournamentStatus } from '../../../store/writing/tournament.ts';
import { defineCommand } from '../../command.ts';
import { wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import { fieldNow, sendInvitations } from '../../running/invitations.ts';
import { noteList } from '../../running/note-list.ts';
import { bringFromLast } from '../../running/series/bring-from-last.ts';
import { announceStart, changeTournament } from '../../running/tournament-change.ts';
import { directedTournament } from './directed.ts';
import type { FieldDone } from '../invitation/shape.ts';
import type { TournamentInput } from './shape.ts';
import { message } from '../../texts/say.ts';

/** Every way in which the command says no. */
export type CloseRegistrationError = CommonError | WrongStatus;

/**
 * Closes the registration and notes of every player what counts from now on: category, Elo, matches, country, and his
 * place in the list; and what he brings from the last tournament of its series. Too few players may be closed; they cannot
 * start, which the answer tells. Where the format has it so, all are then asked whether they come, and a start by itself waits for that.
 * Source: Common 4.1, KIBA 3.4, Kuksu 12.
 */
export const closeRegistration = defineCommand<TournamentInput, FieldDone, CloseRegistrationError>(
  'closeRegistration',
  async (command, { tournamentId }) => {
    const { tx, at } = command;
    const found = await directedTournament(command, tournamentId);
    if (!found.ok) return found;
    const { status } = found.value;
    const startsAt = toInstantOrNull(found.value.startsAt);
    if (status !== 'REGISTRATION') return err(wrongStatus(status, message('refused.registration.closed')));
    const entries = await entriesOfTournaments(tx, [tournamentId]);
    await noteList(tx, entries);
    await bringFromLast(tx, found.value);
    await setTournamentStatus(tx, tournamentId, 'CLOSED', at);
    changeTournament(command, tournamentId, 'REGISTRATION_CLOSED', entries);
    const until = await sendInvitations(command, found.value);
    const isTooEarly = startsAt !== null && until !== null && startsAt < until;
    if (isTooEarly) await setStartsAt(tx, tournamentId, until);
    const start = isTooEarly ? until : startsAt;
    command.undoneBy(start === null ? message('undo.signUp') : message('undo.signUpUntil', { until: { at: start } }));
    announceStart(command, { tournamentId, startsAt: start === null || start <= at ? null : start }, entries);
    return ok({ tournamentId, out: [], ...(await fieldNow(tx, found.value)) });
  },
);
