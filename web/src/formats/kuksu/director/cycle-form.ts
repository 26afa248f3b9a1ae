import { graphql, type ResultOf } from '../../../graphql/tada.ts';

/** What a cycle of leagues is played by. */
export const kuksuSettings = graphql(`
  fragment KuksuSettingsRead on KuksuSettings @_unmask {
    acceptanceDays
    approvalHours
  }
`);

/** The settings of a cycle as a form holds them. */
export interface CycleForm {
  acceptanceDays: number | '';
  approvalHours: number | '';
}

/** The form of these settings. */
export const cycleForm = ({ acceptanceDays, approvalHours }: ResultOf<typeof kuksuSettings>): CycleForm => ({
  acceptanceDays,
  approvalHours,
});

/** The same as the API takes it; what is empty is as usual. */
export function cycleInput({ acceptanceDays, approvalHours }: Readonly<CycleForm>) {
  return {
    acceptanceDays: acceptanceDays === '' ? null : acceptanceDays,
    approvalHours: approvalHours === '' ? null : approvalHours,
  };
}
