/** The settings of a knock-out as a form holds them. */
export interface KnockoutForm {
  length: number | '';
  lastWeekDays: number | '';
  thresholdPercent: number | '';
}

/** What its rules say: ten points, and a last week when three quarters are decided. */
export const usualKnockout: Readonly<KnockoutForm> = { length: 10, lastWeekDays: 7, thresholdPercent: 75 };

const given = (value: number | ''): number | null => (value === '' ? null : value);

/** The same as the API takes it; what is empty is as usual. */
export const knockoutInput = ({ length, lastWeekDays, thresholdPercent }: Readonly<KnockoutForm>) => ({
  length: given(length),
  lastWeekDays: given(lastWeekDays),
  thresholdPercent: given(thresholdPercent),
});
