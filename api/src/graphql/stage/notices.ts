import { gamesThere, playerOf, stageOf } from '../../application/queries/find.ts';
import { qualificationReason } from '../../application/queries/qualification-reason.ts';
import { aboutGroup, aboutStage } from '../event/about.ts';
import { aboutTournament } from '../event/about.ts';
import { inInbox } from '../event/interfaces.ts';
import { GameInterface, PlayerType, StageType } from '../refs.ts';
import { sentence } from '../said.ts';

inInbox('MyTournamentAnnounced', {
  about: [aboutTournament],
  description: 'When a tournament of yours starts, as it was set, moved or fixed.',
  fields: (t) => ({
    startsAt: t.field({
      type: 'DateTime',
      description: 'When it starts.',
      resolve: ({ payload }) => payload.startsAt,
    }),
  }),
});

inInbox('MyStageStarted', {
  about: [aboutTournament, aboutStage, aboutGroup],
  description: 'A group in which you play has begun.',
  fields: (t) => ({
    games: t.field({
      type: [GameInterface],
      description: 'Your games in it, as they stand when this is sent.',
      resolve: async ({ payload }, _args, { app }) => [...(await gamesThere(app, payload.gameIds))],
    }),
    deadline: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'By when who moves first has to move, in each of them; null when they are played elsewhere.',
      resolve: ({ payload }) => payload.deadline,
    }),
  }),
});

inInbox('MyOpponentWithdrew', {
  about: [aboutTournament],
  description: 'An opponent has left the tournament, or is disqualified.',
  fields: (t) => ({
    player: t.field({
      type: PlayerType,
      description: 'Who is out.',
      resolve: ({ payload }, _args, { app }) => playerOf(app, payload.playerId),
    }),
    games: t.field({
      type: [GameInterface],
      description: 'The games against him that were open and are decided by it.',
      resolve: async ({ payload }, _args, { app }) => [...(await gamesThere(app, payload.gameIds))],
    }),
  }),
});

inInbox('MyOpponentReplaced', {
  about: [aboutTournament, aboutStage],
  description: 'The director has put another player in an opponent’s place.',
  fields: (t) => ({
    out: t.field({
      type: PlayerType,
      description: 'Who no longer plays there.',
      resolve: ({ payload }, _args, { app }) => playerOf(app, payload.outId),
    }),
    in: t.field({
      type: PlayerType,
      description: 'Who has taken his place.',
      resolve: ({ payload }, _args, { app }) => playerOf(app, payload.inId),
    }),
    games: t.field({
      type: [GameInterface],
      description: 'Your games against him, which begin anew.',
      resolve: async ({ payload }, _args, { app }) => [...(await gamesThere(app, payload.gameIds))],
    }),
  }),
});

inInbox('MyStageFinished', {
  about: [aboutTournament, aboutStage, aboutGroup],
  description: 'A stage in which you have played stands: your place in it.',
  fields: (t) => ({
    rank: t.int({ description: 'Your place in the table of the group.', resolve: ({ payload }) => payload.rank }),
    qualified: t.boolean({
      nullable: true,
      description: 'Whether you go on; null: nothing follows this stage.',
      resolve: ({ payload }) => payload.qualified,
    }),
    nextStage: t.field({
      type: StageType,
      nullable: true,
      description: 'Where you go on; null: nowhere.',
      resolve: ({ payload: { nextStage } }, _args, { app }) =>
        nextStage === null ? null : stageOf(app, { stageId: nextStage }),
    }),
  }),
});

inInbox('MyQualificationChanged', {
  about: [aboutTournament, aboutStage],
  description:
    'A correction or a ruling after a stage was published has changed whether you go on from it, or from which place.',
  fields: (t) => ({
    qualified: t.boolean({ description: 'Whether you qualify now.', resolve: ({ payload }) => payload.qualified }),
    reason: t.string(sentence('Why, and what follows from it.', ({ payload }) => qualificationReason(payload))),
  }),
});
