import { graphql, type ResultOf } from '../../../graphql/tada.ts';

/** What a KIBA tournament is played by. */
export const kibaSettings = graphql(`
  fragment KibaSettingsRead on KibaSettings @_unmask {
    groups
    withdrawal
    few
    playoff
    approvalHours
  }
`);
type KibaRead = ResultOf<typeof kibaSettings>;

/** The settings of a staged tournament as a form holds them; `groups` empty: as many as fit. */
export interface KibaForm {
  groups: number | '';
  withdrawal: KibaRead['withdrawal'];
  few: KibaRead['few'];
  playoff: KibaRead['playoff'];
  approvalHours: number | '';
}

/** The form of these settings. */
export const kibaForm = ({ groups, withdrawal, few, playoff, approvalHours }: KibaRead): KibaForm => ({
  groups: groups ?? '',
  withdrawal,
  few,
  playoff,
  approvalHours,
});

/** The same as the API takes it; what is empty is as usual. */
export function kibaInput({ groups, approvalHours, ...rest }: Readonly<KibaForm>) {
  return {
    ...rest,
    groups: groups === '' ? null : groups,
    approvalHours: approvalHours === '' ? null : approvalHours,
  };
}
