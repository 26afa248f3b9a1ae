import { sentence } from '../../../../graphql/said.ts';
import type { ChampionshipLeg, LegScore } from '../../application/championship/championship-leg.ts';
import type { ChampionshipTable, ChampionshipTableRow } from '../../application/championship/championship-table.ts';
import type { Championship } from '../../application/championship/championship.ts';
import { entryOf, playerOf } from '../../../../application/queries/find.ts';
import { awardedFrom } from '../../application/championship/removal.ts';
import { shownTenths, termMessage } from '../../application/championship/score-words.ts';
import type { ScoreTerm } from '../../rules/championship/tournament-score.ts';
import { builder } from '../../../../graphql/builder.ts';
import { KibaScoreType } from '../planner/score.ts';
import { EntryType, PlayerType, TournamentInterface } from '../../../../graphql/refs.ts';
import { ChampionshipZoneEnum, ScoreSourceEnum } from './vocabulary.ts';

const ScoreTermType = builder.objectRef<ScoreTerm>('ChampionshipTerm').implement({
  description: 'One summand of championship points.',
  fields: (t) => ({
    from: t.expose('from', { type: ScoreSourceEnum, description: 'Where the points come from.' }),
    won: t.exposeInt('won', { description: 'How many games were won there; 1 for the tournament itself.' }),
    value: t.int({ description: 'The points.', resolve: ({ points }) => points }),
    text: t.string(
      sentence('In words, such as `5 games won in the qualification`.', (term: ScoreTerm) => termMessage(term)),
    ),
  }),
});

const ScoreType = builder.objectRef<LegScore>('ChampionshipPoints').implement({
  description: 'What a player has from one tournament of a championship.',
  fields: (t) => ({
    entry: t.field({ type: EntryType, description: 'The player in that tournament.', resolve: ({ entry }) => entry }),
    points: t.exposeInt('points', { description: 'The sum of the terms.' }),
    terms: t.field({
      type: [ScoreTermType],
      description: 'What they come from, in the order of the stages.',
      complexity: { field: 1, multiplier: 0.4 },
      resolve: ({ terms }) => [...terms],
    }),
  }),
});

/** One of the four tournaments with the championship that it stands in. */
interface ShownLeg extends ChampionshipLeg {
  readonly championship: Championship;
}

/** One of the four tournaments. */
export const ChampionshipLegType = builder.objectRef<ShownLeg>('ChampionshipLeg').implement({
  description: 'One of the four tournaments of a championship.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'From 1.' }),
    tournament: t.field({
      type: TournamentInterface,
      nullable: true,
      description: 'The tournament; null while it is not named.',
      resolve: ({ part }) => part?.tournament ?? null,
    }),
    isFinished: t.exposeBoolean('isFinished', { description: 'Whether its points count in the standings.' }),
    canBeRemoved: t.boolean({
      description:
        'Whether its director may still take the tournament out: nothing was opened or ruled by its points. False where there is none.',
      resolve: ({ championship, number, part }) => part !== null && awardedFrom(championship, number) === null,
    }),
    champion: t.field({
      type: EntryType,
      nullable: true,
      description: 'Who has won it; null until then.',
      resolve: ({ champion }, _args, { app }) => (champion === null ? null : entryOf(app, champion)),
    }),
    points: t.field({
      type: [ScoreType],
      description: 'What everybody has from it so far, most first.',
      resolve: ({ scores }) => [...scores],
    }),
  }),
});

/** A row of the standings with the championship that it stands in. */
interface ShownRow {
  readonly row: ChampionshipTableRow;
  readonly plays: boolean;
}

const RowType = builder.objectRef<ShownRow>('ChampionshipTableRow').implement({
  description: 'A player in the standings of a championship.',
  fields: (t) => ({
    rank: t.int({
      description: 'From 1; players whom nothing separates share it.',
      resolve: ({ row }) => row.rank,
    }),
    shared: t.boolean({ description: 'True when somebody else has the same rank.', resolve: ({ row }) => row.shared }),
    player: t.field({
      type: PlayerType,
      description: 'Who it is.',
      resolve: ({ row }, _args, { app }) => playerOf(app, row.id),
    }),
    points: t.int({ description: 'The sum over the finished tournaments.', resolve: ({ row }) => row.points }),
    best: t.int({
      description: 'Those of the best single tournament: the first tie-break.',
      resolve: ({ row }) => row.best,
    }),
    kibaScore: t.field({
      type: KibaScoreType,
      description: 'As it was noted in the last of the tournaments: the second tie-break.',
      resolve: ({ row }) => shownTenths(row.kibaTenths),
    }),
    perTournament: t.field({
      type: [ScoreType],
      nullable: { list: false, items: true },
      description: 'One for each of the four tournaments, null where he did not play, or it is not finished.',
      complexity: { field: 1, multiplier: 0.4 },
      resolve: ({ row }) => [...row.scores],
    }),
    zone: t.field({
      type: ChampionshipZoneEnum,
      nullable: true,
      description: 'What the place means for the Mabingwa; null: nothing.',
      resolve: ({ row }) => row.zone,
    }),
    playsMabingwa: t.boolean({
      description: 'Whether he has a place in the Mabingwa that was opened, whatever the standings say now.',
      resolve: ({ plays }) => plays,
    }),
  }),
});

/** The standings of a championship. */
export const ChampionshipTableType = builder.objectRef<Championship>('ChampionshipTable').implement({
  description: 'The standings of a championship over its finished tournaments.',
  fields: (t) => ({
    rows: t.field({
      type: [RowType],
      description: 'Best first: by points, best single tournament, KIBA score.',
      complexity: { field: 1, multiplier: 3 },
      resolve: ({ table, mabingwa }) => rowsOf(table, new Set(mabingwa?.entries.map(({ player }) => player.id))),
    }),
    mabingwa: t.field({
      type: [PlayerType],
      description: 'Who would play the Mabingwa by the standings as they are, best first: six, or fewer.',
      resolve: ({ table }, _args, { app }) => Promise.all(table.mabingwa.map((id) => playerOf(app, id))),
    }),
    cutTied: t.boolean({
      description:
        'True when nothing separates the last of the six from the next, and the director has not settled it.',
      resolve: ({ table }) => table.tied.length > 0,
    }),
    tied: t.field({
      type: [PlayerType],
      description: 'The players of that tie; empty when there is none.',
      resolve: ({ table }, _args, { app }) => Promise.all(table.tied.map((id) => playerOf(app, id))),
    }),
    isFinal: t.boolean({
      description: 'True when all four tournaments are finished.',
      resolve: ({ table }) => table.isFinal,
    }),
  }),
});

function rowsOf({ rows }: ChampionshipTable, playing: ReadonlySet<string>): ShownRow[] {
  return rows.map((row) => ({ row, plays: playing.has(row.id) }));
}
