import { invariant } from '../../kernel/assert.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { BegunGroup } from '../state/begun-group.ts';
import { groupTitle, stageTitle } from '../state/stage-title.ts';
import type { Arranged } from './apply-plan.ts';
import type { TournamentRows } from './tournament-rows.ts';

/** The groups in which games have begun by what was arranged, in order, each with these games; `rows`: the tournament as it stands now. */
export function begunGroups(
  { format }: Pick<TournamentRecord, 'format'>,
  { stages, groups, pairings }: TournamentRows,
  steps: readonly Pick<Arranged, 'games'>[],
): readonly BegunGroup[] {
  const pairingOf = new Map(pairings.map((pairing) => [pairing.id, pairing]));
  const games = steps
    .flatMap((step) => step.games)
    .map((game) => ({ ...game, pairing: pairingOf.get(game.pairingId) }));
  return groups.flatMap((group) => {
    const own = games.filter(({ pairing }) => pairing?.groupId === group.id);
    if (own.length === 0) return [];
    const stage = stages.find(({ id }) => id === group.stageId);
    invariant(stage !== undefined, 'a group is of a stage');
    return {
      stage: stageTitle(format, stage),
      name: groupTitle(format, stage, group),
      entries: group.seats.map(({ entryId }) => entryId),
      games: own.map(({ pairing, number, entries: { first, second } }) => {
        return { round: pairing?.round ?? 1, number, first, second };
      }),
    };
  });
}
