import { err, ok, type Result } from '../../../kernel/result.ts';
import type { Instant } from '../../../kernel/time.ts';
import type { SeriesRecord } from '../../../store/reading/series.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import type { FormatKey } from '#formats/rules';
import type { Venue } from '../../../store/tournament.ts';
import type { NewTournament } from '../../../store/writing/tournament.ts';
import type { Command } from '../../command.ts';
import { invalidInput, type InvalidInput, type InvalidTimeControl } from '../../errors.ts';
import { readText } from '../../input-text.ts';
import { readFormat, readGameConfig, readTimeControl } from '../../tournament-settings.ts';
import { message } from '../../texts/say.ts';

/** What a director says of a tournament that a series opens; null: as its last tournament. */
export interface PlannedTournament {
  readonly name: string | null;
  readonly venue: Venue | null;
  readonly timeControl: string | null;
  /** When it starts by itself; null: when the director starts it. */
  readonly startsAt: Instant | null;
}

/** What the series itself says of it. */
export interface PlannedFormat {
  readonly usualName: string;
  readonly format: FormatKey;
  readonly settings: unknown;
  readonly players: number;
}

/** The series that opens a tournament, and the one before it. */
export interface Opening {
  readonly series: SeriesRecord;
  readonly last: TournamentRecord;
}

/** A tournament as a series opens it, in the game of its last tournament and with the same director as the series. */
export function planTournament(
  { at }: Pick<Command, 'at'>,
  { series, last }: Opening,
  planned: PlannedTournament,
  { usualName, players, format, settings }: PlannedFormat,
): Result<Omit<NewTournament, 'id' | 'slug' | 'createdAt'>, InvalidInput | InvalidTimeControl> {
  const name = readText('name', planned.name ?? usualName, { longest: 80 });
  if (!name.ok) return name;
  const venue = planned.venue ?? last.venue;
  const timeControl = readTimeControl(planned.timeControl ?? last.timeControl, venue, format);
  if (!timeControl.ok) return timeControl;
  const configured = readFormat(format, settings);
  if (!configured.ok) return configured;
  const gameConfig = readGameConfig(last.game, last.gameConfig, configured.value);
  if (!gameConfig.ok) return gameConfig;
  if (planned.startsAt !== null && planned.startsAt <= at) {
    return err(invalidInput('startsAt', message('refused.tournament.startInFuture')));
  }
  return ok({
    name: name.value,
    description: null,
    format,
    settings: configured.value.settings,
    game: last.game,
    gameConfig: gameConfig.value,
    venue,
    timeControl: timeControl.value,
    directorId: series.directorId,
    maxPlayers: players,
    startsAt: planned.startsAt,
    holdsRounds: false,
  });
}
