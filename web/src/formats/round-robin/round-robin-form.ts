import { graphql, type ResultOf } from '../../graphql/tada.ts';

/** What a round robin is played by. */
export const roundRobinSettings = graphql(`
  fragment RoundRobinSettingsRead on RoundRobinSettings @_unmask {
    preset
    approvalHours
  }
`);

type RoundRobinRead = ResultOf<typeof roundRobinSettings>;

/** The settings of a round robin as a form holds them. */
export interface RoundRobinForm {
  preset: RoundRobinRead['preset'];
  approvalHours: number | '';
}

/** The form of these settings. */
export const roundRobinForm = ({ preset, approvalHours }: RoundRobinRead): RoundRobinForm => ({
  preset,
  approvalHours,
});

/** The same as the API takes it; what is empty is as usual. */
export const roundRobinInput = ({ preset, approvalHours }: Readonly<RoundRobinForm>) => ({
  preset,
  approvalHours: approvalHours === '' ? null : approvalHours,
});
