import { builder } from '../../../graphql/builder.ts';
import { EntryType } from '../../../graphql/refs.ts';
import { previousCycle } from '../application/previous-cycle.ts';
import type { LastCycle, TitleRole } from '../rules/last-cycle.ts';
import { LASTING } from '../../../graphql/lasting.ts';

/** What a title match has made of a player. */
export const TitleRoleEnum = builder.enumType('TitleRole', {
  description: 'What a title match has made of a player.',
  values: {
    HOLDER: { description: 'He holds the title, and waits for the winner of League A.' },
    LOSER: { description: 'He has lost the match, or did not come to it: League A.' },
  } as const satisfies Readonly<Record<TitleRole, object>>,
});

/** What a player brings from the last cycle of leagues. */
export const PreviousCycleType = builder.objectRef<LastCycle>('PreviousCycle').implement({
  extensions: LASTING,
  description: 'What a player brings from the last cycle of leagues.',
  fields: (t) => ({
    league: t.string({
      nullable: true,
      description: 'His league there, such as B2, or the letter of its tier; null: he was in none.',
      resolve: ({ league }) => league?.name ?? null,
    }),
    tier: t.int({
      nullable: true,
      description: 'Its tier, 1 the top; null with the league.',
      resolve: ({ league }) => league?.tier ?? null,
    }),
    rank: t.int({
      nullable: true,
      description: 'His place in it, from 1; null with the league.',
      resolve: ({ league }) => league?.rank ?? null,
    }),
    disqualified: t.boolean({
      description: 'Whether he was disqualified there: he has no award when places are filled.',
      resolve: ({ league }) => league?.isDisqualified ?? false,
    }),
    title: t.expose('title', { type: TitleRoleEnum, nullable: true, description: 'Null: he did not play for it.' }),
  }),
});

builder.objectField(EntryType, 'previousCycle', (t) =>
  t.field({
    extensions: LASTING,
    type: PreviousCycleType,
    nullable: true,
    description: 'What he brings to a cycle of leagues from the last one; null: nothing, or there was none.',
    resolve: previousCycle,
  }),
);
