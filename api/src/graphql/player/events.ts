import { gamesThere } from '../../application/queries/find.ts';
import { viewerGames } from '../../application/queries/viewer.ts';
import { aboutGame, aboutTournament } from '../event/about.ts';
import { inInbox } from '../event/interfaces.ts';
import type { EventOf } from '../event/kinds.ts';
import { GameInterface } from '../refs.ts';
import { sentenceOrNull } from '../said.ts';
import { InvitationEnum, PlaceNewsEnum, TournamentChangeEnum } from '../tournament/vocabulary.ts';

inInbox('InboxSnapshot', {
  description: 'The first message: your open games, true at the version that it carries. It takes no version.',
  fields: (t) => ({
    games: t.field({
      type: [GameInterface],
      description: 'Those in which you are to move first, by your own deadline; then the others.',
      resolve: async (_event, _args, { app }) => [...(await viewerGames(app))],
    }),
  }),
});

inInbox('MyTurn', { about: [aboutGame], description: 'It is your move.' });

inInbox('MyChanceTextAwaited', {
  about: [aboutGame],
  description:
    'A game of yours has begun in which something falls by chance, and you may add a text of your own to it first: to dice by `setDiceString`.',
  fields: (t) => ({
    deadline: t.field({
      type: 'DateTime',
      description: 'The first of it falls when both of you have added theirs, or then without.',
      resolve: ({ payload }) => payload.deadline,
    }),
  }),
});

inInbox('MyInactivityWarning', {
  about: [aboutGame],
  description: 'In a game without a clock you have not moved for days, and lose it by not moving.',
  fields: (t) => ({
    days: t.int({ description: 'For how many days you have not moved.', resolve: ({ payload }) => payload.days }),
    deadline: t.field({
      type: 'DateTime',
      description: 'The last instant at which you may still move.',
      resolve: ({ payload }) => payload.deadline,
    }),
  }),
});

inInbox('MyRulingNeeded', {
  about: [aboutGame],
  description: 'A game of a tournament that you direct waits for your decision.',
});

inInbox('MyPlanDropped', {
  about: [aboutGame],
  description: 'A reply that you had planned could not be played when its turn came, so your whole plan is gone.',
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
});

inInbox('MyGameFinished', { about: [aboutGame], description: 'A game of yours was decided.' });

inInbox('MyTournamentChanged', {
  about: [aboutTournament],
  description: 'A tournament of yours has changed.',
  fields: (t) => ({
    kind: t.field({
      type: TournamentChangeEnum,
      description: 'What.',
      resolve: ({ payload }) => payload.change,
    }),
  }),
});

inInbox('MyInvitation', {
  about: [aboutTournament],
  description: 'What has become of your invitation to a tournament.',
  fields: (t) => ({
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
});

inInbox('MyPlaceChanged', {
  about: [aboutTournament],
  description: 'Your place in a tournament is another.',
  fields: (t) => ({
    news: t.field({ type: PlaceNewsEnum, description: 'How.', resolve: ({ payload }) => payload.news }),
    reason: t.string({
      nullable: true,
      description: 'Why, as the director has said it; null: nothing was said.',
      resolve: ({ payload }) => payload.reason,
    }),
  }),
});

inInbox('MyResultOverruled', {
  about: [aboutGame, aboutTournament],
  description: 'A game of yours that was decided has another result, by a correction or a ruling.',
  fields: (t) => ({
    reason: t.string({
      nullable: true,
      description: 'Why, as whoever directs has said; null: he has not.',
      resolve: ({ payload }) => payload.reason,
    }),
  }),
});

inInbox('MyResultsUndone', {
  about: [aboutTournament],
  description: 'Results that were reported together are taken back, as if they had not come.',
  fields: (t) => ({
    games: t.field({
      type: [GameInterface],
      description: 'Your games that are open again.',
      resolve: async ({ payload }, _args, { app }) => [...(await gamesThere(app, payload.gameIds))],
    }),
    gone: t.int({
      description: 'How many games of yours that were only drawn from them are gone.',
      resolve: ({ payload }) => payload.gone,
    }),
  }),
});
