import { invariant } from '../../kernel/assert.ts';
import type { EntryId, PlayerId } from '../../kernel/ids.ts';
import { SEATS } from '../../kernel/seat.ts';
import { deadline } from '../../rules/clocks/fischer.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { NewGame } from '../../store/writing/game.ts';
import type { NewGroup } from '../../store/writing/plan.ts';
import type { Command } from '../command.ts';
import { gameTopic, inboxTopic, tournamentTopic } from '../events.ts';
import type { Arranged } from './apply-plan.ts';
import type { TournamentRows } from './tournament-rows.ts';

/**
 * Tells what was arranged: who watches of new stages, play-offs and games; every player of a new group of his games there;
 * and at venue HERE everybody who has to move, by when. `rows` has the tournament's entries. Source: KIBA 6.1.
 */
export function tellArranged(
  command: Command,
  tournament: TournamentRecord,
  { stages, groups, pairings, games }: Arranged,
  { entries }: Pick<TournamentRows, 'entries'>,
): void {
  const tournamentId = tournament.id;
  const playerOf = playersById(entries);
  for (const { id } of stages) {
    const payload = { tournamentId, stageId: id };
    command.emit({ topic: tournamentTopic(tournamentId), kind: 'StageStarted', payload });
  }
  for (const { id, stageId, entries: tied } of groups) {
    if (stages.some((stage) => stage.id === stageId)) continue;
    const payload = { tournamentId, stageId, groupId: id, entries: [...tied] };
    command.emit({ topic: tournamentTopic(tournamentId), kind: 'PlayoffNeeded', payload });
  }
  for (const group of groups) {
    const ofGroup = new Set(pairings.filter(({ groupId }) => groupId === group.id).map(({ id }) => id));
    const its = games.filter(({ pairingId }) => ofGroup.has(pairingId));
    for (const entry of group.entries) tellPlayer(command, group, { entry, player: playerOf(entry), games: its });
  }
  for (const game of games) tellGame(command, game, playerOf);
}

/** The player behind an entry of a tournament, as its rows have them. */
export function playersById(entries: TournamentRows['entries']): (entry: EntryId) => PlayerId {
  const players = new Map(entries.map(({ id, player }) => [id, player.id]));
  return (entry) => {
    const player = players.get(entry);
    invariant(player !== undefined, 'who plays in a tournament has entered it');
    return player;
  };
}

interface Told {
  readonly entry: EntryId;
  readonly player: PlayerId;
  readonly games: readonly NewGame[];
}

function tellPlayer(command: Command, { id: groupId, stageId }: NewGroup, { entry, player, games }: Told): void {
  const own = games.filter(({ entries }) => entries.first === entry || entries.second === entry);
  const [first] = own;
  if (first === undefined) return;
  const { tournamentId, clock } = first;
  const gameIds = own.map(({ id }) => id);
  const payload = { tournamentId, stageId, groupId, gameIds, deadline: clock === null ? null : deadline(clock) };
  command.emit({ topic: inboxTopic(player), kind: 'MyStageStarted', payload });
}

/** Tells that a game has begun at venue HERE: who watches it, and who has to move or may add to what falls by chance, by when. */
export function tellGame(
  command: Command,
  game: Pick<NewGame, 'id' | 'tournamentId' | 'entries' | 'toMove' | 'clock'>,
  playerOf: (entry: EntryId) => PlayerId,
): void {
  if (game.clock === null) return;
  const about = { gameId: game.id, tournamentId: game.tournamentId, deadline: deadline(game.clock) };
  command.emit({ topic: gameTopic(game.id), kind: 'GameStarted', payload: { ...about, ...game.entries } });
  if (game.toMove === null) {
    const until = about.deadline;
    invariant(until !== null, 'the first draw waits for texts until an instant');
    for (const seat of SEATS) {
      const payload = { ...about, deadline: until };
      command.emit({ topic: inboxTopic(playerOf(game.entries[seat])), kind: 'MyChanceTextAwaited', payload });
    }
    return;
  }
  command.emit({
    topic: inboxTopic(playerOf(game.entries[game.toMove])),
    kind: 'MyTurn',
    payload: { ...about, ply: 0 },
  });
}
