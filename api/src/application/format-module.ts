import type { Instant } from '../kernel/time.ts';
import type { TournamentRecord } from '../store/reading/tournament.ts';
import type { AppContext } from './context.ts';
import type { SeriesPart } from './queries/series/series-part.ts';
import type { Title } from './queries/series/won-title.ts';

/** What a format brings to the application beside its rules. Whatever it leaves out is as in a plain tournament. */
export interface FormatModule {
  /** The title that a tournament of it gives in its series. */
  readonly title?: {
    /** Of one that was finished `at`; null: it gives none, or nobody has it. */
    of(part: SeriesPart, at: Instant): Title | null;
    /** The same of one that is over, where it can be told from less than all of it. */
    read?(context: AppContext, tournament: TournamentRecord): Promise<Title | null>;
  };
}
