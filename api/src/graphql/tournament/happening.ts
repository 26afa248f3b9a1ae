import { tournamentHappening } from '../../application/queries/happening.ts';
import { builder } from '../builder.ts';
import { LASTING } from '../lasting.ts';
import { TABLE_COST } from '../list.ts';
import { TournamentInterface } from '../refs.ts';
import { inLanguage, said } from '../said.ts';

builder.interfaceField(TournamentInterface, 'happening', (t) =>
  t.string({
    extensions: LASTING,
    nullable: true,
    description:
      'What is going on in it, in one sentence of its system: who leads and by how much, how far a round is, or how its last match stands, as in `Juma leads, 4 ahead`. Null: it is not being played.',
    args: inLanguage,
    // The state of a tournament that is watched is kept.
    complexity: TABLE_COST / 2,
    resolve: async (tournament, { locale }, context) => {
      const words = await tournamentHappening(context.app, tournament);
      return words === null ? null : said(words, locale, context);
    },
  }),
);
