import type { PlayerId, TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { FormatKey } from '#formats/rules';
import type { GameKey } from '#games/rules';
import type { Venue } from '../../store/tournament.ts';
import type { NewPlayer } from '../commands/player/create.ts';
import type { WantedPlace } from '../commands/series/join-series.ts';
import { closeRegistration } from '../commands/tournament/close-registration.ts';
import { createTournament } from '../commands/tournament/create.ts';
import { enterPlayers } from '../commands/tournament/enter-players.ts';
import { openRegistration } from '../commands/tournament/open-registration.ts';
import { startTournament } from '../commands/tournament/start.ts';
import type { AppContext } from '../context.ts';
import { granted } from './demo-world.ts';

/** A tournament as the demo world sets it up. `key` names it: set up again it is the same tournament. */
export interface DemoTournament {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly format: FormatKey;
  /** Of the format, as its own `parseSettings` takes them. */
  readonly settings: object;
  readonly game: GameKey;
  /** Of the game, as its own `parseConfig` takes it. */
  readonly gameConfig: object;
  /** null: it belongs to no series. */
  readonly series: WantedPlace | null;
  readonly venue: Venue;
  /** null: the usual one of the format. */
  readonly timeControl: string | null;
  readonly maxPlayers: number;
  readonly startsAt: Instant | null;
  readonly playerIds: readonly PlayerId[];
  readonly newPlayers: readonly NewPlayer[];
}

/** Makes the tournament, opens its registration and enters its players; each step once, however often it is asked for. */
export async function setUp(director: AppContext, tournament: DemoTournament): Promise<TournamentId> {
  const { key, playerIds, newPlayers, ...rest } = tournament;
  const { tournamentId } = granted(
    await createTournament(director, {
      ...rest,
      idempotencyKey: `demo ${key} create`,
    }),
  );
  granted(await openRegistration(director, { tournamentId, idempotencyKey: `demo ${key} open` }));
  const players = { playerIds, newPlayers };
  granted(await enterPlayers(director, { tournamentId, ...players, idempotencyKey: `demo ${key} enter` }));
  return tournamentId;
}

/** Closes the registration of a tournament that is set up and starts it; each step once. */
export async function begin(director: AppContext, key: string, tournamentId: TournamentId): Promise<void> {
  granted(await closeRegistration(director, { tournamentId, idempotencyKey: `demo ${key} close` }));
  granted(await startTournament(director, { tournamentId, idempotencyKey: `demo ${key} start` }));
}
