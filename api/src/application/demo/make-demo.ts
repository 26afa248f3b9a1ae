import { invariant } from '../../kernel/assert.ts';
import type { AccountId } from '../../kernel/ids.ts';
import { DEMO_PARTS } from '../../formats/demo.ts';
import { between, DAY, millis } from '../../kernel/time.ts';
import { findSignedInAccount } from '../../store/auth-database.ts';
import { appoint } from '../commands/account/appoint.ts';
import { createBots } from '../commands/player/create-bots.ts';
import { ensurePlayerForAccount } from '../commands/player/ensure-for-account.ts';
import type { AppContext, Role } from '../context.ts';
import {
  demoBegunAt,
  isDemoComplete,
  mayBecomeDemo,
  noteDemoBegun,
  noteDemoComplete,
  noteLastOpen,
  noteTrickled,
} from './demo-state.ts';
import { actingAs, granted, type DemoCast, type DemoWorld } from './demo-world.ts';
import { makeChampionship } from './championship.ts';
import { makeAshasMatch, makeKnockout } from './knockout.ts';
import { KNOCKOUT_PEOPLE } from './knockout-people.ts';
import { makeKuksuTitle } from './kuksu-title.ts';
import { LEAGUE_PEOPLE } from './league-people.ts';
import { makeKibaOne } from './kiba-one.ts';
import { beginOpen } from './open-tournament.ts';
import { makeSignUp, makeVeranda } from './other-tournaments.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, OPEN_BOTS, VERANDA_BOTS, type DemoAccount } from './people.ts';

/** How large the demo world is made. */
export interface DemoSize {
  /** How many bots play the open tournaments, 3 to 6. */
  readonly openBots: number;
  /** How many of `LEAGUE_PEOPLE` there are, at least 6; 0: there is no title. */
  readonly leaguePlayers: number;
  /** How many of `KNOCKOUT_PEOPLE` there are, at least 2; 0: there is no knock-out. */
  readonly knockoutPlayers: number;
  /** How many bots each of `DEMO_PARTS` has at most, at least 3; 0: there is none of them. */
  readonly partBots: number;
}

/** As a visitor finds it: 30 games of bao at once, a title with 57 players in its leagues, a knock-out of 17, and what formats bring. */
export const FULL_DEMO: DemoSize = {
  openBots: OPEN_BOTS.length,
  leaguePlayers: LEAGUE_PEOPLE.length,
  knockoutPlayers: KNOCKOUT_PEOPLE.length,
  partBots: Math.max(...DEMO_PARTS.map(({ bots }) => bots.length)),
};

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
  say('the demo world: KIBA I, five players, twenty results');
  await makeKibaOne(cast.director);
  say('the demo world: Baraza Open 1, bots in all games at once');
  const id = await beginOpen(cast.director, { number: 1, players: cast.openBots });
  await noteLastOpen(db, { number: 1, id });
  say("the demo world: Asha's friendly, and a tournament to join");
  await makeVeranda(cast);
  await makeSignUp(cast);
  say('the demo world: a championship in its third tournament');
  await makeChampionship(cast);
  if (cast.leaguePlayers.length > 0) {
    say('the demo world: a Kuksu title in its third cycle');
    const { cycleId } = await makeKuksuTitle(cast);
    await noteTrickled(db, cycleId);
  }
  if (cast.knockoutPlayers.length > 0) {
    say('the demo world: a knock-out of backgammon in its second round, and a match of Asha');
    await makeKnockout(cast);
    await makeAshasMatch(cast);
  }
  if (size.partBots > 0) await makeParts(world, cast.director, size);
  await noteDemoComplete(db);
  return true;
}

async function makeParts(world: DemoWorld, director: AppContext, { partBots }: DemoSize): Promise<void> {
  const server = actingAs(world, { kind: 'system' });
  for (const { key, about, game, bots, make } of DEMO_PARTS) {
    world.say(`the demo world: ${about}`);
    const some = { game, bots: bots.slice(0, partBots), idempotencyKey: `demo ${key}` };
    await make(director, granted(await createBots(server, some)).playerIds);
  }
}

async function gather(world: DemoWorld, size: DemoSize): Promise<Omit<DemoCast, 'begunAt'>> {
  await account(world, DEMO_ACCOUNTS.admin);
  const director = await account(world, DEMO_ACCOUNTS.director);
  const asha = await account(world, DEMO_ACCOUNTS.asha);
  const bots = [...OPEN_BOTS.slice(0, size.openBots), ...VERANDA_BOTS];
  const server = actingAs(world, { kind: 'system' });
  const { playerIds } = granted(await createBots(server, { game: 'BAO', bots, idempotencyKey: 'demo bots' }));
  const people = LEAGUE_PEOPLE.slice(0, size.leaguePlayers).map(({ cycles: _cycles, ...bot }) => ({
    ...bot,
    category: 3,
  }));
  const league = granted(await createBots(server, { game: 'GO', bots: people, idempotencyKey: 'demo league' }));
  const knockout = granted(
    await createBots(server, {
      game: 'BACKGAMMON',
      bots: KNOCKOUT_PEOPLE.slice(0, size.knockoutPlayers),
      idempotencyKey: 'demo knock-out',
    }),
  );
  return {
    director: actingAs(world, { kind: 'account', ...director }),
    asha: asha.playerId,
    openBots: playerIds.slice(0, size.openBots),
    verandaBots: playerIds.slice(size.openBots),
    leaguePlayers: league.playerIds,
    knockoutPlayers: knockout.playerIds,
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
