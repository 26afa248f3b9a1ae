import { matchOf } from '../../application/match-of.ts';
import { boardReportOf } from '../../../../application/queries/report-message.ts';
import { builder } from '../../../../graphql/builder.ts';
import { withTournament, type TypeOf } from '../../../../graphql/event/about.ts';
import { PlayerEventInterface, TournamentEventInterface } from '../../../../graphql/event/interfaces.ts';
import type { EventOf } from '../../../../graphql/event/kinds.ts';
import { BracketMatchType } from '../match.ts';
import { BoardReportType } from './type.ts';

type AboutReport = EventOf<'BoardReported' | 'ReportSettled' | 'MyMatchReported' | 'MyReportSettled' | 'MyReportWaits'>;

/** The type of an event, with the report that it is about, its match and its tournament. */
function withReport<Event extends AboutReport>(type: TypeOf<Event>): void {
  builder.objectFields(withTournament(type), (t) => ({
    report: t.field({
      type: BoardReportType,
      description: 'The report as it stands when this is sent.',
      resolve: ({ payload }, _args, { app }) => boardReportOf(app, payload.reportId),
    }),
    match: t.field({
      type: BracketMatchType,
      description: 'The match as it stands when this is sent.',
      resolve: ({ payload }, _args, { app }) => matchOf(app, payload),
    }),
  }));
}

withReport(
  builder.objectRef<EventOf<'BoardReported'>>('BoardReported').implement({
    description: 'A board that is played elsewhere was reported; whether it counts is in the report.',
    interfaces: [TournamentEventInterface],
  }),
);

withReport(
  builder.objectRef<EventOf<'ReportSettled'>>('ReportSettled').implement({
    description: 'The director has decided about a report that waited for him.',
    interfaces: [TournamentEventInterface],
  }),
);

withReport(
  builder.objectRef<EventOf<'MyMatchReported'>>('MyMatchReported').implement({
    description: 'A board of your match was reported, by you or somebody else.',
    interfaces: [PlayerEventInterface],
  }),
);

withReport(
  builder.objectRef<EventOf<'MyReportSettled'>>('MyReportSettled').implement({
    description: 'The director has decided about a report of your match.',
    interfaces: [PlayerEventInterface],
  }),
);

withReport(
  builder.objectRef<EventOf<'MyReportWaits'>>('MyReportWaits').implement({
    description: 'A report in a tournament that you direct waits for you.',
    interfaces: [PlayerEventInterface],
  }),
);
