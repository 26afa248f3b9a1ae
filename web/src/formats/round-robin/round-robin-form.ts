import { tableInput, type TableForm } from '../../director/table-fields.ts';
import { graphql, type ResultOf } from '../../graphql/tada.ts';

/** What a round robin is played by. */
export const roundRobinSettings = graphql(`
  fragment RoundRobinSettingsRead on RoundRobinSettings @_unmask {
    preset
    approvalHours
    tieBreaks
    pointsOfWin
    pointsOfDraw
  }
`);

type RoundRobinRead = ResultOf<typeof roundRobinSettings>;

/** The settings of a round robin as a form holds them. */
export interface RoundRobinForm extends TableForm<RoundRobinRead['tieBreaks'][number]> {
  preset: RoundRobinRead['preset'];
  approvalHours: number | '';
}

/** The form of these settings. */
export const roundRobinForm = (read: RoundRobinRead): RoundRobinForm => ({ ...read });

/** The same as the API takes it; what is empty is as usual. */
export const roundRobinInput = ({ preset, approvalHours, ...table }: Readonly<RoundRobinForm>) => ({
  ...tableInput(table),
  preset,
  approvalHours: approvalHours === '' ? null : approvalHours,
});
