import { invariant } from '../../kernel/assert.ts';
import type { AccountId, PlayerId } from '../../kernel/ids.ts';
import { DEMO_PARTS } from '../../formats/demo.ts';
import { DEMO_REGULARS } from '../../games/demo.ts';
import { between, DAY, millis } from '../../kernel/time.ts';
import { findSignedInAccount } from '../../store/auth-database.ts';
import { appoint } from '../commands/account/appoint.ts';
import { createBots } from '../commands/player/create-bots.ts';
import { ensurePlayerForAccount } from '../commands/player/ensure-for-account.ts';
import type { Role } from '../../store/role.ts';
import { demoBegunAt, isDemoComplete, mayBecomeDemo, noteDemoBegun, noteDemoComplete } from './demo-state.ts';
import { actingAs, granted, type DemoWorld } from './demo-world.ts';
import type { DemoBots, DemoCast } from './demo-part.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from './people.ts';

/** How large the demo world is made. */
export interface DemoSize {
  /** How many of the regulars play the open tournaments, 3 to 6. */
  readonly openBots: number;
  /** Which bots parts have of their own: all that they bring, or as few as will do; none: parts that bring some are not made. */
  readonly ownBots: 'all' | 'fewest' | 'none';
}

/** As a visitor finds it. */
export const FULL_DEMO: DemoSize = { openBots: DEMO_REGULARS.open.length, ownBots: 'all' };

/** The steps are done once each because their keys are known, and keys are known for 7 days. */
const RESUMABLE_FOR = millis(6 * DAY);

/**
 * Makes the demo world in an empty database, by the commands that people use; one that was left in the middle is completed.
 * Answers whether there is one: false in a database that was in use before, and where its accounts were closed.
 */
export async function makeDemo(world: DemoWorld, size: DemoSize = FULL_DEMO): Promise<boolean> {
  const { db, now, say } = world;
  if (!(await mayBecomeDemo(db))) return false;
  if (await isDemoComplete(db)) return true;
  const earlier = await demoBegunAt(db);
  if (earlier !== null && between(earlier, now()) > RESUMABLE_FOR) return true;
  const begunAt = await noteDemoBegun(db, now());
  say('making the demo world: accounts and bots');
  const cast = { ...(await gather(world, size)), begunAt };
  for (const { key, about, bots, make } of DEMO_PARTS) {
    const own = bots === undefined ? [] : someOf(bots, size);
    if (bots !== undefined && own.length === 0) continue;
    say(`the demo world: ${about}`);
    await make(cast, bots === undefined ? [] : await playersOf(world, key, { ...bots, players: own }));
  }
  await noteDemoComplete(db);
  return true;
}

function someOf({ players, fewest }: DemoBots, { ownBots }: DemoSize): DemoBots['players'] {
  return ownBots === 'all' ? players : players.slice(0, ownBots === 'fewest' ? fewest : 0);
}

async function playersOf(world: DemoWorld, key: string, { game, players }: DemoBots): Promise<readonly PlayerId[]> {
  const server = actingAs(world, { kind: 'system' });
  return granted(await createBots(server, { game, bots: players, idempotencyKey: `demo ${key}` })).playerIds;
}

async function gather(world: DemoWorld, { openBots }: DemoSize): Promise<Omit<DemoCast, 'begunAt'>> {
  await account(world, DEMO_ACCOUNTS.admin);
  const director = await account(world, DEMO_ACCOUNTS.director);
  const asha = await account(world, DEMO_ACCOUNTS.asha);
  const { played, open, veranda } = DEMO_REGULARS;
  const bots = [...open.slice(0, openBots), ...veranda];
  const server = actingAs(world, { kind: 'system' });
  const { playerIds } = granted(await createBots(server, { game: played.game, bots, idempotencyKey: 'demo bots' }));
  return {
    director: actingAs(world, { kind: 'account', ...director }),
    asha: asha.playerId,
    openBots: playerIds.slice(0, openBots),
    verandaBots: playerIds.slice(openBots),
  };
}

async function account(world: DemoWorld, { name, email, role }: DemoAccount) {
  const accountId: AccountId = await world.signUp({ name, email, password: DEMO_PASSWORD });
  const playerId = await ensurePlayerForAccount(world, { accountId, name });
  const held: Role | undefined = (await findSignedInAccount(world.db, accountId))?.role;
  invariant(held !== undefined, 'who has signed up has an account');
  if (held !== role) granted(await appoint(actingAs(world, { kind: 'system' }), { accountId, role }));
  return { accountId, playerId, role };
}
