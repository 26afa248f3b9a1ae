import type { GameModule } from '../../../application/game-module.ts';
import { goAct } from './act-message.ts';
import { goMoment, goMomentAfter, goMomentFrom, type GoMoment } from './game.ts';
import { goMail } from './mail/mail-game.ts';

/** What go has of its own beside its rules. */
export const goModule: GameModule<GoMoment> = {
  at: goMoment,
  after: goMomentAfter,
  from: goMomentFrom,
  mail: goMail,
  act: goAct,
};
