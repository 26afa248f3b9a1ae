import { gameOf } from '../../application/queries/find.ts';
import { pauseOf } from '../../application/queries/pauses.ts';
import { builder } from '../builder.ts';
import { withGame, withTournament } from '../event/about.ts';
import { GameEventInterface, PlayerEventInterface, TournamentEventInterface } from '../event/interfaces.ts';
import type { EventOf } from '../event/kinds.ts';
import { GameInterface } from '../refs.ts';
import { PauseChangeEnum, PauseType } from './type.ts';

const CHANGE = 'What has become of it.';
const PAUSE = 'The pause as it stands when this is sent.';

builder.objectFields(
  withTournament(
    builder.objectRef<EventOf<'PauseChanged'>>('PauseChanged').implement({
      description: 'Something has become of a pause in the tournament.',
      interfaces: [TournamentEventInterface],
    }),
  ),
  (t) => ({
    change: t.field({ type: PauseChangeEnum, description: CHANGE, resolve: ({ payload }) => payload.change }),
    pause: t.field({
      type: PauseType,
      description: PAUSE,
      resolve: ({ payload }, _args, { app }) => pauseOf(app, payload),
    }),
  }),
);

builder.objectFields(
  withGame(
    builder.objectRef<EventOf<'GamePauseChanged'>>('GamePauseChanged').implement({
      description: 'Something has become of a pause that is about the game.',
      interfaces: [GameEventInterface],
    }),
  ),
  (t) => ({
    change: t.field({ type: PauseChangeEnum, description: CHANGE, resolve: ({ payload }) => payload.change }),
    pausedUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when the game stands still, by this pause or another; null: it goes on, or does still.',
      resolve: ({ payload }) => payload.pausedUntil,
    }),
    pause: t.field({
      type: PauseType,
      description: PAUSE,
      resolve: ({ payload }, _args, { app }) => pauseOf(app, payload),
    }),
  }),
);

builder.objectFields(
  withTournament(
    builder.objectRef<EventOf<'MyPauseChanged'>>('MyPauseChanged').implement({
      description: 'Something has become of a pause that concerns you.',
      interfaces: [PlayerEventInterface],
    }),
  ),
  (t) => ({
    change: t.field({ type: PauseChangeEnum, description: CHANGE, resolve: ({ payload }) => payload.change }),
    pause: t.field({
      type: PauseType,
      description: PAUSE,
      resolve: ({ payload }, _args, { app }) => pauseOf(app, payload),
    }),
    games: t.field({
      type: [GameInterface],
      description: 'Your running games that it is about, as they stand when this is sent.',
      resolve: ({ payload }, _args, { app }) => Promise.all(payload.gameIds.map((id) => gameOf(app, id))),
    }),
  }),
);
