import { invariant } from '../../kernel/assert.ts';
import type { Entropy } from '../../kernel/entropy.ts';
import type { TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import { DRAW_LABEL } from '../../rules/lot.ts';
import type { Db } from '../../store/client.ts';
import { drawSeedsOfTournaments } from '../../store/reading/draw.ts';
import { gamesByIds } from '../../store/reading/game.ts';
import { tournamentsOfSeries } from '../../store/reading/tournament.ts';
import { copyTournaments, insertOwner, makeBots } from '../../store/sandbox/copy-tournament.ts';
import { seedsOfTournaments, insertForkedSeeds } from '../../store/sandbox/forked-seeds.ts';
import { commitTo } from '../committed-seed.ts';
import { seal, unseal } from '../sealed.ts';
import { rulesOf } from '../state/game-rules.ts';
import { rewind } from './rewind.ts';
import type { Fork } from './sandbox.ts';

/** A database with what seals its seeds. */
interface Place {
  readonly db: Db;
  readonly entropy: Entropy;
}

/**
 * Copies a tournament as it is now, or as it was at an instant to which it can be rewound, and all tournaments of its series, into an empty database. Bots have all seats but those that its
 * owner plays himself. What is still to be drawn has new seeds; what was drawn keeps its own, which everybody knows.
 */
export async function forkInto(
  from: Place,
  to: Place & { readonly at: Instant },
  { tournament, owner, own, at }: Fork,
): Promise<void> {
  const { id, seriesId } = tournament;
  const ids = seriesId === null ? [id] : (await tournamentsOfSeries(from.db.prisma, [seriesId])).map((one) => one.id);
  await copyTournaments(from.db, to.db, ids);
  if (at !== null) await rewind(to.db, tournament, at);
  await copySeeds(from, to, { ids, at });
  await makeBots(to.db, own);
  await insertOwner(to.db, owner, to.at);
}

const SEED_BYTES = 32;

/** Seeds of what was drawn are sealed under the other secret; the others are made anew and committed to. */
async function copySeeds(
  from: Place,
  to: Place,
  { ids, at }: { readonly ids: readonly TournamentId[]; readonly at: Instant | null },
): Promise<void> {
  const seeds = await seedsOfTournaments(from.db, ids);
  const games = new Map(
    (
      await gamesByIds(
        to.db.prisma,
        seeds.map(({ gameId }) => gameId),
      )
    ).map((game) => [game.id, game]),
  );
  const ofGames = [];
  for (const kept of seeds) {
    const game = games.get(kept.gameId);
    if (game === undefined) continue;
    const { chance } = rulesOf(game.game);
    invariant(chance !== null, 'a game with a seed has chance');
    ofGames.push({
      ...kept,
      ...(await seedOf(from, to, kept, { isKnown: game.status === 'FINISHED', label: chance.label, whose: game.id })),
    });
  }
  const ofLots = [];
  for (const seed of await drawSeedsOfTournaments(from.db.prisma, ids)) {
    if (at !== null && seed.committedAt > at) continue;
    const kept = at !== null && seed.revealedAt !== null && seed.revealedAt > at ? { ...seed, revealedAt: null } : seed;
    const use = { isKnown: kept.revealedAt !== null, label: DRAW_LABEL, whose: kept.tournamentId };
    ofLots.push({ ...kept, ...(await seedOf(from, to, kept, use)) });
  }
  await insertForkedSeeds(to.db, ofGames, ofLots);
}

async function seedOf(
  from: Place,
  to: Place,
  { sealed, commitment }: { readonly sealed: string; readonly commitment: string },
  { isKnown, label, whose }: { readonly isKnown: boolean; readonly label: string; readonly whose: string },
): Promise<{ readonly sealed: string; readonly commitment: string }> {
  if (isKnown) return { commitment, sealed: await seal(to, 'seed', await unseal(from, 'seed', sealed)) };
  const seed = to.entropy.bytes(SEED_BYTES);
  return { commitment: commitTo(seed, label, whose), sealed: await seal(to, 'seed', seed) };
}
