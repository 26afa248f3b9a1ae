import type { FormatModule } from '../../../application/format-module.ts';
import { matchEventMessage } from './match-event-message.ts';
import { KNOCKOUT_STAGE_WORDS } from './stage-words.ts';
import { matchOf } from './match-of.ts';
import { reportedMatch } from './reported-match.ts';

/** Players report the boards of matches that are played elsewhere. Source: Knock-out 4. */
export const knockoutModule: FormatModule = {
  stages: KNOCKOUT_STAGE_WORDS,
  eventMessage: matchEventMessage,
  reports: { match: reportedMatch, standing: matchOf },
};
