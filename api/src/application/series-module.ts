import type { TournamentId } from '../kernel/ids.ts';
import type { Result } from '../kernel/result.ts';
import type { Tx } from '../store/client.ts';
import type { DomainEvent } from '../store/codecs/event-payload.ts';
import type { MailLocale } from '../store/mail-preference.ts';
import type { SeriesRecord } from '../store/reading/series.ts';
import type { AppContext } from './context.ts';
import type { AlreadyOpened, NotFound, WrongStatus } from './errors.ts';
import type { SeriesMembership } from './queries/series/series-membership.ts';
import type { Correction } from './running/series/correction.ts';
import type { Emitter, Follower, Member } from './running/series/follower.ts';

/** Every way in which a series keeps a tournament. */
export type LeaveRefusal = NotFound | WrongStatus | AlreadyOpened;

/** How a title is told, in whole English sentences without their full stop. */
export interface TitleWords {
  /** To who has won it. */
  readonly mine: string;
  /** That a correction has left it to nobody. */
  readonly nobody: string;
  /** That `who` has it, for `country` where it is a country's, by the tournament of this name. */
  won(who: string, country: string | null, tournament: string): string;
}

/** What mails say of series of a kind, in every language; places as in the other texts of mails. */
export type SeriesLetters<Title extends string = string> = Readonly<
  Record<
    MailLocale,
    {
      /** The label of the link to one. */
      readonly open: string;
      /** To who has won it, with `{series}` and `{tournament}`. */
      readonly titles: Readonly<Record<Title, { readonly subject: string; readonly intro: string }>>;
    }
  >
>;

/** What a kind of series brings to the application beside its rules. */
export interface SeriesModule<Title extends string = string> extends SeriesMembership {
  /** What the tournament of this number is called in it, within a sentence. */
  part(number: number): string;
  /** What follows for a tournament that leaves it, as the end of a sentence; missing: nothing. */
  readonly whenLeft?: string;
  readonly titles: Readonly<Record<Title, TitleWords>>;
  readonly letters: SeriesLetters<Title>;
  /** The number of a tournament of it that may leave it. */
  leave(tx: Tx, series: SeriesRecord, id: TournamentId): Promise<Result<number, LeaveRefusal>>;
  /** Tells that the points of a finished tournament of it are others; missing: it counts none. */
  tellCounted?(emitter: Emitter, tournament: Pick<Member, 'id' | 'seriesId'>): void;
  /** What a correction of a tournament whose points count means beside that. */
  corrected?(follower: Follower, series: SeriesRecord, correction: Correction): Promise<void>;
  /** An event that only this kind has as one English sentence; null: it is none. */
  eventText?(context: AppContext, event: DomainEvent): Promise<string | null>;
}
