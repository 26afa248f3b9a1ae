import { gameOf, playerOf } from '../../application/queries/find.ts';
import {
  gamePause,
  gamePauses,
  lastingPauses,
  tournamentPause,
  viewerDaysOffLeft,
} from '../../application/queries/pauses.ts';
import { isDaysOff } from '../../application/state/pauses.ts';
import type { PauseRecord } from '../../store/reading/pause.ts';
import { builder } from '../builder.ts';
import { globalId } from '../global-id.ts';
import { GameInterface, PlayerType, TournamentInterface } from '../refs.ts';
import { asId } from '../../kernel/ids.ts';
import { loadedAs } from '../node-find.ts';

/** What becomes of a pause. */
export const PauseChangeEnum = builder.enumType('PauseChange', {
  description: 'What has become of a pause.',
  values: {
    PLANNED: { description: 'It was made, and begins later.' },
    BEGAN: { description: 'It begins: as it was planned, or as soon as it was made.' },
    CHANGED: { description: 'It has another end.' },
    ENDED: { description: 'It is over.' },
    TAKEN_BACK: { description: 'It was ended before it began.' },
  } as const,
});

loadedAs('Pause', (reading, id) => reading.pauses.load(asId(id)));

/** When no time passes, and in which games. */
export const PauseType = builder.objectRef<PauseRecord>('Pause').implement({
  description:
    'A time in which no clock runs and nobody moves: in one game, in all games of a player, or in the whole tournament.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'Opaque and permanent.', resolve: ({ id }) => globalId('Pause', id) }),
    since: t.expose('since', { type: 'DateTime', description: 'When it begins.' }),
    until: t.expose('until', { type: 'DateTime', description: 'When all goes on by itself.' }),
    isDaysOff: t.boolean({
      description: 'Whether these are days off that the player has taken himself; false: the director has paused.',
      resolve: isDaysOff,
    }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why; null for days off.' }),
    by: t.field({
      type: PlayerType,
      nullable: true,
      description: 'Who has made it; null: the server by itself.',
      resolve: ({ byId }, _args, { app }) => (byId === null ? null : playerOf(app, byId)),
    }),
    game: t.field({
      type: GameInterface,
      nullable: true,
      description: 'The only game that it is about; null: more than one.',
      resolve: ({ gameId }, _args, { app }) => (gameId === null ? null : gameOf(app, gameId)),
    }),
    player: t.field({
      type: PlayerType,
      nullable: true,
      description: 'Whose games are paused; null: one game, or everybody’s.',
      resolve: ({ playerId }, _args, { app }) => (playerId === null ? null : playerOf(app, playerId)),
    }),
  }),
});

builder.interfaceFields(GameInterface, (t) => ({
  pause: t.field({
    type: PauseType,
    nullable: true,
    description: 'By what it stands still now; of several, what lasts longest. Null: nothing.',
    resolve: (game, _args, { app }) => gamePause(app, game),
  }),
  pauses: t.field({
    type: [PauseType],
    description: 'Every pause of it that is not over, also those to come, the earliest first.',
    resolve: async (game, _args, { app }) => [...(await gamePauses(app, game))],
  }),
}));

builder.interfaceFields(TournamentInterface, (t) => ({
  pause: t.field({
    type: PauseType,
    nullable: true,
    description: 'By what the whole tournament stands still now; null: nothing.',
    resolve: (tournament, _args, { app }) => tournamentPause(app, tournament),
  }),
  pauses: t.field({
    type: [PauseType],
    description: 'Every pause in it that is not over, of single games and players too, the earliest first.',
    resolve: async (tournament, _args, { app }) => [...(await lastingPauses(app, tournament))],
  }),
  daysOff: t.exposeInt('daysOff', {
    description: 'How many days off each player may take in it; 0: none.',
  }),
  viewerDaysOffLeft: t.int({
    nullable: true,
    description: 'How many of them you may still take; null: you take no part, or it gives none.',
    resolve: (tournament, _args, { app }) => viewerDaysOffLeft(app, tournament),
  }),
}));
