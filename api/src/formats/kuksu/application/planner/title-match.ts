import { asId } from '../../../../kernel/ids.ts';
import type { EntryId } from '../../../../kernel/ids.ts';
import { err } from '../../../../kernel/result.ts';
import type { Result } from '../../../../kernel/result.ts';
import { titleMatch } from '../../rules/title-match.ts';
import type { TitleMatch } from '../../rules/title-match.ts';
import { idProblem } from '../../../../application/queries/planner/caller-id.ts';

/** The title match with its games so far; `holder` null: there is none. Source: Kuksu 2.1, 11.1. */
export function planTitleMatch(
  holder: string | null,
  challenger: string,
  winners: readonly string[],
): Result<TitleMatch, string> {
  const holderProblem = holder === null ? null : idProblem(holder);
  if (holderProblem !== null) return err(`holder: ${holderProblem}.`);
  const challengerProblem = idProblem(challenger);
  if (challengerProblem !== null) return err(`challenger: ${challengerProblem}.`);
  if (holder === challenger) return err(`challenger: "${challenger}" is the holder.`);
  const match = titleMatch(
    holder === null ? null : asId<EntryId>(holder),
    asId<EntryId>(challenger),
    winners.map(asId<EntryId>),
  );
  return match.ok ? match : err(match.error.message);
}
