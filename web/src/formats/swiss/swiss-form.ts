import { tableInput, type TableForm } from '../../director/table-fields.ts';
import type { TimeOutCost } from '../../director/time-outs.ts';
import { graphql, type ResultOf } from '../../graphql/tada.ts';

/** What a Swiss is played by. */
export const swissSettings = graphql(`
  fragment SwissSettingsRead on SwissSettings @_unmask {
    rounds
    bye
    approvalHours
    timeOuts
    tieBreaks
    pointsOfWin
    pointsOfDraw
    pointsOfLoss
  }
`);
type SwissRead = ResultOf<typeof swissSettings>;

/** The settings of a Swiss as a form holds them; `rounds` empty: as many as the field asks for. */
export interface SwissForm extends TableForm<SwissRead['tieBreaks'][number]> {
  rounds: number | '';
  bye: SwissRead['bye'];
  approvalHours: number | '';
  timeOuts: readonly TimeOutCost[];
}

/** The form of these settings. */
export const swissForm = ({ rounds, ...rest }: SwissRead): SwissForm => ({ ...rest, rounds: rounds ?? '' });

/** The same as the API takes it. */
export const swissInput = ({ rounds, bye, approvalHours, timeOuts, ...table }: Readonly<SwissForm>) => ({
  ...tableInput(table),
  timeOuts: [...timeOuts],
  rounds: rounds === '' ? null : rounds,
  bye,
  approvalHours: approvalHours === '' ? null : approvalHours,
});
