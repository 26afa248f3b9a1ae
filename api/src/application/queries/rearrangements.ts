import { storedBroken, storedTables } from '../../store/codecs/rearrangement.ts';
import type { RulingRecord } from '../../store/reading/ruling.ts';
import type { StageRecord } from '../../store/reading/stage.ts';
import type { BrokenRule } from '../../rules/formats/arranging.ts';
import type { AppContext } from '../context.ts';
import type { NamedTable } from '../state/arrangement.ts';
import { readingOf } from './reading.ts';

/** What a director has published in place of what was drawn; `round` null: of the stage as a whole. */
export interface ShownRearrangement {
  readonly ruling: RulingRecord;
  readonly round: number | null;
  readonly broken: readonly BrokenRule[];
  readonly drawn: readonly NamedTable[];
}

/** What the director has arranged himself in a stage, the oldest first. Source: Common 4.8. */
export async function stageRearrangements(
  context: AppContext,
  { id, tournamentId }: StageRecord,
): Promise<readonly ShownRearrangement[]> {
  const reading = readingOf(context);
  const rulings = (await reading.rulingsOf.load(tournamentId)).filter(({ rearrangement: own }) => own?.stageId === id);
  if (rulings.length === 0) return [];
  const [groups, pairings] = await Promise.all([
    reading.groupsOf.load(tournamentId),
    reading.pairingsOf.load(tournamentId),
  ]);
  const names = new Map([
    ...pairings.map(({ key, number }) => [key, String(number)] as const),
    ...groups.map(({ key, name }) => [key, name] as const),
  ]);
  return rulings.flatMap((ruling) => {
    const { rearrangement: own } = ruling;
    if (own === null) return [];
    const drawn = storedTables(own.drawn).map((table) => ({ ...table, name: names.get(table.key) ?? table.key }));
    return [{ ruling, round: own.round, broken: storedBroken(own.broken), drawn }];
  });
}
