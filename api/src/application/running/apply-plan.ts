import { invariant } from '../../kernel/assert.ts';
import { newId } from '../../kernel/entropy.ts';
import { millis, plus, type Millis } from '../../kernel/time.ts';
import type { AnyId, GameId, PairingId } from '../../kernel/ids.ts';
import type { Plan, PlannedGame } from '../../rules/formats/format.ts';
import type { TimeControl } from '../../rules/clocks/clock.ts';
import type { TextGame } from '../../rules/games/text-game.ts';
import { awaitAgreement, startClock } from '../../rules/clocks/fischer.ts';
import { mergedConfig } from '../../store/codecs/stored-settings.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { insertGames, type NewGame } from '../../store/writing/game.ts';
import { insertGroups, insertPairings, insertStages } from '../../store/writing/plan.ts';
import type { NewGroup, NewPairing, NewStage } from '../../store/writing/plan.ts';
import type { Command } from '../command.ts';
import { rulesOf } from '../state/game-rules.ts';
import { commitSeeds } from './commit-seeds.ts';
import { clockStoppedAt, controlOf } from './running-clock.ts';
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
  const stages = named(rows.stages, plan.stages, command);
  const groups = named(rows.groups, plan.groups, command);
  const pairings = named(rows.pairings, plan.pairings, command);
  const known = new Set(rows.games.map(({ key }) => key));
  const newStages = stages.fresh.map((stage) => ({ ...stage, id: stages.idOf(stage.key), startedAt: at }));
  await insertStages(tx, tournament.id, newStages);
  const newGroups = groups.fresh.map(({ stage, ...group }) => ({
    ...group,
    id: groups.idOf(group.key),
    stageId: stages.idOf(stage),
    startedAt: at,
  }));
  await insertGroups(tx, tournament.id, newGroups);
  const newPairings = pairings.fresh.map(({ group, ...pairing }) => ({
    ...pairing,
    id: pairings.idOf(pairing.key),
    groupId: groups.idOf(group),
  }));
  await insertPairings(tx, tournament.id, newPairings);
  const games = plan.games
    .filter(({ key }) => !known.has(key))
    .map((game) => newGame(command, tournament, game, newId<GameId>(entropy), pairings.idOf(game.pairing)));
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

/** The planned things that are not there yet, and the id of each, known or new, by its key. */
function named<Id extends AnyId, Planned extends Keyed>(
  there: readonly (Keyed & { readonly id: Id })[],
  planned: readonly Planned[],
  { entropy }: Command,
) {
  const ids = new Map(there.map(({ key, id }) => [key, id]));
  const fresh = planned.filter(({ key }) => !ids.has(key));
  for (const { key } of fresh) ids.set(key, newId<Id>(entropy));
  const idOf = (key: string): Id => {
    const id = ids.get(key);
    invariant(id !== undefined, `the plan names ${key}`);
    return id;
  };
  return { fresh, idOf };
}

function newGame(
  { at }: Command,
  tournament: TournamentRecord,
  { key, number, first, second, config = {} }: PlannedGame,
  id: GameId,
  pairingId: PairingId,
): NewGame {
  const base = {
    ...{ id, tournamentId: tournament.id, pairingId, key, number, entries: { first, second }, addedAt: at },
    config: Object.keys(config).length === 0 ? null : config,
  };
  if (tournament.venue === 'ELSEWHERE') {
    return { ...base, status: 'SCHEDULED', position: null, toMove: null, startedAt: null, clock: null };
  }
  const rules = rulesOf(tournament.game);
  const position = rules.initial(mergedConfig(tournament.gameConfig, base.config));
  invariant(position.ok && tournament.timeControl !== null, `tournament ${tournament.id} was checked when it was made`);
  const toMove = rules.toMove(position.value);
  invariant(toMove !== null, 'a game begins with somebody to move, or with chance');
  const start = startClock(controlOf(tournament.timeControl), at, toMove === 'chance' ? 'first' : toMove);
  const began = { ...base, status: 'RUNNING', position: position.value, startedAt: at } as const;
  if (toMove !== 'chance') return { ...began, toMove, clock: start };
  invariant(rules.chance !== null, `chance draws in ${rules.key}`);
  return {
    ...began,
    toMove: null,
    clock: awaitAgreement(clockStoppedAt(start, at), plus(at, textsWithin(start.control, rules.chance))),
  };
}

/** How long the first draw waits for the players' texts: never longer than who moves first has at the start. */
function textsWithin(control: TimeControl, chance: Pick<NonNullable<TextGame['chance']>, 'textsWithin'>): Millis {
  return control.kind === 'untimed' ? chance.textsWithin : millis(Math.min(chance.textsWithin, control.initial));
}
