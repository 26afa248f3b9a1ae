import type { Words } from '../../kernel/message.ts';
import type { GameId } from '../../kernel/ids.ts';
import type { ConfiguredFormat } from '../../rules/formats/any-format.ts';
import type { FormatState } from '../../rules/formats/format.ts';
import type { StageRecord } from '../../store/reading/stage.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { reopenTournament } from '../../store/writing/tournament.ts';
import type { Command } from '../command.ts';
import { inboxTopic } from '../events.ts';
import { formatOf } from '../state/format-state.ts';
import { finishTournament, goOn } from './go-on.ts';
import { changeTournament } from './tournament-change.ts';
import { beforeResultsOf, type LoadedTournament } from './tournament-rows.ts';

/** Results that have been replaced: the tournament with the new ones, the games, and why. */
export interface Correction {
  readonly loaded: LoadedTournament;
  readonly games: readonly { readonly id: GameId }[];
  readonly reason: Words;
}

/**
 * What follows a correction. A stage that does not stand yet is simply another; of one that stands, players whom the table
 * would now move are told, and what is arranged stays. A finished tournament whose final is open again goes on, and one
 * that has another winner says so. Source: Common 1.5.
 */
export async function goOnAfterCorrection(
  command: Command,
  tournament: TournamentRecord,
  correction: Correction,
): Promise<void> {
  const format = formatOf(tournament);
  const { loaded, games } = correction;
  const before = beforeResultsOf(loaded, games);
  for (const stage of loaded.rows.stages) {
    if (stage.state === 'PUBLISHED') tellMoved(command, stage, { format, before: before.state, correction });
  }
  if (tournament.status === 'RUNNING') await goOn(command, tournament, loaded);
  if (tournament.status !== 'FINISHED') return;
  const { done, winner } = format.next(loaded.state);
  if (!done) {
    await reopenTournament(command.tx, tournament.id);
    changeTournament(command, tournament.id, 'REOPENED', loaded.rows.entries);
    await goOn(command, { ...tournament, status: 'RUNNING', finishedAt: null }, loaded);
  } else if (winner !== format.next(before.state).winner) {
    await finishTournament(command, tournament, loaded, winner);
  }
}

interface Moved {
  readonly format: ConfiguredFormat;
  readonly before: FormatState;
  readonly correction: Correction;
}

function tellMoved(command: Command, stage: StageRecord, { format, before, correction }: Moved): void {
  const { loaded, reason } = correction;
  const earlier = new Map(format.advances(before, stage.key).map((advance) => [advance.entry, advance.place]));
  for (const { entry, place, to, rank } of format.advances(loaded.state, stage.key)) {
    if (earlier.get(entry) === place) continue;
    const player = loaded.rows.entries.find(({ id }) => id === entry)?.player.id;
    if (player === undefined) continue;
    const about = { tournamentId: stage.tournamentId, stageId: stage.id };
    const payload = { ...about, qualified: to !== null, reason, group: null, rank };
    command.emit({ topic: inboxTopic(player), kind: 'MyQualificationChanged', payload });
  }
}
