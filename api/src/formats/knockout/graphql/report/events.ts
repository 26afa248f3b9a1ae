import { boardReportOf } from '../../../../application/queries/report-message.ts';
import type { BoardReportId } from '../../../../kernel/ids.ts';
import { aboutTournament } from '../../../../graphql/event/about.ts';
import { about } from '../../../../graphql/event/event-type.ts';
import { inInbox, inTournament } from '../../../../graphql/event/interfaces.ts';
import { aboutMatch } from '../about.ts';
import { BoardReportType } from './type.ts';

const aboutReport = about(
  'report',
  BoardReportType,
  'The report as it stands when this is sent.',
  (app, { reportId }: { readonly reportId: BoardReportId }) => boardReportOf(app, reportId),
);
const abouts = [aboutTournament, aboutReport, aboutMatch];

inTournament('BoardReported', {
  about: abouts,
  description: 'A board that is played elsewhere was reported; whether it counts is in the report.',
});

inTournament('ReportSettled', {
  about: abouts,
  description: 'The director has decided about a report that waited for him.',
});

inInbox('MyMatchReported', {
  about: abouts,
  description: 'A board of your match was reported, by you or somebody else.',
});

inInbox('MyReportSettled', {
  about: abouts,
  description: 'The director has decided about a report of your match.',
});

inInbox('MyReportWaits', {
  about: abouts,
  description: 'A report in a tournament that you direct waits for you.',
});
