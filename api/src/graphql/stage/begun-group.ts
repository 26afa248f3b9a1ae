import { entryOf } from '../../application/queries/find.ts';
import type { BegunGame, BegunGroup } from '../../application/state/begun-group.ts';
import { builder } from '../builder.ts';
import { EntryType } from '../refs.ts';
import { sentence } from '../said.ts';

const BegunGameType = builder.objectRef<BegunGame>('BegunGame').implement({
  description: 'A game that begins, or with `dryRun` would begin.',
  fields: (t) => ({
    round: t.exposeInt('round', { description: 'The round of its group, from 1.' }),
    number: t.exposeInt('number', { description: 'Its number in its pairing, from 1.' }),
    first: t.field({
      type: EntryType,
      description: 'Who sits on the side that is called the first.',
      resolve: ({ first }, _args, { app }) => entryOf(app, first),
    }),
    second: t.field({
      type: EntryType,
      description: 'Who sits on the other.',
      resolve: ({ second }, _args, { app }) => entryOf(app, second),
    }),
  }),
});

/** What a command lets begin, or would. */
export const BegunGroupType = builder.objectRef<BegunGroup>('BegunGroup').implement({
  description: 'A group in which games begin by a command, or with `dryRun` would begin.',
  fields: (t) => ({
    stage: t.string(sentence('What its stage is called.', ({ stage }: BegunGroup) => stage)),
    name: t.string(sentence('What it is called.', ({ name }: BegunGroup) => name)),
    entries: t.field({
      type: [EntryType],
      description: 'Its players in order of their seats.',
      resolve: ({ entries }, _args, { app }) => Promise.all(entries.map((id) => entryOf(app, id))),
    }),
    games: t.field({
      type: [BegunGameType],
      description: 'The games that begin, in order.',
      complexity: { field: 1, multiplier: 30 },
      resolve: ({ games }) => [...games],
    }),
  }),
});
