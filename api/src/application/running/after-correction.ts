import type { LetterWords } from '../../kernel/message.ts';
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
import type { LoadedTournament } from './tournament-rows.ts';

/** What has changed the tables of a tournament beside play: the tournament as it is now and as it was, and why. */
export interface Correction {
  readonly loaded: LoadedTournament;
  readonly before: FormatState;
  readonly reason: LetterWords;
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
  const { loaded, before } = correction;
  for (const stage of loaded.rows.stages) {
    if (stage.state === 'PUBLISHED') tellMoved(command, stage, format, correction);
  }
  if (tournament.status === 'RUNNING') await goOn(command, tournament, loaded);
  if (tournament.status !== 'FINISHED') return;
  const { done, winner } = format.next(loaded.state);
  if (!done) {
    await reopenTournament(command.tx, tournament.id);
    changeTournament(command, tournament.id, 'REOPENED', loaded.rows.entries);
    await goOn(command, { ...tournament, status: 'RUNNING', finishedAt: null }, loaded);
  } else if (winner !== format.next(before).winner) {
    await finishTournament(command, tournament, loaded, winner);
  }
}

function tellMoved(
  command: Command,
  stage: StageRecord,
  format: ConfiguredFormat,
  { loaded, before, reason }: Correction,
): void {
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
