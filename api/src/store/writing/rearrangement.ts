import type { RulingId, StageId } from '../../kernel/ids.ts';
import type { ArrangedTable, BrokenRule } from '../../rules/formats/arranging.ts';
import type { Tx } from '../client.ts';

/** What a ruling has published in place of what was drawn; `round` null: of the stage as a whole. */
export interface NewRearrangement {
  readonly rulingId: RulingId;
  readonly stageId: StageId;
  readonly round: number | null;
  readonly broken: readonly BrokenRule[];
  readonly drawn: readonly ArrangedTable[];
}

/** Notes that a director has arranged a stage or a round himself; it is never changed. */
export async function insertRearrangement(tx: Tx, { broken, drawn, ...columns }: NewRearrangement): Promise<void> {
  const data = { ...columns, broken: plain(broken), drawn: plain(drawn) };
  await tx.rearrangement.create({ data, select: { rulingId: true } });
}

function plain(value: unknown): object {
  return JSON.parse(JSON.stringify(value)) as object;
}
