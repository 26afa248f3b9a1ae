import { formatOf } from '../../application/state/format-state.ts';
import { inLanguage, said, sentence } from '../said.ts';
import { tournamentPath } from '../../application/address/page-path.ts';
import { tournamentTopic } from '../../application/events.ts';
import { entryOf, playerOf } from '../../application/queries/find.ts';
import { listEvents, listGamesOfTournament } from '../../application/queries/lists.ts';
import { drawsMore } from '../../application/queries/draws-more.ts';
import { readingOf } from '../../application/queries/reading.ts';
import { pageByPlace } from '../../application/queries/page.ts';
import { tournamentRanking } from '../../application/queries/ranking.ts';
import { lastStageStandings, tournamentWinner } from '../../application/queries/standings.ts';
import { gamesDecided, gamesTotal } from '../../application/queries/tournament-progress.ts';
import {
  playerLimits,
  timeControlInShort,
  tournamentPreflight,
  tournamentRules,
} from '../../application/queries/tournament-rules.ts';
import { TOURNAMENT_PARTS } from '../../store/parts.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { builder } from '../builder.ts';
import { GameStatusEnum } from '../game/vocabulary.ts';
import type { GroupId } from '../../kernel/ids.ts';
import { TOURNAMENT_NAMES, globalId, idNamed } from '../global-id.ts';
import { GAME_PLACE, NUMBER_KEY, connectionOf, STANDINGS_COST, TABLE_COST, pageComplexity, windowOf } from '../list.ts';
import { PreflightIssueType } from '../planner/preflight.ts';
import { GameKeyEnum } from '../player/vocabulary.ts';
import { EntryType, GameInterface, GroupType, RulingType, SeriesInterface, StageType } from '../refs.ts';
import { RankedEntryType } from '../stage/ranking.ts';
import { StandingType } from '../stage/standing.ts';
import { nameOf } from '../type-name.ts';
import { FormatKeyEnum } from '../vocabulary.ts';
import { LogLineType } from './log-line.ts';
import { TournamentRuleType } from './rule.ts';
import { TournamentStatusEnum, VenueEnum } from './vocabulary.ts';
import { asId } from '../../kernel/ids.ts';
import { loadedAsOneOf } from '../node-find.ts';
import { LASTING } from '../lasting.ts';

/** The name of the type that a tournament has. */
export function tournamentTypeName({ format }: Pick<TournamentRecord, 'format'>): (typeof TOURNAMENT_NAMES)[number] {
  return nameOf(format, 'Tournament');
}

/**
 * Its entries, stages, groups and rulings are no relations of Pothos: tables, schedules and rounds are worked out from the same rows, which
 * would be read a second time, and compiled code does not find what a relation has read. With relations a crosstable of 34 took 8
 * statements where it takes 7, and no less time.
 */
loadedAsOneOf(TOURNAMENT_NAMES, (reading, id) => reading.tournaments.load(asId(id)), tournamentTypeName);

builder.prismaInterface('Tournament', {
  include: TOURNAMENT_PARTS,
  description: 'A tournament, from its draft to its last result.',
  interfaces: [builder.nodeInterfaceRef()],
  resolveType: (tournament) => tournamentTypeName(tournament),
  fields: (t) => ({
    id: t.id({
      extensions: LASTING,
      description: 'Opaque and permanent.',
      resolve: (tournament) => globalId(tournamentTypeName(tournament), tournament.id),
    }),
    pagePath: t.string({
      extensions: LASTING,
      description:
        'Where its page is on this server: `/t/kiba-spring-2026`. It follows from its name; one that it had before it was renamed still leads there.',
      resolve: tournamentPath,
    }),
    version: t.int({
      extensions: LASTING,
      description:
        'The version of its events up to which this answer tells all; give it as `after` of `tournamentEvents`. In an event, take the event’s own.',
      resolve: ({ id }, _args, { app }) => readingOf(app).versions.load(tournamentTopic(id)),
    }),
    name: t.exposeString('name', { extensions: LASTING, description: 'As its director calls it.' }),
    description: t.exposeString('description', {
      nullable: true,
      description: 'What the director says of it; null: nothing.',
    }),
    game: t.expose('game', { extensions: LASTING, type: GameKeyEnum, description: 'What is played.' }),
    format: t.expose('format', {
      extensions: LASTING,
      type: FormatKeyEnum,
      description: 'The system by which it is played.',
    }),
    status: t.expose('status', {
      extensions: LASTING,
      type: TournamentStatusEnum,
      description: 'Where it stands in its life.',
    }),
    venue: t.expose('venue', { extensions: LASTING, type: VenueEnum, description: 'Where its games are played.' }),
    timeControl: t.exposeString('timeControl', {
      nullable: true,
      description:
        'As text: `T=(3+1)<=7` gives 3 days, adds 1 a move and never shows more than 7; `untimed(21; 7, 14)` has no clock, loses a game after 21 days without a move and warns after 7 and 14; null for a venue elsewhere.',
    }),
    timeControlText: t.string({
      nullable: true,
      description:
        'How time is kept, in few words: `3 days each, plus 1 day a move, never above 7 days`, or `no clock, 21 days a move`; null for a venue elsewhere.',
      args: inLanguage,
      resolve: (tournament, { locale }, context) => {
        const text = timeControlInShort(tournament);
        return text === null ? null : said(text, locale, context);
      },
    }),
    director: t.relation('director', {
      nullable: true,
      description: 'Who sets it up, rules and corrects; null: nobody now.',
      resolve: (_query, { directorId }, _args, { app }) => playerOf(app, directorId),
    }),
    minPlayers: t.int({
      extensions: LASTING,
      description: 'With fewer it cannot start.',
      resolve: (tournament) => playerLimits(tournament).min,
    }),
    maxPlayers: t.int({
      extensions: LASTING,
      description: 'More cannot enter.',
      resolve: (tournament) => playerLimits(tournament).max,
    }),
    startsAt: t.expose('startsAt', {
      extensions: LASTING,
      type: 'DateTime',
      nullable: true,
      description: 'When it starts by itself; null: when the director starts it.',
    }),
    holdsRounds: t.exposeBoolean('holdsRounds', {
      description: 'Whether what is to be played next waits until its director has published it.',
    }),
    drawsMore: t.boolean({
      description:
        'Whether something is still to be drawn that could wait to be published, after the start: a further round, or semi-finals. Only then `holdsRounds` matters.',
      complexity: 5,
      resolve: (tournament, _args, { app }) => drawsMore(app, tournament),
    }),
    roundDueSince: t.expose('roundDueSince', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when a round waits to be published; null: none does.',
    }),
    startedAt: t.expose('startedAt', {
      extensions: LASTING,
      type: 'DateTime',
      nullable: true,
      description: 'Null before the start.',
    }),
    finishedAt: t.expose('finishedAt', {
      extensions: LASTING,
      type: 'DateTime',
      nullable: true,
      description: 'When the last game was decided; null before.',
    }),
    acceptUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when the invited may answer; then who has not is out. Null: nobody is asked now.',
      resolve: ({ status, acceptUntil }) => (status === 'CLOSED' ? acceptUntil : null),
    }),
    rules: t.field({
      type: [TournamentRuleType],
      description: 'All that was agreed, in words.',
      resolve: (tournament) => [...tournamentRules(tournament)],
    }),
    timeOuts: t.string(
      sentence(
        'What games lost on time cost in it, in words: the game alone, or more. Also one of `rules`.',
        (tournament) => formatOf(tournament).timeOuts.text,
      ),
    ),
    stages: t.field({
      extensions: LASTING,
      type: [StageType],
      description: 'Its parts in the order in which they are played; empty before the start.',
      complexity: { field: 1, multiplier: 2 },
      resolve: async ({ id }, _args, { app }) => [...(await readingOf(app).stagesOf.load(id))],
    }),
    groups: t.field({
      extensions: LASTING,
      type: [GroupType],
      description: 'The groups of all stages, in order; empty before the start.',
      complexity: { field: 1, multiplier: 2 },
      resolve: async ({ id }, _args, { app }) => [...(await readingOf(app).groupsOf.load(id))],
    }),
    games: t.connection(
      {
        type: GameInterface,
        description: 'Its games in the order of the schedule: stage, group, round, pairing, number.',
        complexity: pageComplexity,
        args: {
          status: t.arg({ type: GameStatusEnum, description: 'Only games in this state; null: all.' }),
          search: t.arg.string({
            description: 'Only games of a player whose name or handle contains this, whatever the case.',
          }),
          group: t.arg.id({ description: 'Only games of this group; null: all.' }),
          round: t.arg.int({ description: 'Only games of this round of their group; null: all.' }),
        },
        resolve: async ({ id }, args, { app }) => {
          const group = args.group ? idNamed<GroupId>(String(args.group), ['Group']) : null;
          const only = { status: args.status ?? null, search: args.search ?? null, group, round: args.round ?? null };
          const filter = { tournament: id, ...only };
          return connectionOf(await listGamesOfTournament(app, filter, windowOf(args, GAME_PLACE)));
        },
      },
      { name: 'TournamentGamesConnection', description: 'A page of games.' },
      { name: 'TournamentGamesConnectionEdge', description: 'A game and its place in the list.' },
    ),
    gamesTotal: t.int({
      extensions: LASTING,
      description: 'How many games there are.',
      resolve: (tournament, _args, { app }) => gamesTotal(app, tournament),
    }),
    gamesDecided: t.int({
      extensions: LASTING,
      description: 'How many of them are decided.',
      resolve: (tournament, _args, { app }) => gamesDecided(app, tournament),
    }),
    ranking: t.connection(
      {
        extensions: LASTING,
        type: RankedEntryType,
        description:
          'All its players by their places, in every system, as it stands now or as it ended: with what separates them, and how sure it is. Empty before the start.',
        complexity: (args) => ({ ...pageComplexity(args), field: STANDINGS_COST }),
        args: { asOf: t.arg({ type: 'DateTime', description: 'As it stood then; null: as it stands.' }) },
        resolve: async (tournament, { asOf, ...args }, { app }) => {
          const ranking = await tournamentRanking(app, tournament, asOf ?? null);
          return connectionOf(await pageByPlace(windowOf(args, NUMBER_KEY), ranking));
        },
      },
      { name: 'TournamentRankingConnection', extensions: LASTING, description: 'A page of a ranking.' },
      {
        name: 'TournamentRankingConnectionEdge',
        extensions: LASTING,
        description: 'A player and where he stands in the ranking.',
      },
    ),
    lastStageStandings: t.field({
      extensions: LASTING,
      type: [StandingType],
      description:
        'The table of the first group of its last stage alone, best first; empty before the start. Who of all players came where is told by `ranking`.',
      complexity: { field: STANDINGS_COST, multiplier: 10 },
      args: { asOf: t.arg({ type: 'DateTime', description: 'As it stood then; null: as it stands.' }) },
      resolve: async (tournament, { asOf }, { app }) => [...(await lastStageStandings(app, tournament, asOf ?? null))],
    }),
    winner: t.field({
      extensions: LASTING,
      type: EntryType,
      nullable: true,
      description: 'Who has won it; null until it is finished, and when the first place is shared.',
      complexity: TABLE_COST,
      resolve: async (tournament, _args, { app }) => {
        const winner = await tournamentWinner(app, tournament);
        return winner === null ? null : entryOf(app, winner);
      },
    }),
    series: t.relation('series', {
      extensions: LASTING,
      type: SeriesInterface,
      nullable: true,
      description: 'The series that it belongs to; null: none.',
      resolve: (_query, { seriesId }, _args, { app }) =>
        seriesId === null ? null : readingOf(app).series.load(seriesId),
    }),
    rulings: t.connection(
      {
        type: RulingType,
        description: 'Every decision of its director, the oldest first.',
        complexity: pageComplexity,
        resolve: async ({ id }, args, { app }) =>
          connectionOf(await pageByPlace(windowOf(args, NUMBER_KEY), await readingOf(app).rulingsOf.load(id))),
      },
      { name: 'TournamentRulingsConnection', description: 'A page of rulings.' },
      { name: 'TournamentRulingsConnectionEdge', description: 'A ruling and its place in the list.' },
    ),
    log: t.connection(
      {
        type: LogLineType,
        description: 'All that has happened, each event as a sentence, the oldest first.',
        complexity: pageComplexity,
        resolve: async ({ id }, args, { app }) =>
          connectionOf(await listEvents(app, tournamentTopic(id), windowOf(args, NUMBER_KEY))),
      },
      { name: 'TournamentLogConnection', description: 'A page of the log.' },
      { name: 'TournamentLogConnectionEdge', description: 'A line of the log and its place.' },
    ),
    preflight: t.field({
      type: [PreflightIssueType],
      description:
        'What does not work with the players who have entered, by their number and what is noted of them; empty when it can start.',
      resolve: async (tournament, _args, { app }) => [...(await tournamentPreflight(app, tournament))],
    }),
  }),
});
