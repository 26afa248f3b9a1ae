import type { FormatModule } from '../../../application/format-module.ts';
import { cycleTitle, readCycleTitle } from './series/cycle-title.ts';

/** Each cycle of a title gives the title that is defended in it. Source: Kuksu 12. */
export const kuksuModule: FormatModule = {
  title: { of: cycleTitle, read: readCycleTitle },
};
