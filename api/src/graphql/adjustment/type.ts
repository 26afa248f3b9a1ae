import { invariant } from '../../kernel/assert.ts';
import { asPoints, halfPoints } from '../../kernel/points.ts';
import { entryOf, groupOf } from '../../application/queries/find.ts';
import { readingOf } from '../../application/queries/reading.ts';
import type { AppContext } from '../../application/context.ts';
import type { RulingId } from '../../kernel/ids.ts';
import type { PointAdjustmentRecord } from '../../store/reading/stage.ts';
import { builder } from '../builder.ts';
import { EntryType, GroupType, RulingType } from '../refs.ts';
import { LASTING } from '../lasting.ts';

/** Points that a ruling gives a player in a table, or takes from him. */
export const PointAdjustmentType = builder.objectRef<PointAdjustmentRecord>('PointAdjustment').implement({
  extensions: LASTING,
  description: 'Points that a ruling gives a player in a table, or takes from him; they count for his points alone.',
  fields: (t) => ({
    points: t.float({
      description: 'How many; less than nothing: they are taken.',
      resolve: ({ halves }) => asPoints(halfPoints(halves)),
    }),
    entry: t.field({
      type: EntryType,
      description: 'Whose points they are.',
      resolve: ({ entryId }, _args, { app }) => entryOf(app, entryId),
    }),
    group: t.field({
      type: GroupType,
      description: 'In whose table they count.',
      resolve: (adjustment, _args, { app }) => groupOf(app, adjustment),
    }),
    ruling: t.field({
      type: RulingType,
      description: 'Who has decided it, when and why.',
      resolve: ({ rulingId }, _args, { app }) => madeBy(app, rulingId),
    }),
    takenBackBy: t.field({
      type: RulingType,
      nullable: true,
      description: 'The ruling by which it was taken back; null: it holds.',
      resolve: ({ takenBackById }, _args, { app }) => (takenBackById === null ? null : madeBy(app, takenBackById)),
    }),
  }),
});

async function madeBy(app: AppContext, id: RulingId) {
  const ruling = await readingOf(app).rulings.load(id);
  invariant(ruling, `ruling ${id} exists`);
  return ruling;
}
