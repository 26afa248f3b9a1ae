import { formatModule } from '../../../formats/application.ts';
import { newId } from '../../../kernel/entropy.ts';
import type { TournamentId } from '../../../kernel/ids.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { Instant } from '../../../kernel/time.ts';
import { addTournament } from '../../address/tournament-slug.ts';
import type { GameKey } from '#games/rules';
import type { FormatKey } from '#formats/rules';
import type { Venue } from '../../../store/tournament.ts';
import { defineCommand } from '../../command.ts';
import { forbidden, invalidInput, type CommonError, type InvalidTimeControl } from '../../errors.ts';
import type { CommandOptions } from '../../events.ts';
import { readNumber } from '../../input-text.ts';
import { actingPlayer, mayCreateTournaments } from '../../rights.ts';
import { changeTournament } from '../../running/tournament-change.ts';
import { joinSeries, type JoinSeriesError, type WantedPlace } from '../series/join-series.ts';
import { readDaysOff, readDescription, readName, readStart } from './readable.ts';
import { readFormat, readGameConfig, readHolding, readTimeControl } from '../../tournament-settings.ts';
import type { TournamentDone } from './shape.ts';
import { message } from '../../texts/say.ts';

/** What a new tournament is to be. */
export interface CreateTournamentInput extends CommandOptions {
  readonly name: string;
  readonly description: string | null;
  readonly format: FormatKey;
  /** Some or all of the format's, as its own `parseSettings` takes them; null, or null in one of them: as usual. */
  readonly settings: unknown;
  readonly game: GameKey;
  /** Some or all of the game's, as its own `parseConfig` takes them; null, or null in one of them: as usual. */
  readonly gameConfig: unknown;
  readonly venue: Venue;
  /** As text; null is the usual one of the format. Ignored at a venue elsewhere. */
  readonly timeControl: string | null;
  /** Null: as many as the format takes. */
  readonly maxPlayers: number | null;
  /** When it starts by itself; null: when the director starts it. */
  readonly startsAt: Instant | null;
  /** Whether it also starts by itself once all places are taken; left out: it does not. */
  readonly startsWhenFull?: boolean;
  /** Whether players may still enter by themselves once registration has closed; left out: they may not. */
  readonly lateEntry?: boolean;
  /** Whether bots may enter by themselves; left out: they may not. */
  readonly takesBots?: boolean;
  /** How many days off each player may take; null: none. */
  readonly daysOff?: number | null;
  /** Whether each round that is due waits until its director has published it; left out: it does not. */
  readonly holdsRounds?: boolean;
  /** The series of which it becomes a part; null: none. */
  readonly series: WantedPlace | null;
}

/** Every way in which the command says no. */
export type CreateTournamentError = CommonError | InvalidTimeControl | JoinSeriesError;

/** Makes a draft that the caller directs. Directors and admins may. Source: Common 4.1, KIBA 2.2, 2.3. */
export const createTournament = defineCommand<CreateTournamentInput, TournamentDone, CreateTournamentError>(
  'createTournament',
  async (command, input) => {
    const { tx, at, actor, entropy } = command;
    const directorId = actingPlayer(actor);
    if (!mayCreateTournaments(actor) || directorId === null) {
      return err(forbidden(message('refused.tournament.onlyDirectorsCreate')));
    }
    const name = readName(input.name);
    if (!name.ok) return name;
    const description = readDescription(input.description);
    if (!description.ok) return description;
    const format = readFormat(input.format, input.settings);
    if (!format.ok) return format;
    const gameConfig = readGameConfig(input.game, input.gameConfig, format.value);
    if (!gameConfig.ok) return gameConfig;
    const timeControl = readTimeControl(input.timeControl, input.venue, input.format);
    if (!timeControl.ok) return timeControl;
    const { min, max } = format.value.sizes;
    const maxPlayers = readNumber('maxPlayers', input.maxPlayers ?? max, { least: min, most: max });
    if (!maxPlayers.ok) return maxPlayers;
    const startsAt = readStart(input.startsAt, at);
    if (!startsAt.ok) return startsAt;
    const daysOff = readDaysOff(input.daysOff ?? 0, input.venue);
    if (!daysOff.ok) return daysOff;
    const holdsRounds = readHolding(input.holdsRounds ?? false, format.value);
    if (!holdsRounds.ok) return holdsRounds;
    const { onlyInSeries } = formatModule(input.format);
    if (onlyInSeries !== undefined) return err(invalidInput('format', onlyInSeries));
    const id = newId<TournamentId>(entropy);
    await addTournament(tx, {
      id,
      name: name.value,
      description: description.value,
      format: input.format,
      settings: format.value.settings,
      game: input.game,
      gameConfig: gameConfig.value,
      venue: input.venue,
      timeControl: timeControl.value,
      directorId,
      maxPlayers: maxPlayers.value,
      startsAt: startsAt.value,
      startsWhenFull: input.startsWhenFull ?? false,
      lateEntry: input.lateEntry ?? false,
      takesBots: input.takesBots ?? false,
      daysOff: daysOff.value,
      holdsRounds: holdsRounds.value,
      createdAt: at,
    });
    changeTournament(command, id, 'CREATED', []);
    if (input.series !== null) {
      const tournament = { id, format: input.format, game: input.game, status: 'DRAFT', seriesId: null } as const;
      const joined = await joinSeries(command, tournament, input.series);
      if (!joined.ok) return joined;
    }
    return ok({ tournamentId: id });
  },
);
