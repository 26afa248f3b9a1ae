import { newId } from '../../../kernel/entropy.ts';
import type { RecurrenceId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { lastEdition } from '../../../store/reading/recurrence.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import { changeRecurrence, insertRecurrence, type Rhythm } from '../../../store/writing/recurrence.ts';
import { defineCommand, type Command } from '../../command.ts';
import { wrongStatus, type CommonError, type InvalidInput, type WrongStatus } from '../../errors.ts';
import { tournamentTopic } from '../../events.ts';
import { readNumber } from '../../input-text.ts';
import { nextEdition, startOf } from '../../state/editions.ts';
import { message } from '../../texts/say.ts';
import { directedTournament } from '../tournament/directed.ts';
import type { TournamentDone, TournamentInput } from '../tournament/shape.ts';

/** In which rhythm a tournament is held again. */
export interface SetRecurrenceInput extends TournamentInput {
  /** Null: it is not held again after this edition. */
  readonly weeks: number | null;
  /** Null: 14, or as many as there are between two starts. */
  readonly signUpDays: number | null;
}

/** Every way in which the command says no. */
export type SetRecurrenceError = CommonError | WrongStatus;

const MOST_WEEKS = 104;
const MOST_DAYS = 90;
const USUAL_DAYS = 14;

/**
 * Has a tournament held again and again, gives that another rhythm, or ends it. For the director of its last edition, who has set when it
 * starts; a tournament of a series is followed as its series says. Source: Common 4.11.
 */
export const setRecurrence = defineCommand<SetRecurrenceInput, TournamentDone, SetRecurrenceError>(
  'setRecurrence',
  async (command, input) => {
    const { tx, at } = command;
    const { tournamentId, weeks } = input;
    const found = await directedTournament(command, tournamentId);
    if (!found.ok) return found;
    const tournament = found.value;
    const { status, seriesId, recurrence } = tournament;
    if (seriesId !== null) return err(wrongStatus(status, message('refused.recurrence.inSeries')));
    if (recurrence !== null && (await lastEdition(tx, recurrence.id)) !== tournamentId) {
      return err(wrongStatus(status, message('refused.recurrence.laterEdition')));
    }
    const start = startOf(tournament);
    if (weeks === null) {
      if (recurrence?.endedAt !== null) return err(wrongStatus(status, message('refused.recurrence.once')));
      await changeRecurrence(tx, recurrence.id, { endedAt: at });
    } else if (start === null) {
      return err(wrongStatus(status, message('refused.recurrence.noStart')));
    } else {
      const rhythm = readRhythm(weeks, input.signUpDays);
      if (!rhythm.ok) return rhythm;
      await keep(command, tournament, rhythm.value);
      const { startsAt } = nextEdition(rhythm.value, start, at);
      const payload = { tournamentId, ...rhythm.value, startsAt };
      command.emit({ topic: tournamentTopic(tournamentId), kind: 'RecurrenceChanged', payload });
      return ok({ tournamentId });
    }
    const payload = { tournamentId, weeks: null, signUpDays: null, startsAt: null };
    command.emit({ topic: tournamentTopic(tournamentId), kind: 'RecurrenceChanged', payload });
    return ok({ tournamentId });
  },
);

function readRhythm(weeks: number, signUpDays: number | null): Result<Rhythm, InvalidInput> {
  const read = readNumber('weeks', weeks, { least: 1, most: MOST_WEEKS });
  if (!read.ok) return read;
  const most = Math.min(MOST_DAYS, 7 * weeks);
  const days = readNumber('signUpDays', signUpDays ?? Math.min(USUAL_DAYS, most), { least: 1, most });
  return days.ok ? ok({ weeks, signUpDays: days.value }) : days;
}

async function keep(
  { tx, entropy }: Command,
  { id: tournamentId, name, recurrence }: TournamentRecord,
  rhythm: Rhythm,
): Promise<void> {
  if (recurrence !== null) return changeRecurrence(tx, recurrence.id, { ...rhythm, endedAt: null });
  await insertRecurrence(tx, { id: newId<RecurrenceId>(entropy), name, tournamentId, ...rhythm });
}
