import { invariant } from '../../kernel/assert.ts';
import { newId } from '../../kernel/entropy.ts';
import type { AnyId, EntryId, GameId, PairingId, PlayerId } from '../../kernel/ids.ts';
import type { BySeat } from '../../kernel/seat.ts';
import type { Plan, PlannedGame } from '../../rules/formats/format.ts';
import type { Rest } from '../../rules/clocks/rest.ts';
import { pausesAfter } from '../../store/reading/pause.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { insertGames, type NewGame } from '../../store/writing/game.ts';
import { pendingParts } from '../../store/reading/stage.ts';
import { beginGroupAgain, beginStageAgain } from '../../store/writing/undone-draw.ts';
import { insertGroups, insertPairings, insertStages } from '../../store/writing/plan.ts';
import type { NewGroup, NewPairing, NewStage } from '../../store/writing/plan.ts';
import type { Command } from '../command.ts';
import { rulesOf } from '../state/game-rules.ts';
import { restsOfGame } from '../state/pauses.ts';
import { commitSeeds } from './commit-seeds.ts';
import { firstMoment } from './first-moment.ts';
import type { TournamentRows } from './tournament-rows.ts';

/** What applying a plan has made. */
export interface Arranged {
  readonly stages: readonly NewStage[];
  readonly groups: readonly NewGroup[];
  readonly pairings: readonly NewPairing[];
  readonly games: readonly NewGame[];
}

/**
 * Makes what a plan lists and is not among the rows yet: stages, groups, pairings and games. At venue HERE every new game
 * starts at once with the first mover's clock running; elsewhere it waits for its result. Nobody is told (`tellArranged`).
 * Applying a plan twice changes nothing. The tournament is locked. Source: KIBA 5.4, Clocks 1.3.
 */
export async function applyPlan(
  command: Command,
  tournament: TournamentRecord,
  plan: Plan,
  rows: TournamentRows,
): Promise<Arranged> {
  const { tx, at, entropy } = command;
  const pending = await pendingParts(tx, tournament.id);
  const stages = named(rows.stages, plan.stages, command, pending.stages);
  const groups = named(rows.groups, plan.groups, command, pending.groups);
  const pairings = named(rows.pairings, plan.pairings, command);
  const known = new Set(rows.games.map(({ key }) => key));
  const pendingIds = new Set<AnyId>([...pending.stages.values(), ...pending.groups.values()]);
  const newStages = stages.fresh.map((stage) => ({ ...stage, id: stages.idOf(stage.key), startedAt: at }));
  const isPending = ({ id }: NewStage | NewGroup): boolean => pendingIds.has(id);
  for (const { id, name } of newStages.filter(isPending)) await beginStageAgain(tx, id, { name, at });
  await insertStages(
    tx,
    tournament.id,
    newStages.filter((stage) => !isPending(stage)),
  );
  const newGroups = groups.fresh.map(({ stage, ...group }) => ({
    ...group,
    id: groups.idOf(group.key),
    stageId: stages.idOf(stage),
    startedAt: at,
  }));
  for (const { id, name, entries } of newGroups.filter(isPending)) await beginGroupAgain(tx, id, { name, entries, at });
  await insertGroups(
    tx,
    tournament.id,
    newGroups.filter((group) => !isPending(group)),
  );
  const newPairings = pairings.fresh.map(({ group, ...pairing }) => ({
    ...pairing,
    id: pairings.idOf(pairing.key),
    groupId: groups.idOf(group),
  }));
  await insertPairings(tx, tournament.id, newPairings);
  const fresh = plan.games.filter(({ key }) => !known.has(key));
  const rests = await plannedRests(command, tournament, rows, fresh.length > 0);
  const games = fresh.map((game) =>
    newGame(command, tournament, game, { id: newId<GameId>(entropy), pairingId: pairings.idOf(game.pairing), rests }),
  );
  await insertGames(tx, games);
  const { chance } = tournament.venue === 'HERE' ? rulesOf(tournament.game) : { chance: null };
  if (chance !== null)
    await commitSeeds(
      command,
      games.map((game) => game.id),
      chance,
    );
  for (const { id } of games) command.touch(id, true);
  return { stages: newStages, groups: newGroups, pairings: newPairings, games };
}

interface Keyed {
  readonly key: string;
}

/** The planned things that are not there yet, and the id of each, known, pending or new, by its key. */
function named<Id extends AnyId, Planned extends Keyed>(
  there: readonly (Keyed & { readonly id: Id })[],
  planned: readonly Planned[],
  { entropy }: Command,
  pending: ReadonlyMap<string, Id> = new Map(),
) {
  const ids = new Map(there.map(({ key, id }) => [key, id]));
  const fresh = planned.filter(({ key }) => !ids.has(key));
  for (const { key } of fresh) ids.set(key, pending.get(key) ?? newId<Id>(entropy));
  const idOf = (key: string): Id => {
    const id = ids.get(key);
    invariant(id !== undefined, `the plan names ${key}`);
    return id;
  };
  return { fresh, idOf };
}

/** When no time passes in a game that begins now, by the pauses of its tournament. */
type RestsOf = (game: { readonly id: GameId; readonly entries: BySeat<EntryId> }) => readonly Rest[];

async function plannedRests(
  { tx, at }: Command,
  tournament: TournamentRecord,
  { entries }: TournamentRows,
  areAsked: boolean,
): Promise<RestsOf> {
  const pauses = areAsked && tournament.venue === 'HERE' ? await pausesAfter(tx, tournament.id, at) : [];
  if (pauses.length === 0) return () => [];
  const players = new Map(entries.map(({ id, player }) => [id, player.id]));
  const playerOf = (entry: EntryId): PlayerId => {
    const player = players.get(entry);
    invariant(player !== undefined, 'who plays in a tournament has entered it');
    return player;
  };
  return ({ id, entries: { first, second } }) =>
    restsOfGame(pauses, { id, players: { first: playerOf(first), second: playerOf(second) } });
}

function newGame(
  { at }: Command,
  tournament: TournamentRecord,
  { key, number, first, second, config = {} }: PlannedGame,
  { id, pairingId, rests }: { readonly id: GameId; readonly pairingId: PairingId; readonly rests: RestsOf },
): NewGame {
  const own = Object.keys(config).length === 0 ? null : config;
  const base = { id, tournamentId: tournament.id, pairingId, key, number, entries: { first, second }, addedAt: at };
  return { ...base, config: own, ...firstMoment(tournament, own, { at, rests: rests(base) }) };
}
