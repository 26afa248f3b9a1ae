import { invariant } from '../../kernel/assert.ts';
import type { Entropy } from '../../kernel/entropy.ts';
import type { Instant } from '../../kernel/time.ts';
import { DRAW_LABEL } from '../../rules/lot.ts';
import type { Db } from '../../store/client.ts';
import { drawSeedsOfTournaments, type DrawSeedRecord } from '../../store/reading/draw.ts';
import { gamesByIds } from '../../store/reading/game.ts';
import type { GameSeedRecord } from '../../store/reading/game-seed.ts';
import { tournamentsByIds } from '../../store/reading/tournament.ts';
import type { TournamentId } from '../../kernel/ids.ts';
import { insertCopied, insertOwner, makeBots, readCopied, type Copied } from '../../store/sandbox/copy-tournament.ts';
import { seedsOfTournaments, insertForkedSeeds } from '../../store/sandbox/forked-seeds.ts';
import { commitTo } from '../committed-seed.ts';
import { seal, unseal } from '../sealed.ts';
import { rulesOf } from '../state/game-rules.ts';
import type { ChanceFor } from './chance-for.ts';
import { rewindAll, tournamentsCopied } from './rewind.ts';
import type { Fork } from './sandbox.ts';

/** A database with what seals its seeds. */
interface Place {
  readonly db: Db;
  readonly entropy: Entropy;
}

/** A tournament with those of its series as they were when they were read, out of which worlds are made that begin alike. */
export interface Copy {
  readonly from: Place;
  readonly fork: Fork;
  readonly tournaments: readonly TournamentId[];
  readonly rows: readonly Copied[];
  /** As they are sealed where the copy is from. */
  readonly seeds: readonly GameSeedRecord[];
  readonly draws: readonly DrawSeedRecord[];
}

/** Reads what is forked. */
export async function readCopy(from: Place, fork: Fork): Promise<Copy> {
  const { prisma } = from.db;
  const ids = (await tournamentsCopied(from.db, fork.tournament, fork.at)).map(({ id }) => id);
  const rows = await readCopied(from.db, ids);
  return {
    from,
    fork,
    tournaments: ids,
    rows,
    seeds: await seedsOfTournaments(from.db, ids),
    draws: await drawSeedsOfTournaments(prisma, ids),
  };
}

/** An empty database in which a copy begins at an instant, and what is drawn in it. */
interface Begun extends Place {
  readonly at: Instant;
  readonly chanceFor: ChanceFor;
}

/**
 * Puts a copy into an empty database, as the tournament is or as it was at an instant to which it can be rewound. Bots have all seats but those that its owner
 * plays himself. What is still to be drawn has new seeds; what was drawn keeps its own, which everybody knows.
 */
export async function putCopy(to: Begun, copy: Copy): Promise<void> {
  const { owner, own, at } = copy.fork;
  await insertCopied(to.db, copy.rows);
  if (at !== null) await rewindAll(to.db, await tournamentsByIds(to.db.prisma, copy.tournaments), at);
  await putSeeds(to, copy);
  await makeBots(to.db, own);
  await insertOwner(to.db, owner, to.at);
}

const SEED_BYTES = 32;

/** Seeds of what was drawn are sealed under the other secret; the others are made anew and committed to. */
async function putSeeds(to: Begun, { from, fork: { at }, seeds, draws }: Copy): Promise<void> {
  const ids = seeds.map(({ gameId }) => gameId);
  const games = new Map((await gamesByIds(to.db.prisma, ids)).map((game) => [game.id, game]));
  const ofGames = [];
  for (const kept of seeds) {
    const game = games.get(kept.gameId);
    if (game === undefined) continue;
    const { chance } = rulesOf(game.game);
    invariant(chance !== null, 'a game with a seed has chance');
    const use = { isKnown: game.status === 'FINISHED', label: chance.label, whose: game.id, number: 1 };
    ofGames.push({ ...kept, ...(await seedOf(from, to, kept, use)) });
  }
  const ofLots = [];
  for (const seed of draws) {
    if (at !== null && seed.committedAt > at) continue;
    const kept = at !== null && seed.revealedAt !== null && seed.revealedAt > at ? { ...seed, revealedAt: null } : seed;
    const { revealedAt, tournamentId: whose, number } = kept;
    const use = { isKnown: revealedAt !== null, label: DRAW_LABEL, whose, number };
    ofLots.push({ ...kept, ...(await seedOf(from, to, kept, use)) });
  }
  await insertForkedSeeds(to.db, ofGames, ofLots);
}

interface SeedUse {
  readonly isKnown: boolean;
  readonly label: string;
  readonly whose: string;
  /** Which of several of the same label and owner. */
  readonly number: number;
}

async function seedOf(
  from: Place,
  to: Begun,
  { sealed, commitment }: { readonly sealed: string; readonly commitment: string },
  { isKnown, label, whose, number }: SeedUse,
): Promise<{ readonly sealed: string; readonly commitment: string }> {
  if (isKnown) return { commitment, sealed: await seal(to, 'seed', await unseal(from, 'seed', sealed)) };
  const seed = to.chanceFor(`seed ${label} ${whose} ${number}`).bytes(SEED_BYTES);
  return { commitment: commitTo(seed, label, whose), sealed: await seal(to, 'seed', seed) };
}
