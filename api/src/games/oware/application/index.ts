import type { GameModule } from '../../../application/game-module.ts';
import { plainMail } from '../../../application/mail/letters/plain-mail.ts';
import { owareMoment, owareMomentAfter, owareMomentFrom, type OwareMoment } from './game.ts';

/** What oware has of its own beside its rules; its mails have the board as the rules draw it. */
export const owareModule: GameModule<OwareMoment> = {
  at: owareMoment,
  after: owareMomentAfter,
  from: owareMomentFrom,
  mail: plainMail,
};
