import type { FormatModule } from '../../../application/format-module.ts';
import { cycleTitle, readCycleTitle } from './series/cycle-title.ts';
import { joinTitle } from './series/join.ts';

/** Cycles follow one another in a title, and each gives the title that is defended in it. Source: Kuksu 12. */
export const kuksuModule: FormatModule = {
  joins: { kind: 'TITLE', only: 'The cycles of a title are cycles of the Kuksu league.', as: joinTitle },
  title: { of: cycleTitle, read: readCycleTitle },
};
