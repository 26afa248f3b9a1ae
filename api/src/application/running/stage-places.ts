import { invariant } from '../../kernel/assert.ts';
import type { EntryId } from '../../kernel/ids.ts';
import type { ConfiguredFormat } from '../../rules/formats/any-format.ts';
import type { Advance } from '../../rules/formats/advance.ts';
import type { StageRecord } from '../../store/reading/stage.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { Command } from '../command.ts';
import { inboxTopic } from '../events.ts';
import type { LoadedTournament } from './tournament-rows.ts';

/** A tournament whose stages move on. */
export interface StagedTournament {
  readonly tournament: TournamentRecord;
  readonly format: ConfiguredFormat;
  readonly loaded: LoadedTournament;
}

interface Place {
  readonly entry: EntryId;
  readonly group: string;
  readonly rank: number;
  /** the key of the stage in which he goes on; null: in none */
  readonly to: string | null;
  readonly qualified: boolean | null;
}

/** Tells every player of a stage that stands his place in it, and where he goes on. Source: KIBA 6.2. */
export function tellPlaces(command: Command, staged: StagedTournament, stage: StageRecord): void {
  const { tournament, loaded } = staged;
  const { entries, groups, stages } = loaded.rows;
  for (const { entry, group, rank, to, qualified } of placesIn(staged, stage)) {
    const player = entries.find(({ id }) => id === entry)?.player.id;
    const groupId = groups.find(({ key }) => key === group)?.id;
    invariant(
      player !== undefined && groupId !== undefined,
      'places of a stage are those of its players in its groups',
    );
    const nextStage = stages.find(({ key }) => key === to)?.id ?? null;
    const payload = { tournamentId: tournament.id, stageId: stage.id, groupId, rank, qualified, nextStage };
    command.emit({ topic: inboxTopic(player), kind: 'MyStageFinished', payload });
  }
}

function placesIn({ format, loaded }: StagedTournament, stage: StageRecord): readonly Place[] {
  const advances = format.advances(loaded.state, stage.key);
  if (advances.length > 0) return advances.map((advance) => ({ ...advance, qualified: hasQualified(format, advance) }));
  const groups = loaded.rows.groups.filter(({ stageId }) => stageId === stage.id);
  return groups.flatMap(({ key }) =>
    format
      .standings(loaded.state, key)
      .map(({ entry, rank }) => ({ entry, group: key, rank, to: null, qualified: null })),
  );
}

function hasQualified(format: ConfiguredFormat, { place, to }: Advance): boolean | null {
  if (to !== null) return true;
  return format.zone(place).tone === 'out' ? false : null;
}
