import type { FormatModule } from '../../../application/format-module.ts';
import { cycleTitle, readCycleTitle } from './series/cycle-title.ts';

/** A cycle gives the title that is defended in it. */
export const kuksuModule: FormatModule = { title: { of: cycleTitle, read: readCycleTitle } };
