import type { SeriesId, TournamentId } from '../../../kernel/ids.ts';
import type { CommandOptions, Effects } from '../../events.ts';

/** The series that a command is about. */
export interface SeriesInput extends CommandOptions {
  readonly seriesId: SeriesId;
}

/** The series that a command has changed, and what that caused. */
export interface SeriesDone {
  readonly seriesId: SeriesId;
  readonly effects: Effects;
}

/** The tournament that a command has opened in a series, and what that caused. */
export interface SeriesTournamentDone extends SeriesDone {
  readonly tournamentId: TournamentId;
}
