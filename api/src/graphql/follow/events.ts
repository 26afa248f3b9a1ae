import { playerOf } from '../../application/queries/find.ts';
import type { FOLLOWED_CHANGES } from '../../application/vocabulary/follow-events.ts';
import { builder } from '../builder.ts';
import { aboutGame, aboutTournament } from '../event/about.ts';
import { inInbox } from '../event/interfaces.ts';
import { PlayerType } from '../refs.ts';
import { aboutSeries } from '../series/about.ts';

const FollowedChangeEnum = builder.enumType('FollowedChange', {
  description: 'What is told of a tournament to who follows it.',
  values: {
    STARTED: { description: 'It has started.' },
    ROUND: { description: 'Its next round is drawn or published.' },
    FINISHED: { description: 'It is over.' },
    CANCELLED: { description: 'It was cancelled.' },
  } as const satisfies Readonly<Record<(typeof FOLLOWED_CHANGES)[number], object>>,
});

inInbox('MyFollowedGame', {
  about: [aboutGame, aboutTournament],
  description: 'A game of a player whom you follow was decided.',
  fields: (t) => ({
    players: t.field({
      type: [PlayerType],
      description: 'Whom of the two you follow.',
      resolve: ({ payload }, _args, { app }) => Promise.all(payload.players.map((id) => playerOf(app, id))),
    }),
  }),
});

inInbox('MyFollowedTitle', {
  about: [aboutSeries, aboutTournament],
  description: 'A player whom you follow has won a title, or has kept it.',
  fields: (t) => ({
    players: t.field({
      type: [PlayerType],
      description: 'Who has it now, one of whom you follow at least.',
      resolve: ({ payload }, _args, { app }) => Promise.all(payload.players.map((id) => playerOf(app, id))),
    }),
  }),
});

inInbox('MyFollowedTournament', {
  about: [aboutTournament],
  description: 'A tournament that you follow has begun, goes on with a round, or is over.',
  fields: (t) => ({
    change: t.field({
      type: FollowedChangeEnum,
      description: 'What has become of it.',
      resolve: ({ payload }) => payload.change,
    }),
  }),
});
