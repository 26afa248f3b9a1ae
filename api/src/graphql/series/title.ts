import { hallOfFame, titlesOf } from '../../application/queries/series/titles.ts';
import type { Title } from '../../application/state/series/won-title.ts';
import { readingOf } from '../../application/queries/reading.ts';
import { invariant } from '../../kernel/assert.ts';
import type { TournamentId } from '../../kernel/ids.ts';
import { builder } from '../builder.ts';
import { TOURNAMENT_NAMES } from '../global-id.ts';
import { idOrNull } from '../id-argument.ts';
import { INSTANT_KEY, TABLE_COST, connectionOf, pageComplexity, windowOf } from '../list.ts';
import { PlayerType, SeriesInterface, TournamentInterface } from '../refs.ts';
import { TitleKindEnum } from './vocabulary.ts';

/** A title that was won. */
export const TitleType = builder.objectRef<Title>('Title').implement({
  description: 'A title that was won in a series.',
  fields: (t) => ({
    kind: t.expose('kind', { type: TitleKindEnum, description: 'Which.' }),
    players: t.field({
      type: [PlayerType],
      description: 'Who has it: one player alone, or those who played for the country, board 1 first.',
      complexity: { field: 1, multiplier: 0.3 },
      resolve: ({ entries }) => entries.map(({ player }) => player),
    }),
    country: t.exposeString('country', {
      nullable: true,
      description: 'The country that has won, ISO 3166 alpha-2; null for a title that one player has.',
    }),
    opponent: t.field({
      type: PlayerType,
      nullable: true,
      description: 'Whom the holder has met for it; null when there was no match, and for other titles.',
      resolve: ({ against }) => against?.entry.player ?? null,
    }),
    score: t.intList({
      nullable: true,
      description: 'Games won in that match, the holder’s first; null with the opponent.',
      resolve: ({ against }) => (against === null ? null : [...against.score]),
    }),
    isDefence: t.boolean({
      description: 'Whether he held it before and has defended it.',
      resolve: ({ against }) => against?.isDefence ?? false,
    }),
    tournament: t.field({
      type: TournamentInterface,
      description: 'In which it was won or defended.',
      resolve: ({ tournament }) => tournament,
    }),
    series: t.field({
      type: SeriesInterface,
      description: 'The series in which it was won.',
      resolve: async ({ tournament: { seriesId } }, _args, { app }) => {
        const series = seriesId === null ? null : await readingOf(app).series.load(seriesId);
        invariant(series !== null, 'a title is won in a series');
        return series;
      },
    }),
    at: t.expose('at', { type: 'DateTime', description: 'Since when.' }),
  }),
});

builder.queryField('hallOfFame', (t) =>
  t.connection(
    {
      type: TitleType,
      description: 'Everything that was won in series, by a player or by a country, the newest first.',
      complexity: (args) => ({ ...pageComplexity(args), field: TABLE_COST }),
      args: { tournamentId: t.arg.id({ description: 'Only what was won in this tournament; null: everything.' }) },
      resolve: async (_root, { tournamentId, ...args }, { app }) => {
        const tournament = idOrNull<TournamentId>(tournamentId, TOURNAMENT_NAMES);
        return connectionOf(await hallOfFame(app, tournament, windowOf(args, INSTANT_KEY)));
      },
    },
    { name: 'QueryHallOfFameConnection', description: 'A page of titles.' },
    { name: 'QueryHallOfFameConnectionEdge', description: 'A title and its place in the list.' },
  ),
);

builder.objectField(PlayerType, 'titles', (t) =>
  t.field({
    type: [TitleType],
    description: 'What he has won, for himself or with his country, the newest first.',
    complexity: { field: TABLE_COST, multiplier: 0.3 },
    resolve: async ({ id }, _args, { app }) => [...(await titlesOf(app, id))],
  }),
);
