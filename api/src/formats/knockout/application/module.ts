import type { FormatModule } from '../../../application/format-module.ts';
import { matchEventText } from './match-event-text.ts';
import { matchOf } from './match-of.ts';
import { reportedMatch } from './reported-match.ts';

/** Players report the boards of matches that are played elsewhere. Source: Knock-out 4. */
export const knockoutModule: FormatModule = {
  eventText: matchEventText,
  reports: { match: reportedMatch, standing: matchOf },
};
