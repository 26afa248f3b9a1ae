import type { PlayerId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import {
  keepMailPreferences,
  mailPreferences,
  USUAL_MAIL,
  type MailPreferences,
} from '../../../store/mail-preference.ts';
import { openGamesOfPlayer } from '../../../store/reading/game.ts';
import { insertMails, releaseHeldMails } from '../../../store/writing/outbox.ts';
import { defineCommand, type Command } from '../../command.ts';
import { forbidden, invalidInput, type CommonError, type InvalidInput } from '../../errors.ts';
import type { CommandOptions } from '../../events.ts';
import { readNumber } from '../../input-text.ts';
import { isTimeZone } from '../../mail/local-time.ts';
import { remindersOfTurns } from '../../mail/turn-reminders.ts';
import { actingPlayer } from '../../rights.ts';
import { message } from '../../texts/say.ts';

/** How the caller wants his mail from now on, all of it. */
export interface SetMailPreferencesInput extends CommandOptions {
  readonly preferences: MailPreferences;
}

/** What now holds. */
export interface SetMailPreferencesDone {
  readonly preferences: MailPreferences;
}

const MOST_REMINDERS = 5;
const MOST_HOURS = 14 * 24;

/**
 * Says how the caller wants his mail. It holds at once: also for mails that wait, and for the turns that are his now; a
 * reminder whose time has passed is not sent afterwards.
 */
export const setMailPreferences = defineCommand<SetMailPreferencesInput, SetMailPreferencesDone, CommonError>(
  'setMailPreferences',
  async (command, input) => {
    const { tx, at } = command;
    const playerId = actingPlayer(command.actor);
    if (playerId === null) return err(forbidden(message('refused.mail.onlyPlayers')));
    const read = readPreferences(input.preferences);
    if (!read.ok) return read;
    const preferences = read.value;
    const before = (await mailPreferences(tx, [playerId])).get(playerId) ?? USUAL_MAIL;
    await keepMailPreferences(tx, playerId, preferences);
    if (before.moves !== preferences.moves || before.enabled !== preferences.enabled) {
      await releaseHeldMails(tx, playerId, at);
    }
    if (preferences.enabled) await remindAnew(command, playerId, preferences);
    return ok({ preferences });
  },
);

async function remindAnew({ tx, at }: Command, playerId: PlayerId, preferences: MailPreferences): Promise<void> {
  const games = await openGamesOfPlayer(tx, playerId);
  const reminders = remindersOfTurns(playerId, games, preferences);
  await insertMails(
    tx,
    reminders.filter(({ notBefore }) => notBefore > at),
    at,
  );
}

function readPreferences(wanted: MailPreferences): Result<MailPreferences, InvalidInput> {
  const { timeZone, quiet, digestHour } = wanted;
  if (!isTimeZone(timeZone)) {
    return err(invalidInput('timeZone', message('refused.mail.timeZone')));
  }
  const ofQuiet =
    quiet === null
      ? []
      : ([
          ['quietFrom', quiet.from],
          ['quietTo', quiet.to],
        ] as const);
  for (const [field, hour] of [['digestHour', digestHour] as const, ...ofQuiet]) {
    const read = readNumber(field, hour, { least: 0, most: 23 });
    if (!read.ok) return read;
  }
  if (quiet !== null && quiet.from === quiet.to) {
    return err(invalidInput('quietTo', message('refused.mail.quietHours')));
  }
  const reminders = [...new Set(wanted.reminders)].toSorted((a, b) => b - a);
  if (reminders.length > MOST_REMINDERS) {
    return err(invalidInput('reminders', message('refused.mail.reminders', { most: MOST_REMINDERS })));
  }
  for (const threshold of reminders) {
    const read = readNumber('reminders', threshold, { least: 1, most: MOST_HOURS });
    if (!read.ok) return read;
  }
  return ok({ ...wanted, reminders });
}
