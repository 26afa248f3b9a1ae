import type { FormatModule } from '../../../application/format-module.ts';
import { matchEventMessage } from './match-event-message.ts';
import { matchOf } from './match-of.ts';
import { reportedMatch } from './reported-match.ts';

/** Players report the boards of matches that are played elsewhere. Source: Knock-out 4. */
export const knockoutModule: FormatModule = {
  eventMessage: matchEventMessage,
  reports: { match: reportedMatch, standing: matchOf },
};
