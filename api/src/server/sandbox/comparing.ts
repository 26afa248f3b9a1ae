import type { AppContext } from '../../application/context.ts';
import { comparedPlayers, placesIn } from '../../application/sandbox/comparison.ts';
import type { Comparison, Sandbox, SandboxStop } from '../../application/sandbox/sandbox.ts';
import type { TournamentId } from '../../kernel/ids.ts';
import { gameCounts } from '../../store/reading/game.ts';
import type { World } from '../world.ts';
import { letPass, type Passing } from './let-pass.ts';
import { openSandbox, type Beginning, type OpenSandbox, type ServerParts } from './open-sandbox.ts';

/** A comparison that is made. */
export interface Comparing {
  readonly told: () => Promise<Comparison>;
  /** Ends when it is made. */
  readonly done: Promise<void>;
}

/** A sandbox that stands, and how it has begun. */
interface Compared {
  readonly open: OpenSandbox;
  readonly beginning: Beginning;
  readonly stop: SandboxStop;
}

const NO_GAMES = { finished: 0, all: 0 };
const NOBODY = new Set<never>();

/**
 * Plays a second copy of a sandbox's beginning, with the same chance and bots in all seats, to where the sandbox stands, to the end where it is at its
 * end, and sets its places beside those of the sandbox. It is thrown away then.
 */
export function compare(
  { open, beginning, stop }: Compared,
  parts: ServerParts & Pick<World, 'report'>,
  passing: Omit<Passing, 'own'>,
): Comparing {
  const { tournamentId } = passing;
  const at = open.clock.now();
  let second: OpenSandbox | null = null;
  let told: Comparison = { at, stop: null, games: NO_GAMES, players: [] };
  /** Ends when nobody is being told any more how far it is. */
  let telling: Promise<unknown> = Promise.resolve();
  async function made(): Promise<void> {
    const here = await placesIn(contextOf(open), tournamentId);
    second = await openSandbox(parts, beginning);
    const until = stop === 'ENDED' ? null : at;
    const wanted = { until, round: false, speed: null, pastOwnTurns: true };
    const untouched = await letPass(second, wanted, { ...passing, own: NOBODY });
    const players = comparedPlayers(here, await placesIn(contextOf(second), tournamentId));
    told = { at, stop: untouched, games: await gamesIn(second, tournamentId), players };
  }
  async function madeOrFailed(): Promise<void> {
    try {
      await made();
    } catch (failure) {
      told = { ...told, stop: 'FAILED' };
      if (!passing.signal.aborted) parts.report(failure);
    }
    const closing = second;
    second = null;
    await telling;
    await closing?.close();
  }
  const done = passing.working(madeOrFailed);
  return {
    done,
    async told() {
      if (second === null) return told;
      const games = gamesIn(second, tournamentId);
      telling = Promise.allSettled([telling, games]);
      return { ...told, games: await games };
    },
  };
}

/** How far the tournament of a sandbox is. */
export async function gamesIn({ db }: OpenSandbox, tournamentId: TournamentId): Promise<Sandbox['games']> {
  const counts = await gameCounts(db.prisma, [tournamentId]);
  const count = (statuses: readonly string[]): number =>
    counts.reduce((sum, one) => sum + (statuses.includes(one.status) ? one.games : 0), 0);
  return { finished: count(['FINISHED']), all: count(['SCHEDULED', 'RUNNING', 'FINISHED']) };
}

function contextOf({ db, entropy, clock }: OpenSandbox): AppContext {
  return { db, now: clock.now, entropy, actor: { kind: 'system' } };
}
