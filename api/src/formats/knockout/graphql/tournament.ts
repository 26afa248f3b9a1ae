import { entryOf } from '../../../application/queries/find.ts';
import { bracketOf, roundNames, type BracketRound } from '../application/bracket.ts';
import { matchByNumber } from '../application/match-of.ts';
import { tournamentDraws } from '../application/tournament.ts';
import { tournamentWinner } from '../../../application/queries/standings.ts';
import { builder } from '../../../graphql/builder.ts';
import { registeredValues } from '../../../graphql/registered-enum.ts';
import { TABLE_COST } from '../../../graphql/list.ts';
import { KnockoutTournamentType } from './ref.ts';
import { EntryType } from '../../../graphql/refs.ts';
import { TournamentDrawType } from './draw.ts';
import { BracketMatchType } from './match.ts';
import { LASTING } from '../../../graphql/lasting.ts';

const BracketRoundNameEnum = builder.enumType('BracketRoundName', {
  description: 'What a round is.',
  values: registeredValues(roundNames),
});

type LastWeek = NonNullable<BracketRound['lastWeek']>;

const BracketLastWeekType = builder.objectRef<LastWeek>('BracketLastWeek').implement({
  extensions: LASTING,
  description: 'How far a round is from the last week of its open matches.',
  fields: (t) => ({
    needed: t.exposeInt('needed', {
      description: 'How many decided matches begin it; never in a round of three or fewer.',
    }),
    decided: t.exposeInt('decided', { description: 'How many are decided.' }),
    reachedAt: t.expose('reachedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When so many were decided; null: not so far.',
    }),
    endsAt: t.expose('endsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When what is open then is ruled on; null: not so far.',
    }),
  }),
});

const BracketRoundType = builder.objectRef<BracketRound>('BracketRound').implement({
  extensions: LASTING,
  description: 'A round of a knock-out, drawn or to come.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'From 1.' }),
    name: t.expose('name', { type: BracketRoundNameEnum, description: 'What it is.' }),
    size: t.exposeInt('size', { description: 'How many matches it has or will have.' }),
    drawnAt: t.expose('drawnAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was drawn; null: it is to come, and nobody knows who meets whom.',
    }),
    draw: t.field({
      type: TournamentDrawType,
      nullable: true,
      description: 'Its lots, before the draw the commitment alone; null before registration is open.',
      resolve: async ({ tournament, number }, _args, { app }) =>
        (await tournamentDraws(app, tournament.id)).find((draw) => draw.number === number) ?? null,
    }),
    bye: t.field({
      type: EntryType,
      nullable: true,
      description: 'Who goes on without playing; null: nobody, or not drawn yet.',
      resolve: ({ bye }, _args, { app }) => (bye === null ? null : entryOf(app, bye)),
    }),
    matches: t.field({
      type: [BracketMatchType],
      description: 'Its matches by number; empty before it is drawn.',
      complexity: { field: 1, multiplier: 4 },
      resolve: ({ matches }) => [...matches],
    }),
    lastWeek: t.expose('lastWeek', {
      type: BracketLastWeekType,
      nullable: true,
      description: 'The rule about its last week as it stands; null before it is drawn.',
    }),
    missingLuckyLosers: t.exposeInt('missingLuckyLosers', {
      description: 'How many lucky losers the director has to name before it can be drawn.',
    }),
  }),
});

builder.prismaObjectFields(KnockoutTournamentType, (t) => ({
  rounds: t.field({
    extensions: LASTING,
    type: [BracketRoundType],
    description:
      'Its rounds from the first to the final, those to come without matches; empty for fewer than two players.',
    complexity: { field: TABLE_COST, multiplier: 4 },
    args: { asOf: t.arg({ type: 'DateTime', description: 'As they stood then; null: as they stand.' }) },
    resolve: async (tournament, { asOf }, { app }) => [...(await bracketOf(app, tournament, asOf ?? null))],
  }),
  round: t.field({
    extensions: LASTING,
    type: BracketRoundType,
    nullable: true,
    description: 'The round of a number; null: there is none.',
    args: { number: t.arg.int({ required: true, description: 'From 1.' }) },
    complexity: TABLE_COST,
    resolve: async (tournament, { number }, { app }) =>
      (await bracketOf(app, tournament, null)).find((round) => round.number === number) ?? null,
  }),
  match: t.field({
    type: BracketMatchType,
    nullable: true,
    description: 'The match of a number; null while no drawn round has it.',
    args: { number: t.arg.int({ required: true, description: 'From 1.' }) },
    complexity: TABLE_COST,
    resolve: (tournament, { number }, { app }) => matchByNumber(app, tournament, number),
  }),
  drawCommitments: t.field({
    type: [TournamentDrawType],
    description:
      'A draw for every round that there may be with as many players as it takes, made when registration opened; empty before.',
    resolve: async ({ id }, _args, { app }) => [...(await tournamentDraws(app, id))],
  }),
  champion: t.field({
    extensions: LASTING,
    type: EntryType,
    nullable: true,
    description: 'Who has won the final; null before.',
    complexity: TABLE_COST,
    resolve: async (tournament, _args, { app }) => {
      const winner = await tournamentWinner(app, tournament);
      return winner === null ? null : entryOf(app, winner);
    },
  }),
}));
