import { changePause } from '../../application/commands/pause/change-pause.ts';
import { endPause } from '../../application/commands/pause/end-pause.ts';
import { pauseGames } from '../../application/commands/pause/pause-games.ts';
import type { PauseDone } from '../../application/commands/pause/shape.ts';
import { takeDaysOff } from '../../application/commands/pause/take-days-off.ts';
import type { PauseId } from '../../kernel/ids.ts';
import { command, given } from '../command.ts';
import { commandSuccess } from '../command-success.ts';
import type { Context } from '../context.ts';
import { idKind, ids } from '../id-input.ts';
import { theTournament } from '../tournament/the-tournament.ts';
import { PauseType } from './type.ts';

const pauseIds = idKind<PauseId>(['Pause']);

const itsTournament = {
  ...theTournament,
  resolve: ({ pause: { tournamentId } }: PauseDone, args: object, context: Context) =>
    theTournament.resolve({ tournamentId }, args, context),
};

const PauseSuccess = commandSuccess<PauseDone>('PauseSuccess', {
  description: 'It stands.',
  fields: (t) => ({
    pause: t.expose('pause', { type: PauseType, description: 'As it is now; in a dry run as it would be.' }),
    tournament: t.field(itsTournament),
  }),
});

command(pauseGames, {
  name: 'pauseGames',
  byToken: ['DIRECT'],
  description:
    'Pauses a game, all games of a player or a whole tournament: no clock runs and nobody moves until it is over. Its director only.',
  input: given('What is paused, until when, and why.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament; it runs, and is played here.'),
    gameId: ids.game.optional(t, 'The only game; null: more than one.'),
    playerId: ids.player.optional(t, 'Whose games; null: one game, or everybody’s.'),
    since: t.field({ type: 'DateTime', description: 'From when on; null: from now on.' }),
    until: t.field({ type: 'DateTime', required: true, description: 'When all goes on by itself; within a year.' }),
    reason: t.string({ required: true, description: 'Why; everybody can read it.' }),
  })),
  success: PauseSuccess,
  payload: 'The pause, or why nothing was paused.',
  rules: true,
  refuses: { 'wrong-status': true },
});

command(changePause, {
  name: 'changePause',
  byToken: ['DIRECT'],
  description: 'Gives a pause another end. The director of its tournament only.',
  input: given('Until when a pause lasts, and why.', (t) => ({
    pauseId: pauseIds.one(t, 'Which pause; no days off.'),
    until: t.field({ type: 'DateTime', required: true, description: 'When all goes on by itself; within a year.' }),
    reason: t.string({ required: true, description: 'Why; everybody can read it.' }),
  })),
  success: PauseSuccess,
  payload: 'The pause, or why it lasts as long as before.',
  rules: true,
  refuses: { 'wrong-status': true },
});

command(endPause, {
  name: 'endPause',
  byToken: ['PLAY', 'DIRECT'],
  description:
    'Ends a pause at once, or takes it back before it begins. Its director; and a player his own days off, which end a day after he says so.',
  input: given('Which pause is ended, and why.', (t) => ({
    pauseId: pauseIds.one(t, 'Which pause.'),
    reason: t.string({ description: 'Why, for everybody to read; you need not say it of your own days off.' }),
  })),
  success: PauseSuccess,
  payload: 'The pause, or why it goes on.',
  rules: true,
  refuses: { 'wrong-status': true },
});

command(takeDaysOff, {
  name: 'takeDaysOff',
  byToken: ['PLAY'],
  description:
    'Takes days off for yourself in a tournament that gives its players some: your games in it are paused, and your opponents are told at once.',
  input: given('From when on you take how many days off.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament; it runs.'),
    since: t.field({ type: 'DateTime', required: true, description: 'From when on; a day from now at the earliest.' }),
    days: t.int({ required: true, description: 'How many days, of 24 hours each.' }),
  })),
  success: {
    description: 'They are taken.',
    fields: (t) => ({
      pause: t.expose('pause', { type: PauseType, description: 'From when to when; in a dry run as it would be.' }),
      tournament: t.field(itsTournament),
      daysLeft: t.exposeInt('daysLeft', { description: 'How many you may still take in this tournament after that.' }),
    }),
  },
  payload: 'Your days off, or why you cannot take them.',
  refuses: { 'wrong-status': true },
});
