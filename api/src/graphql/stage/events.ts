import { entryOf, playerOf } from '../../application/queries/find.ts';
import { aboutGroup, aboutStage } from '../event/about.ts';
import { aboutTournament } from '../event/about.ts';
import { inTournament } from '../event/interfaces.ts';
import { EntryType, PlayerType } from '../refs.ts';

inTournament('StageStarted', {
  about: [aboutTournament, aboutStage],
  description: 'A stage has started: its groups and games exist.',
});

inTournament('PlayoffNeeded', {
  about: [aboutTournament, aboutStage, aboutGroup],
  description:
    'Nothing separates players of whom only some go on: they play once more, in a further group of the stage.',
  fields: (t) => ({
    entries: t.field({
      type: [EntryType],
      description: 'Who plays once more.',
      resolve: ({ payload }, _args, { app }) => Promise.all(payload.entries.map((entry) => entryOf(app, entry))),
    }),
  }),
});

inTournament('StageFinished', {
  about: [aboutTournament, aboutStage],
  description: 'All games of a stage are decided: its tables are final.',
  fields: (t) => ({
    awaitingUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When its tables stand by themselves unless the director approves them before; null: they stand.',
      resolve: ({ payload }) => payload.awaitingUntil,
    }),
  }),
});

inTournament('StageApproved', {
  about: [aboutTournament, aboutStage],
  description: 'The end of a stage stands: what follows it is arranged.',
  fields: (t) => ({
    by: t.field({
      type: PlayerType,
      nullable: true,
      description: 'Who has approved it; null: it was approved by itself, when the director’s time was over.',
      resolve: ({ payload: { byId } }, _args, { app }) => (byId === null ? null : playerOf(app, byId)),
    }),
  }),
});
