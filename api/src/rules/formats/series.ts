import type { Message } from '../../kernel/message.ts';
import type { Result } from '../../kernel/result.ts';
import type { FormatSettings } from './any-format.ts';

/** What a tournament can be in a series of a kind. */
export interface SeriesRole {
  /** In one sentence, for the API, with what its number there means. */
  readonly about: string;
  /** Whether a title is won by its end; else its points count in the standings of the series. */
  readonly givesTitle: boolean;
  /** Whether the series itself names its players; else they sign up. */
  readonly namesPlayers: boolean;
  /** Whether its players bring to it what the one before it hands on. */
  readonly followsLast: boolean;
}

/** Something of a kind of series that the API names by its key, in one sentence. */
interface Told {
  readonly about: string;
}

/**
 * What has become of a player's place in a tournament of a series that names its players: he has it; or, after a correction of
 * results that changes nothing arranged, the standings would now give it to him, or would no longer.
 */
export const SERIES_PLACE_CHANGES = ['QUALIFIED', 'WOULD_QUALIFY', 'WOULD_NOT_QUALIFY'] as const;

/** A kind of series: what belongs together in it, and what can be won there. Its state follows from its tournaments and rulings. */
export interface SeriesRules {
  /** In one sentence, for the API. */
  readonly about: string;
  /** Which numbers its tournaments have in it, in whole sentences for the API. */
  readonly numbers: string;
  /** Which tournament may leave it, and until when, likewise. */
  readonly leaving: string;
  /** The key of the format whose tournaments directors put into it. */
  readonly format: string;
  /** What its tournaments are in it, by their keys, which no other kind has. */
  readonly roles: Readonly<Record<string, SeriesRole>>;
  /** What is decided in it beside its results, by its keys. */
  readonly rulings: Readonly<Record<string, Told>>;
  /** What is won in it, by its keys. */
  readonly titles: Readonly<Record<string, Told>>;
  /** Where a series of the kind can stand, by its keys. */
  readonly states: Readonly<Record<string, Told>>;
  /** Reads untrusted settings. Refuses what a series of the kind cannot have. */
  parseSettings(value: unknown): Result<FormatSettings, Message>;
}
