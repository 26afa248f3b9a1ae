import type { GameModule } from '../../../application/game-module.ts';
import { plainMail } from '../../../application/mail/letters/plain-mail.ts';
import { OWARE_ENDINGS } from './endings.ts';
import { owareMoment, owareMomentAfter, owareMomentFrom, type OwareMoment } from './game.ts';
import { OWARE_REASON_TEXTS } from './reasons.ts';

/** What oware has of its own beside its rules; its mails have the board as the rules draw it. */
export const owareModule: GameModule<OwareMoment> = {
  at: owareMoment,
  after: owareMomentAfter,
  from: owareMomentFrom,
  mail: { ...plainMail, endings: OWARE_ENDINGS },
  reasons: OWARE_REASON_TEXTS,
};
