import { entryOf } from '../../../application/queries/find.ts';
import { cycleArrangement } from '../application/tournament.ts';
import { cycleTitle } from '../application/title.ts';
import { tournamentWinner } from '../../../application/queries/standings.ts';
import { builder } from '../../../graphql/builder.ts';
import { TABLE_COST } from '../../../graphql/list.ts';
import { KuksuTournamentType } from './ref.ts';
import { EntryType } from '../../../graphql/refs.ts';
import { CycleArrangementType } from './cycle-arrangement.ts';
import { CycleTitleType } from './cycle-title.ts';
import { LASTING } from '../../../graphql/lasting.ts';

builder.prismaObjectFields(KuksuTournamentType, (t) => ({
  arrangement: t.field({
    type: CycleArrangementType,
    description: 'Who is in which league and why; before the start, as it would be with those who have entered.',
    complexity: TABLE_COST,
    resolve: (cycle, _args, { app }) => cycleArrangement(app, cycle),
  }),
  title: t.field({
    extensions: LASTING,
    type: CycleTitleType,
    description: 'Who defends the title in it, who plays him for it, and how their match stands.',
    complexity: TABLE_COST,
    args: { asOf: t.arg({ type: 'DateTime', description: 'As it stood then; null: as it stands.' }) },
    resolve: (cycle, { asOf }, { app }) => cycleTitle(app, cycle, asOf ?? null),
  }),
  holder: t.field({
    type: EntryType,
    nullable: true,
    description: 'Who holds the title after the cycle; null while it is played, and when nobody is left to.',
    complexity: TABLE_COST,
    resolve: async (cycle, _args, { app }) => {
      const winner = await tournamentWinner(app, cycle);
      return winner === null ? null : entryOf(app, winner);
    },
  }),
}));
