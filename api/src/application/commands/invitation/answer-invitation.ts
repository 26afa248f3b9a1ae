import type { PlayerId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { toInstantOrNull } from '../../../store/codecs/instant.ts';
import { everyEntryOfTournaments, type EntryRecord } from '../../../store/reading/entry.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import { setInvitation } from '../../../store/writing/entry.ts';
import { defineCommand, type Command } from '../../command.ts';
import {
  forbidden,
  invalidInput,
  notFound,
  wrongStatus,
  type CommonError,
  type Forbidden,
  type InvalidInput,
  type NotFound,
  type WrongStatus,
} from '../../errors.ts';
import { tournamentTopic } from '../../events.ts';
import { lockedTournament } from '../../found.ts';
import { actingPlayer, directs } from '../../rights.ts';
import { fieldNow, idsOf, tellInvited } from '../../running/invitations.ts';
import type { TournamentInput } from '../tournament/shape.ts';
import type { FieldDone } from './shape.ts';
import { message } from '../../texts/say.ts';

/** The tournament, whose invitations are answered, and whether they come. */
export interface AnswerInvitationInput extends TournamentInput {
  /** null: the caller himself. */
  readonly playerIds: readonly PlayerId[] | null;
  readonly accept: boolean;
}

/** Every way in which the command says no. */
export type AnswerInvitationError = CommonError | WrongStatus;

/**
 * Accepts or declines the caller's place, as often as he likes until his time is over, or for the director anybody's until the
 * start. Who declines counts as not registered. Source: Kuksu 4.2, 4.4, 12.
 */
export const answerInvitation = defineCommand<AnswerInvitationInput, FieldDone, AnswerInvitationError>(
  'answerInvitation',
  async (command, input) => {
    const { tx, emit } = command;
    const { tournamentId } = input;
    const found = await lockedTournament(tx, tournamentId);
    if (!found.ok) return found;
    const asked = await askedEntries(command, found.value, input);
    if (!asked.ok) return asked;
    const invitation = input.accept ? ('ACCEPTED' as const) : ('DECLINED' as const);
    const changed = asked.value.filter((entry) => entry.invitation !== invitation);
    await setInvitation(tx, idsOf(changed), invitation);
    const until = toInstantOrNull(found.value.acceptUntil);
    for (const { id: entryId, player } of changed) {
      const payload = { tournamentId, entryId, playerId: player.id, change: invitation };
      emit({ topic: tournamentTopic(tournamentId), kind: 'EntryChanged', payload });
      if (player.id !== actingPlayer(command.actor)) {
        tellInvited(command, tournamentId, { player: player.id, invitation, until });
      }
    }
    return ok({ tournamentId, out: input.accept ? [] : idsOf(changed), ...(await fieldNow(tx, found.value)) });
  },
);

async function askedEntries(
  { tx, at, actor }: Command,
  tournament: TournamentRecord,
  { playerIds }: AnswerInvitationInput,
): Promise<Result<readonly EntryRecord[], Forbidden | NotFound | InvalidInput | WrongStatus>> {
  const own = actingPlayer(actor);
  const isDirector = directs(actor, tournament);
  const wanted = playerIds ?? (own === null ? [] : [own]);
  if (!isDirector && wanted.some((id) => id !== own)) {
    return err(forbidden(message('refused.tournament.onlyDirectorForOthers')));
  }
  if (wanted.length === 0) return err(invalidInput('playerIds', message('refused.invitation.nameAnswering')));
  const { status } = tournament;
  const acceptUntil = toInstantOrNull(tournament.acceptUntil);
  if (status !== 'CLOSED') {
    return err(wrongStatus(status, message('refused.invitation.notNow')));
  }
  if (!isDirector && (acceptUntil === null || at > acceptUntil)) {
    return err(wrongStatus(status, message('refused.invitation.timeOver')));
  }
  const byPlayer = new Map(
    (await everyEntryOfTournaments(tx, [tournament.id])).map((entry) => [entry.player.id, entry]),
  );
  const entries: EntryRecord[] = [];
  for (const id of new Set(wanted)) {
    const entry = byPlayer.get(id);
    if (entry === undefined || entry.invitation === null) return err(notFound('invitation'));
    if (entry.invitation === 'EXCLUDED') {
      return err(wrongStatus('EXCLUDED', message('refused.invitation.leftOut', { name: entry.player.name })));
    }
    entries.push(entry);
  }
  return ok(entries);
}
