import { err, ok, type Result } from '../../../kernel/result.ts';
import { keepMailPreferences, mailPreferences, USUAL_MAIL } from '../../../store/mail-preference.ts';
import { releaseHeldMails } from '../../../store/writing/outbox.ts';
import { runCommand, type Command } from '../../command.ts';
import type { AppContext } from '../../context.ts';
import { notFound, type CommonError, type NotFound } from '../../errors.ts';
import type { CommandOptions } from '../../events.ts';
import { stoppedPlayer } from '../../mail/stop-link.ts';

/** The token of the link with which every mail ends. */
export interface StopMailsInput extends CommandOptions {
  readonly token: string;
}

/** Whether anything changed; false: they were stopped before. */
export interface StopMailsDone {
  readonly stopped: boolean;
}

/**
 * Stops all mails of the player for whom a link was made, without his signing in; only what he asks for himself is still
 * sent. The token says who he is, so whoever asks may ask. Source: RFC 8058.
 */
export async function stopMails(
  context: AppContext,
  secret: string,
  input: StopMailsInput,
): Promise<Result<StopMailsDone, CommonError>> {
  const asServer: AppContext = { ...context, actor: { kind: 'system' } };
  const answer = await runCommand(asServer, { mutation: 'stopMails', input }, (command) =>
    stop(command, secret, input.token),
  );
  return answer.ok ? ok({ stopped: answer.value.stopped }) : answer;
}

async function stop({ tx, at }: Command, secret: string, token: string): Promise<Result<StopMailsDone, NotFound>> {
  const playerId = stoppedPlayer(secret, token);
  if (playerId === null) return err(notFound('linkToStopMails'));
  const before = (await mailPreferences(tx, [playerId])).get(playerId) ?? USUAL_MAIL;
  if (!before.enabled) return ok({ stopped: false });
  await keepMailPreferences(tx, playerId, { ...before, enabled: false });
  await releaseHeldMails(tx, playerId, at);
  return ok({ stopped: true });
}
