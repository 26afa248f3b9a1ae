import { mergePlayers, type MergePlayersDone } from '../../application/commands/player/merge-players.ts';
import { playerOf, tournamentOf } from '../../application/queries/find.ts';
import type { Merge, MergedRating } from '../../application/running/merge-player.ts';
import { builder } from '../builder.ts';
import { command, given } from '../command.ts';
import { inInbox } from '../event/interfaces.ts';
import { ids } from '../id-input.ts';
import { PlayerType, TournamentInterface } from '../refs.ts';
import { inLanguage, said } from '../said.ts';
import { GameKeyEnum } from './vocabulary.ts';

const MergedRatingType = builder.objectRef<MergedRating>('MergedRating').implement({
  description: 'How a rating comes over from one player to the other.',
  fields: (t) => ({
    game: t.field({ type: GameKeyEnum, description: 'In which game.', resolve: ({ game }) => game }),
    added: t.boolean({
      description:
        'Whether both were rated: what games gave and took is put on top of the Elo of who remains, and an Elo from elsewhere is dropped. False: the rating comes over as it is.',
      resolve: ({ how }) => how === 'ADDED',
    }),
    elo: t.exposeInt('elo', { description: 'The Elo of who remains then.' }),
    matches: t.exposeInt('matches', { description: 'The games that it rests on then.' }),
  }),
});

type Types = typeof builder.$inferSchemaTypes;

/** The fields of a success that tells of two players who are one. */
export const mergedFields = <Done extends Merge>(t: PothosSchemaTypes.ObjectFieldBuilder<Types, Done>) => ({
  player: t.field({
    type: PlayerType,
    description: 'Who remains; in a dry run unchanged.',
    resolve: ({ into }, _args, { app }) => playerOf(app, into.id),
  }),
  tournaments: t.field({
    type: [TournamentInterface],
    description: 'The tournaments that come over.',
    resolve: ({ tournaments }, _args, { app }) =>
      Promise.all(tournaments.map(({ id }) => tournamentOf(app, { tournamentId: id }))),
  }),
  games: t.int({ description: 'How many games come over.', resolve: ({ games }) => games }),
  ratings: t.field({
    type: [MergedRatingType],
    description: 'The ratings that come over.',
    resolve: ({ ratings }) => [...ratings],
  }),
});

command(mergePlayers, {
  name: 'mergePlayers',
  byToken: ['DIRECT'],
  description:
    'Makes one player of two who are the same person: entries, games, titles and ratings of the first are the second’s from then on, and his address leads there. For administrators; and for a director, of players without accounts, where he directs all tournaments of the first. Where both have accounts, which an administrator may merge, that of the first is gone: nobody signs in with it, its tokens and webhooks end, and what he directs is the second’s too. Refused where both are in one tournament, where an account is blocked, and where the first may do more than the second.',
  input: given('Two players who are one.', (t) => ({
    fromId: ids.player.one(t, 'Who is no longer a player of his own, and has no account, or no longer.'),
    intoId: ids.player.one(t, 'Who remains.'),
    reason: t.string({ required: true, description: 'Why; it stands in the log of his tournaments.' }),
  })),
  success: {
    description: 'They are one player; in a dry run what would come over.',
    fields: (t) => ({
      ...mergedFields<MergePlayersDone>(t),
      consequences: t.stringList({
        description: 'What becomes of an account of who goes, one sentence each; empty where he has none.',
        args: inLanguage,
        resolve: ({ consequences }, { locale }, context) =>
          consequences.map((message) => said(message, locale, context)),
      }),
    }),
  },
  payload: 'Who remains, or why they stay two.',
  rules: true,
  refuses: { 'wrong-status': true },
});

inInbox('MyPlayerMerged', {
  description: 'Another player was found to be you: what he has played is yours.',
  fields: (t) => ({
    player: t.field({
      type: PlayerType,
      description: 'Who he was.',
      resolve: ({ payload }, _args, { app }) => playerOf(app, payload.mergedId),
    }),
    hadAccount: t.boolean({
      description: 'Whether he had an account, which is gone.',
      resolve: ({ payload }) => payload.hadAccount,
    }),
    reason: t.string({ description: 'Why, as whoever merged you has said.', resolve: ({ payload }) => payload.reason }),
  }),
});
