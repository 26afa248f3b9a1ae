import type { EntryId } from '../../../kernel/ids.ts';
import type { Instant } from '../../../kernel/time.ts';
import { contendersOf } from '../rules/contenders.ts';
import { leaguesProgress } from '../rules/next.ts';
import { TITLE_GROUP } from '../rules/stages.ts';
import { GAMES_TO_WIN_THE_TITLE } from '../rules/title-match.ts';
import { currentTitleMatch } from '../rules/title-stage.ts';
import type { PairingRecord } from '../../../store/reading/pairing.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import type { AppContext } from '../../../application/context.ts';
import { tournamentState } from '../../../application/queries/tournament-state.ts';
import { derivedOnce, readingOf } from '../../../application/queries/reading.ts';

/** The title in a cycle: who defends it, who plays him for it, and how their match stands. */
export interface CycleTitle {
  readonly defender: EntryId | null;
  readonly challenger: EntryId | null;
  /** the challenger can still be another */
  readonly provisional: boolean;
  /** null: it is not arranged, or there is none */
  readonly match: PairingRecord | null;
  /** games won by the defender and by the challenger */
  readonly score: readonly [number, number];
  readonly gamesToWin: number;
}

/** The title as it stood in a cycle at an instant, null: as it stands. Source: Kuksu 2.1, 11.1, 11.3. */
export function cycleTitle(context: AppContext, { id }: TournamentRecord, asOf: Instant | null): Promise<CycleTitle> {
  const reading = readingOf(context);
  return derivedOnce(reading, `title ${id} ${asOf ?? ''}`, async () => {
    const { state } = await tournamentState(context, id, asOf);
    const [groups, pairings] = await Promise.all([reading.groupsOf.load(id), reading.pairingsOf.load(id)]);
    const { holder, challenger } = contendersOf(state);
    const { wins } = currentTitleMatch(state);
    const isArranged = state.plan.groups.some(({ key }) => key === TITLE_GROUP);
    const group = isArranged ? groups.find(({ key }) => key === TITLE_GROUP) : undefined;
    const won = (entry: EntryId | null): number => (entry === null ? 0 : (wins.get(entry) ?? 0));
    return {
      defender: holder,
      challenger,
      provisional: leaguesProgress(state) !== 'PUBLISHED',
      match: pairings.find(({ groupId }) => groupId === group?.id) ?? null,
      score: [won(holder), won(challenger)],
      gamesToWin: GAMES_TO_WIN_THE_TITLE,
    };
  });
}
