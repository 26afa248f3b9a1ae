import type { GameModule } from '../../../application/game-module.ts';
import { baoMoment, baoMomentAfter, baoMomentFrom, type BaoMoment } from './game.ts';
import { baoMail } from './mail/mail-game.ts';

/** What bao has of its own beside its rules. */
export const baoModule: GameModule<BaoMoment> = {
  at: baoMoment,
  after: baoMomentAfter,
  from: baoMomentFrom,
  mail: baoMail,
};
