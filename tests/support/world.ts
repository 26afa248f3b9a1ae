import { createTournament } from '../../api/src/application/commands/tournament/create.ts';
import type { CreateTournamentInput } from '../../api/src/application/commands/tournament/create.ts';
import { closeRegistration } from '../../api/src/application/commands/tournament/close-registration.ts';
import { enterPlayers } from '../../api/src/application/commands/tournament/enter-players.ts';
import { openRegistration } from '../../api/src/application/commands/tournament/open-registration.ts';
import { startTournament } from '../../api/src/application/commands/tournament/start.ts';
import { ensurePlayerForAccount } from '../../api/src/application/commands/player/ensure-for-account.ts';
import type { Actor, AppContext } from '../../api/src/application/context.ts';
import type { Role } from '../../api/src/store/role.ts';
import { newId } from '../../api/src/kernel/entropy.ts';
import type { AccountId, PlayerId, TournamentId } from '../../api/src/kernel/ids.ts';
import type { Result } from '../../api/src/kernel/result.ts';
import { instant, plus, type Instant, type Millis } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import { gamesOfTournaments, type GameRecord } from '../../api/src/store/reading/game.ts';
import { seededEntropy } from './seeded-entropy.ts';
import { say, STRANGER } from '../../api/src/application/texts/say.ts';
import type { Message } from '../../api/src/kernel/message.ts';

/** A person of a test, signed in. */
export interface Person {
  readonly name: string;
  readonly playerId: PlayerId;
  readonly context: AppContext;
}

/** A tournament of a test that runs. */
export interface RunningTournament {
  readonly id: TournamentId;
  readonly director: Person;
  readonly players: readonly Person[];
  games(): Promise<readonly GameRecord[]>;
}

/** A world with a clock that stands until it is moved, and chance that repeats itself. */
export interface World {
  readonly db: Db;
  readonly anonymous: AppContext;
  readonly system: AppContext;
  now(): Instant;
  pass(time: Millis): void;
  setNow(at: Instant): void;
  as(actor: Actor): AppContext;
  person(name: string, role?: Role): Promise<Person>;
  draft(director: Person, input?: Partial<CreateTournamentInput>): Promise<TournamentId>;
  /** A tournament of new people under `input`, entered and started. */
  running(
    names: readonly string[],
    input?: Partial<CreateTournamentInput>,
    waiting?: readonly Person[],
  ): Promise<RunningTournament>;
}

const START = instant(Date.UTC(2026, 10, 21, 12));

/** What a test leaves out of a tournament's input. */
export const USUAL_TOURNAMENT: CreateTournamentInput = {
  name: 'Mombasa',
  description: null,
  format: 'ROUND_ROBIN',
  settings: { preset: 'FREE' },
  game: 'BAO',
  gameConfig: { variant: 'KISWAHILI' },
  venue: 'HERE',
  timeControl: 'T=(3+1)<=7',
  maxPlayers: 34,
  startsAt: null,
  series: null,
};

/** A new world over a database; two over the same one need two seeds. */
export function newWorld(db: Db, seed = 1): World {
  const entropy = seededEntropy(seed);
  let time = START;
  const now = (): Instant => time;
  const as = (actor: Actor): AppContext => ({ db, now, entropy, actor });
  const world: World = {
    db,
    anonymous: as({ kind: 'anonymous' }),
    system: as({ kind: 'system' }),
    now,
    as,
    pass: (passed) => void (time = plus(time, passed)),
    setNow: (at) => void (time = at),
    async person(name, role = 'PLAYER') {
      const accountId = newId<AccountId>(entropy);
      const at = new Date(time);
      const email = `${accountId}@example.org`;
      await db.prisma.account.create({ data: { id: accountId, name, email, role, createdAt: at, updatedAt: at } });
      const playerId = await ensurePlayerForAccount({ db, now, entropy }, { accountId, name });
      return { name, playerId, context: as({ kind: 'account', accountId, playerId, role }) };
    },
    async draft(director, input = {}) {
      return must(await createTournament(director.context, { ...USUAL_TOURNAMENT, ...input })).tournamentId;
    },
    async running(names, input = {}, waiting = []) {
      const director = await world.person('Director', 'DIRECTOR');
      const tournamentId = await world.draft(director, input);
      must(await openRegistration(director.context, { tournamentId }));
      const players: Person[] = [];
      for (const name of names) players.push(await world.person(name));
      const playerIds = [...players, ...waiting].map(({ playerId }) => playerId);
      const orWait = waiting.length > 0;
      must(await enterPlayers(director.context, { tournamentId, playerIds, newPlayers: [], orWait }));
      must(await closeRegistration(director.context, { tournamentId }));
      must(await startTournament(director.context, { tournamentId }));
      return { id: tournamentId, director, players, games: () => gamesOfTournaments(db.prisma, [tournamentId]) };
    },
  };
  return world;
}

/** The value of a result that has to be a success. */
export function must<Value>(result: Result<Value, unknown>): Value {
  if (result.ok) return result.value;
  throw new Error(`Refused: ${JSON.stringify(result.error)}`);
}

type InEnglish<Failure> = Failure extends { readonly message: Message }
  ? Omit<Failure, 'message'> & { readonly message: string }
  : Failure;

/** The error of a result that has to be a refusal, with its message in English. */
export function refusal<Failure extends object>(result: Result<unknown, Failure>): InEnglish<Failure> {
  if (!result.ok) {
    const { message }: { readonly message?: Message } = result.error;
    return { ...result.error, ...(message !== undefined && { message: say(STRANGER, message) }) } as InEnglish<Failure>;
  }
  throw new Error(`Not refused: ${JSON.stringify(result.value)}`);
}

/** The person of a tournament with this player. */
export function personOf(people: readonly Person[], playerId: PlayerId): Person {
  const person = people.find((one) => one.playerId === playerId);
  if (person === undefined) throw new Error(`Nobody is ${playerId}`);
  return person;
}
