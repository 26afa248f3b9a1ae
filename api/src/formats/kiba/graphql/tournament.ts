import { entryOf } from '../../../application/queries/find.ts';
import { finalists, pathOf, tournamentAdvances, tryField } from '../application/tournament.ts';
import { tournamentWinner } from '../../../application/queries/standings.ts';
import { badUserInput } from '../../../graphql/bad-user-input.ts';
import { builder } from '../../../graphql/builder.ts';
import { TABLE_COST } from '../../../graphql/list.ts';
import { KibaPathEnum } from './planner/groups.ts';
import { answered } from '../../../graphql/planner/answered.ts';
import { PreflightIssueType } from '../../../graphql/planner/preflight.ts';
import { KibaTournamentType } from './ref.ts';
import { EntryType } from '../../../graphql/refs.ts';
import { AdvanceType } from '../../../graphql/stage/advance.ts';
import { LASTING } from '../../../graphql/lasting.ts';

const MOST_PLAYERS = 1_000;

builder.prismaObjectFields(KibaTournamentType, (t) => ({
  tryGroups: t.field({
    type: [PreflightIssueType],
    description: 'What would break, or is worth knowing, with another number of groups or of players.',
    args: {
      groups: t.arg.int({ description: 'How many groups; null: as many as the rules say; left out: as it is set.' }),
      players: t.arg.int({ description: 'How many players, 0 to 1,000; left out or null: those who have entered.' }),
    },
    resolve: async (tournament, { groups, players }, { app }) => {
      if (players != null && (players < 0 || players > MOST_PLAYERS)) {
        throw badUserInput(`\`players\` must be 0 to ${MOST_PLAYERS}.`);
      }
      return [...answered(await tryField(app, tournament, { groups, players: players ?? undefined }))];
    },
  }),
  advances: t.field({
    extensions: LASTING,
    type: [AdvanceType],
    description: 'Everybody in every stage, stage by stage, and whether he goes on from there.',
    complexity: { field: TABLE_COST, multiplier: 30 },
    args: { asOf: t.arg({ type: 'DateTime', description: 'As it stood then; null: as it stands.' }) },
    resolve: async (tournament, { asOf }, { app }) => [...(await tournamentAdvances(app, tournament, asOf ?? null))],
  }),
  finalists: t.field({
    extensions: LASTING,
    type: [EntryType],
    description: 'Who plays the final; empty before it is arranged, one player when nobody else is left.',
    complexity: { field: 1, multiplier: 2 },
    resolve: async (tournament, _args, { app }) => [...(await finalists(app, tournament))],
  }),
  path: t.field({
    extensions: LASTING,
    type: KibaPathEnum,
    nullable: true,
    description:
      'What follows the qualification; before the start, with the number of players who have entered; null: there can be no such tournament.',
    resolve: (tournament, _args, { app }) => pathOf(app, tournament),
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
