import { err, ok } from '../../../kernel/result.ts';
import type { Instant } from '../../../kernel/time.ts';
import { announceSessionEnd } from '../../../store/auth-database.ts';
import { defineCommand } from '../../command.ts';
import { forbidden, type CommonError } from '../../errors.ts';
import type { CommandOptions } from '../../events.ts';
import { linkSession } from '../../link-session.ts';
import { rotateMailSecret } from '../../mail/mail-secret.ts';
import { actingPlayer } from '../../rights.ts';
import { message } from '../../texts/say.ts';

/** When the links of the caller were taken back. */
export interface RevokeLinksDone {
  readonly revokedAt: Instant;
}

/**
 * Takes back every link and every reply address that the caller was ever mailed; what is watched by them ends. Later mails
 * have new ones.
 */
export const revokeGameLinks = defineCommand<CommandOptions, RevokeLinksDone, CommonError>(
  'revokeGameLinks',
  async ({ tx, at, actor, entropy }) => {
    const player = actingPlayer(actor);
    if (player === null) return err(forbidden(message('refused.mail.onlyPlayersRead')));
    await rotateMailSecret({ db: { prisma: tx }, entropy }, player);
    await announceSessionEnd({ prisma: tx }, linkSession(player));
    return ok({ revokedAt: at });
  },
);
