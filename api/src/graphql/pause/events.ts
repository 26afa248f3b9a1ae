import { gameOf } from '../../application/queries/find.ts';
import { pauseOf } from '../../application/queries/pauses.ts';
import { aboutGame, aboutTournament } from '../event/about.ts';
import { about } from '../event/event-type.ts';
import { inGame, inInbox, inTournament } from '../event/interfaces.ts';
import { GameInterface } from '../refs.ts';
import { PauseChangeEnum, PauseType } from './type.ts';

const CHANGE = 'What has become of it.';
const aboutPause = about('pause', PauseType, 'The pause as it stands when this is sent.', pauseOf);

inTournament('PauseChanged', {
  about: [aboutTournament, aboutPause],
  description: 'Something has become of a pause in the tournament.',
  fields: (t) => ({
    change: t.field({ type: PauseChangeEnum, description: CHANGE, resolve: ({ payload }) => payload.change }),
  }),
});

inGame('GamePauseChanged', {
  about: [aboutGame, aboutPause],
  description: 'Something has become of a pause that is about the game.',
  fields: (t) => ({
    change: t.field({ type: PauseChangeEnum, description: CHANGE, resolve: ({ payload }) => payload.change }),
    pausedUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when the game stands still, by this pause or another; null: it goes on, or does still.',
      resolve: ({ payload }) => payload.pausedUntil,
    }),
  }),
});

inInbox('MyPauseChanged', {
  about: [aboutTournament, aboutPause],
  description: 'Something has become of a pause that concerns you.',
  fields: (t) => ({
    change: t.field({ type: PauseChangeEnum, description: CHANGE, resolve: ({ payload }) => payload.change }),
    games: t.field({
      type: [GameInterface],
      description: 'Your running games that it is about, as they stand when this is sent.',
      resolve: ({ payload }, _args, { app }) => Promise.all(payload.gameIds.map((id) => gameOf(app, id))),
    }),
  }),
});
