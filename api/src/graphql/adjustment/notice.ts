import { rulingOf } from '../../application/queries/event-parts.ts';
import type { AdjustmentNews } from '../../store/adjustment-news.ts';
import { builder } from '../builder.ts';
import { aboutTournament } from '../event/about.ts';
import { inInbox } from '../event/interfaces.ts';
import { RulingType } from '../refs.ts';

const AdjustmentNewsEnum = builder.enumType('PointAdjustmentNews', {
  description: 'What has become of points by a ruling.',
  values: {
    GIVEN: { description: 'They are given.' },
    TAKEN: { description: 'They are taken.' },
    NO_LONGER_GIVEN: { description: 'That they were given is taken back.' },
    NO_LONGER_TAKEN: { description: 'That they were taken is taken back.' },
  } as const satisfies Readonly<Record<AdjustmentNews, object>>,
});

inInbox('MyPointsAdjusted', {
  about: [aboutTournament],
  description: 'A ruling gives you points in a table or takes some, or such a ruling is taken back.',
  fields: (t) => ({
    news: t.field({ type: AdjustmentNewsEnum, description: 'Which of these.', resolve: ({ payload }) => payload.news }),
    points: t.float({ description: 'How many; more than nothing.', resolve: ({ payload }) => payload.points }),
    ruling: t.field({
      type: RulingType,
      description: 'Who has decided it, when and why.',
      resolve: ({ payload }, _args, { app }) => rulingOf(app, payload),
    }),
  }),
});
