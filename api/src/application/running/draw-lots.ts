import { invariant } from '../../kernel/assert.ts';
import type { ConfiguredFormat } from '../../rules/formats/any-format.ts';
import type { DrawnLot } from '../../rules/formats/drawn-lot.ts';
import { DRAW_LABEL, drawnOrder } from '../../rules/lot.ts';
import { drawSeedsOfTournaments } from '../../store/reading/draw.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { insertDrawSeeds, insertLots, revealDrawSeed } from '../../store/writing/draw.ts';
import type { Command } from '../command.ts';
import { commitTo, hashUnder } from '../committed-seed.ts';
import { formatOf } from '../state/format-state.ts';
import { inboxTopic, tournamentTopic } from '../events.ts';
import { seal, unseal } from '../sealed.ts';
import type { Arranged } from './apply-plan.ts';
import { loadTournament, type LoadedTournament, type TournamentRows } from './tournament-rows.ts';

const SEED_BYTES = 32;

/**
 * Commits to a seed for every draw that a tournament of so many places may need, those that are there already kept. Its registration is
 * not closed yet, so that nobody can choose a seed by who takes part. Source: Knock-out 2.7.
 */
export async function commitDraws(command: Command, tournament: TournamentRecord): Promise<void> {
  const { tx, at, entropy } = command;
  const { id: tournamentId, maxPlayers } = tournament;
  const wanted = formatOf(tournament).draws(maxPlayers);
  if (wanted === 0) return;
  const there = await drawSeedsOfTournaments(tx, [tournamentId]);
  const seeds = [];
  for (let number = there.length + 1; number <= wanted; number++) {
    const seed = entropy.bytes(SEED_BYTES);
    const sealed = await seal({ db: { prisma: tx }, entropy }, 'seed', seed);
    seeds.push({ tournamentId, number, commitment: commitTo(seed, DRAW_LABEL, tournamentId), sealed, committedAt: at });
  }
  await insertDrawSeeds(tx, seeds);
}

/**
 * Draws what a format asks for now, and answers the tournament with it; as it was when nothing is to be drawn. The seed is revealed with
 * the draw; a draw that was taken back comes from the seed that it had. A dry run never looks at it: what it draws is an example. The
 * tournament is locked. Source: Knock-out 2.1, 2.7, Common 1.7.
 */
export async function drawLots(
  command: Command,
  format: ConfiguredFormat,
  tournament: Pick<TournamentRecord, 'id'>,
  loaded: LoadedTournament,
): Promise<LoadedTournament> {
  const wanted = format.lots(loaded.state);
  if (wanted === null) return loaded;
  const { tx, at } = command;
  const { draw } = wanted;
  const hash = hashUnder(await seedOf(command, tournament, draw));
  const lots = wanted.lots.map(({ name, items }): DrawnLot => {
    const order = drawnOrder(hash, { tournamentId: tournament.id, name }, items);
    return { name, draw, items, order, at };
  });
  await insertLots(tx, tournament.id, lots);
  await revealDrawSeed(tx, tournament.id, draw, at);
  return loadTournament(tx, tournament.id);
}

/** Tells who watches which rounds were drawn, the new stages of a tournament whose format draws lots, and who rests in one that he does. */
export function tellDrawn(
  command: Command,
  { format, tournament }: { readonly format: ConfiguredFormat; readonly tournament: TournamentRecord },
  { stages, pairings }: Pick<Arranged, 'stages' | 'pairings'>,
  { entries }: Pick<TournamentRows, 'entries'>,
): void {
  const { id: tournamentId, maxPlayers } = tournament;
  if (format.draws(maxPlayers) === 0) return;
  for (const { id: stageId, number } of stages) {
    const payload = { tournamentId, stageId, number, isExample: command.dryRun };
    command.emit({ topic: tournamentTopic(tournamentId), kind: 'RoundDrawn', payload });
  }
  for (const { id: pairingId, first, second } of pairings) {
    if (second.kind !== 'bye' || first.kind !== 'player') continue;
    const player = entries.find(({ id }) => id === first.entry)?.player.id;
    const payload = { tournamentId, pairingId, news: 'BYE', until: null, winner: null, how: null } as const;
    if (player !== undefined) command.emit({ topic: inboxTopic(player), kind: 'MyMatchNews', payload });
  }
}

async function seedOf(command: Command, { id }: Pick<TournamentRecord, 'id'>, number: number): Promise<Uint8Array> {
  const { tx, entropy, dryRun } = command;
  if (dryRun) return entropy.bytes(SEED_BYTES);
  const stored = (await drawSeedsOfTournaments(tx, [id])).find((seed) => seed.number === number);
  invariant(stored !== undefined, `tournament ${id} has a seed for draw ${number}`);
  return unseal({ db: { prisma: tx }, entropy }, 'seed', stored.sealed);
}
