import { viewerGames } from '../../application/queries/viewer.ts';
import { builder } from '../builder.ts';
import { withGame, withTournament } from '../event/about.ts';
import { PlayerEventInterface } from '../event/interfaces.ts';
import type { EventOf } from '../event/kinds.ts';
import { GameInterface } from '../refs.ts';
import { sentenceOrNull } from '../said.ts';
import { InvitationEnum, PlaceNewsEnum, TOURNAMENT_CHANGE_WORDS } from '../tournament/vocabulary.ts';

const interfaces = [PlayerEventInterface];

builder.objectRef<EventOf<'InboxSnapshot'>>('InboxSnapshot').implement({
  description: 'The first message: your open games, true at the version that it carries. It takes no version.',
  interfaces,
  fields: (t) => ({
    games: t.field({
      type: [GameInterface],
      description: 'Those in which you are to move first, by your own deadline; then the others.',
      resolve: async (_event, _args, { app }) => [...(await viewerGames(app))],
    }),
  }),
});

withGame(builder.objectRef<EventOf<'MyTurn'>>('MyTurn').implement({ description: 'It is your move.', interfaces }));

builder.objectFields(
  withGame(
    builder.objectRef<EventOf<'MyChanceTextAwaited'>>('MyChanceTextAwaited').implement({
      description:
        'A game of yours has begun in which something falls by chance, and you may add a text of your own to it first: to dice by `setDiceString`.',
      interfaces,
    }),
  ),
  (t) => ({
    deadline: t.field({
      type: 'DateTime',
      description: 'The first of it falls when both of you have added theirs, or then without.',
      resolve: ({ payload }) => payload.deadline,
    }),
  }),
);

builder.objectFields(
  withGame(
    builder.objectRef<EventOf<'MyInactivityWarning'>>('MyInactivityWarning').implement({
      description: 'In a game without a clock you have not moved for days, and lose it by not moving.',
      interfaces,
    }),
  ),
  (t) => ({
    days: t.int({ description: 'For how many days you have not moved.', resolve: ({ payload }) => payload.days }),
    deadline: t.field({
      type: 'DateTime',
      description: 'The last instant at which you may still move.',
      resolve: ({ payload }) => payload.deadline,
    }),
  }),
);

withGame(
  builder
    .objectRef<EventOf<'MyRulingNeeded'>>('MyRulingNeeded')
    .implement({ description: 'A game of a tournament that you direct waits for your decision.', interfaces }),
);

withGame(
  builder.objectRef<EventOf<'MyPlanDropped'>>('MyPlanDropped').implement({
    description: 'A reply that you had planned could not be played when its turn came, so your whole plan is gone.',
    interfaces,
    fields: (t) => ({
      reply: t.string({
        nullable: true,
        description: 'The reply whose turn had come; null: not known.',
        resolve: ({ payload }) => payload.reply,
      }),
      reason: t.string(
        sentenceOrNull(
          'Why it could not be played; null: not known.',
          ({ payload: { message } }: EventOf<'MyPlanDropped'>) => message,
        ),
      ),
    }),
  }),
);

withGame(
  builder
    .objectRef<EventOf<'MyGameFinished'>>('MyGameFinished')
    .implement({ description: 'A game of yours was decided.', interfaces }),
);

builder.objectFields(
  withTournament(
    builder
      .objectRef<EventOf<'MyTournamentChanged'>>('MyTournamentChanged')
      .implement({ description: 'A tournament of yours has changed.', interfaces }),
  ),
  (t) => ({
    kind: t.string({
      description: TOURNAMENT_CHANGE_WORDS,
      resolve: ({ payload }) => payload.change,
    }),
  }),
);

builder.objectFields(
  withTournament(
    builder
      .objectRef<EventOf<'MyInvitation'>>('MyInvitation')
      .implement({ description: 'What has become of your invitation to a tournament.', interfaces }),
  ),
  (t) => ({
    invitation: t.field({
      type: InvitationEnum,
      description: 'How it stood then.',
      resolve: ({ payload }) => payload.invitation,
    }),
    until: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when you may answer it; null: you may no longer.',
      resolve: ({ payload }) => payload.until,
    }),
  }),
);

builder.objectFields(
  withTournament(
    builder
      .objectRef<EventOf<'MyPlaceChanged'>>('MyPlaceChanged')
      .implement({ description: 'Your place in a tournament is another.', interfaces }),
  ),
  (t) => ({
    news: t.field({ type: PlaceNewsEnum, description: 'How.', resolve: ({ payload }) => payload.news }),
    reason: t.string({
      nullable: true,
      description: 'Why, as the director has said it; null: nothing was said.',
      resolve: ({ payload }) => payload.reason,
    }),
  }),
);
