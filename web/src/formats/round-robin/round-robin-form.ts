import { tableInput, type TableForm } from '../../director/table-fields.ts';
import type { TimeOutCost } from '../../director/time-outs.ts';
import { graphql, type ResultOf } from '../../graphql/tada.ts';

/** What a round robin is played by; its tie-breaks are of another type than those of other systems, which are asked for beside. */
export const roundRobinSettings = graphql(`
  fragment RoundRobinSettingsRead on RoundRobinSettings @_unmask {
    preset
    approvalHours
    timeOuts
    pairTieBreaks: tieBreaks
    pointsOfWin
    pointsOfDraw
    pointsOfLoss
  }
`);

type RoundRobinRead = ResultOf<typeof roundRobinSettings>;

/** The settings of a round robin as a form holds them. */
export interface RoundRobinForm extends TableForm<RoundRobinRead['pairTieBreaks'][number]> {
  preset: RoundRobinRead['preset'];
  approvalHours: number | '';
  timeOuts: readonly TimeOutCost[];
}

/** The form of these settings. */
export const roundRobinForm = ({ pairTieBreaks, ...rest }: RoundRobinRead): RoundRobinForm => ({
  ...rest,
  tieBreaks: pairTieBreaks,
});

/** The same as the API takes it; what is empty is as usual. */
export const roundRobinInput = ({ preset, approvalHours, timeOuts, ...table }: Readonly<RoundRobinForm>) => ({
  ...tableInput(table),
  timeOuts: [...timeOuts],
  preset,
  approvalHours: approvalHours === '' ? null : approvalHours,
});
