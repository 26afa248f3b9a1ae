import { mayCount } from '../../application/state/game-rules.ts';
import { reportableHows, type ReportableHows } from '../../application/state/reportable-hows.ts';
import { builder } from '../builder.ts';
import { TournamentInterface } from '../refs.ts';
import { ResultHowEnum } from '../vocabulary.ts';

const ReportableHowsType = builder.objectRef<ReportableHows>('ReportableHows').implement({
  description: 'How a game that was played elsewhere can be reported to have ended.',
  fields: (t) => ({
    withWinner: t.field({
      type: [ResultHowEnum],
      description: 'Where somebody has won, the most usual first.',
      resolve: ({ withWinner }) => [...withWinner],
    }),
    withoutWinner: t.field({
      type: [ResultHowEnum],
      description: 'Where nobody has, `DRAWN` among them if games of this tournament may end so.',
      resolve: ({ withoutWinner }) => [...withoutWinner],
    }),
  }),
});

builder.interfaceField(TournamentInterface, 'reportableHows', (t) =>
  t.field({
    type: ReportableHowsType,
    nullable: true,
    description: 'What `reportResult` takes for its games; null: they are played here, so their results are known.',
    resolve: (tournament) => (tournament.venue === 'ELSEWHERE' ? reportableHows(tournament) : null),
  }),
);

builder.interfaceField(TournamentInterface, 'countsPoints', (t) =>
  t.boolean({
    description: 'Whether one of its games may count more than one point for who wins it, as in backgammon.',
    resolve: ({ game }) => mayCount(game, 2),
  }),
);
