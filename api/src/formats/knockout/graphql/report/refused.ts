import type { ReportRefused } from '../../../../application/errors.ts';
import { builder } from '../../../../graphql/builder.ts';
import { CommandErrorInterface } from '../../../../graphql/errors.ts';
import { ReportRefusalReasonEnum } from './vocabulary.ts';

/** A report of a board was not taken. */
export const ReportRefusedType = builder.objectRef<ReportRefused>('ReportRefused').implement({
  description: 'The report of a board was not taken.',
  interfaces: [CommandErrorInterface],
  fields: (t) => ({
    reason: t.expose('reason', { type: ReportRefusalReasonEnum, description: 'Why, for programs.' }),
  }),
});
