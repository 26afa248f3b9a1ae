import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import { toInstant, toInstantOrNull } from '../../../store/codecs/instant.ts';
import type { AppContext } from '../../context.ts';
import { formatOf } from '../../state/format-state.ts';
import { readingOf } from '../reading.ts';
import { attention, type TournamentAttention } from './attention.ts';

/** The stages of a tournament that wait for their director, or whose end is held up by a tie about who goes on. */
export async function stagesInNeed(
  context: AppContext,
  tournament: TournamentRecord,
): Promise<readonly TournamentAttention[]> {
  if (tournament.status !== 'RUNNING') return [];
  const { id, ...rest } = tournament;
  const [stages, groups] = await Promise.all([
    readingOf(context).stagesOf.load(id),
    readingOf(context).groupsOf.load(id),
  ]);
  const format = formatOf({ id, ...rest });
  return stages.flatMap((stage) => {
    if (stage.state === 'AWAITING_APPROVAL') {
      const [since, until] = [toInstantOrNull(stage.completedAt), toInstantOrNull(stage.awaitingUntil)];
      const at = { since, until, from: toInstant(stage.startedAt) };
      return [attention('STAGE_TO_APPROVE', id, stage.id, at, { about: 'stage', stage, tied: [] })];
    }
    if (stage.state !== 'PLAYOFF') return [];
    const playoffs = groups.filter(({ stageId, key }) => stageId === stage.id && format.isPlayoff(key));
    const tied = [...new Set(playoffs.flatMap(({ seats }) => seats.map(({ entryId }) => entryId)))];
    const since = playoffs.map(({ startedAt }) => toInstant(startedAt)).at(-1) ?? toInstant(stage.startedAt);
    return [attention('TIE_AT_CUT', id, stage.id, { since }, { about: 'stage', stage, tied })];
  });
}
