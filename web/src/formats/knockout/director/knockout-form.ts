import { graphql, type ResultOf } from '../../../graphql/tada.ts';

/** What a knock-out is played by. */
export const knockoutSettings = graphql(`
  fragment KnockoutSettingsRead on KnockoutSettings @_unmask {
    length
    lastWeekDays
    thresholdPercent
    approvalHours
  }
`);

/** The settings of a knock-out as a form holds them. */
export interface KnockoutForm {
  length: number | '';
  lastWeekDays: number | '';
  thresholdPercent: number | '';
  approvalHours: number | '';
}

/** The form of these settings. */
export const knockoutForm = ({
  length,
  lastWeekDays,
  thresholdPercent,
  approvalHours,
}: ResultOf<typeof knockoutSettings>): KnockoutForm => ({ length, lastWeekDays, thresholdPercent, approvalHours });

const given = (value: number | ''): number | null => (value === '' ? null : value);

/** The same as the API takes it; what is empty is as usual. */
export const knockoutInput = ({ length, lastWeekDays, thresholdPercent, approvalHours }: Readonly<KnockoutForm>) => ({
  length: given(length),
  lastWeekDays: given(lastWeekDays),
  thresholdPercent: given(thresholdPercent),
  approvalHours: given(approvalHours),
});
