import type { GameModule } from '../../../application/game-module.ts';
import { diceProof } from './dice-proof.ts';
import { backgammonMoment, backgammonMomentAfter, backgammonMomentFrom, type BackgammonMoment } from './game.ts';
import { storedBackgammonLabel } from './label.ts';
import { backgammonMail } from './mail/mail-game.ts';

/** What backgammon has of its own beside its rules. */
export const backgammonModule: GameModule<BackgammonMoment> = {
  at: backgammonMoment,
  after: backgammonMomentAfter,
  from: backgammonMomentFrom,
  mail: backgammonMail,
  labels: storedBackgammonLabel,
  proof: diceProof,
};
