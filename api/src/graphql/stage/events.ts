import { entryOf, playerOf } from '../../application/queries/find.ts';
import { builder } from '../builder.ts';
import { withGroup, withStage } from '../event/about-stage.ts';
import { withTournament } from '../event/about.ts';
import { TournamentEventInterface } from '../event/interfaces.ts';
import type { EventOf } from '../event/kinds.ts';
import { EntryType, PlayerType } from '../refs.ts';

const interfaces = [TournamentEventInterface];

withStage(
  withTournament(
    builder
      .objectRef<EventOf<'StageStarted'>>('StageStarted')
      .implement({ description: 'A stage has started: its groups and games exist.', interfaces }),
  ),
);

builder.objectFields(
  withGroup(
    withStage(
      withTournament(
        builder.objectRef<EventOf<'PlayoffNeeded'>>('PlayoffNeeded').implement({
          description:
            'Nothing separates players of whom only some go on: they play once more, in a further group of the stage.',
          interfaces,
        }),
      ),
    ),
  ),
  (t) => ({
    entries: t.field({
      type: [EntryType],
      description: 'Who plays once more.',
      resolve: ({ payload }, _args, { app }) => Promise.all(payload.entries.map((entry) => entryOf(app, entry))),
    }),
  }),
);

builder.objectFields(
  withStage(
    withTournament(
      builder
        .objectRef<EventOf<'StageFinished'>>('StageFinished')
        .implement({ description: 'All games of a stage are decided: its tables are final.', interfaces }),
    ),
  ),
  (t) => ({
    awaitingUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When its tables stand by themselves unless the director approves them before; null: they stand.',
      resolve: ({ payload }) => payload.awaitingUntil,
    }),
  }),
);

builder.objectFields(
  withStage(
    withTournament(
      builder
        .objectRef<EventOf<'StageApproved'>>('StageApproved')
        .implement({ description: 'The end of a stage stands: what follows it is arranged.', interfaces }),
    ),
  ),
  (t) => ({
    by: t.field({
      type: PlayerType,
      nullable: true,
      description: 'Who has approved it; null: it was approved by itself, when the director’s time was over.',
      resolve: ({ payload: { byId } }, _args, { app }) => (byId === null ? null : playerOf(app, byId)),
    }),
  }),
);
