import { message } from '../../kernel/message.ts';
import type { AgreedRule } from '../agreed-rule.ts';

/** What is agreed wherever each pair of a group plays twice, by the Berger table. Source: KIBA 5.3. */
export const TWO_GAMES_A_PAIR: AgreedRule = {
  title: message('agreed.title.gamesOfAPair'),
  text: message('agreed.pairs.gamesOfAPair'),
  rules: ['KIBA 5.3', 'KIBA 5.6'],
};

/** How a table of pairs counts. Source: KIBA 9.1. */
export const A_POINT_A_GAME: AgreedRule = {
  title: message('agreed.title.points'),
  text: message('agreed.pairs.points'),
  rules: ['KIBA 9.1'],
};

/** What a withdrawal does where finished games stay. Source: KIBA 8.2. */
export const FINISHED_GAMES_STAY = message('agreed.pairs.finishedStay');
