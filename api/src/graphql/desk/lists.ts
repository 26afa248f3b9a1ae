import { attentionPage, tournamentAttention, viewerAttention } from '../../application/queries/attention/lists.ts';
import type { Watch } from '../../application/queries/attention/attention.ts';
import { DAY, HOUR, type Millis } from '../../kernel/time.ts';
import { badUserInput } from '../bad-user-input.ts';
import { builder } from '../builder.ts';
import { INSTANT_KEY, connectionOf, pageComplexity, windowOf } from '../list.ts';
import { TournamentInterface } from '../refs.ts';
import { ViewerType } from '../viewer/type.ts';
import { VIEWER_AUDIENCE } from '../watched.ts';
import { AttentionInterface, TournamentAttentionInterface } from './attention.ts';
import { AttentionKindEnum } from './vocabulary.ts';

const USUAL = { hours: 24, days: 3 };
const MOST = { hours: 336, days: 60 };

interface WatchArguments {
  readonly hours?: number | null | undefined;
  readonly days?: number | null | undefined;
}

const watchArguments = builder.args((t) => ({
  hours: t.int({
    description: `So many hours before its deadline a clock is told of, 1 to ${MOST.hours}, but not before three quarters of what it can show have passed; null: ${USUAL.hours}.`,
  }),
  days: t.int({
    description: `After so many days without a move, or without a word of it where it is played elsewhere, a game is told of, 1 to ${MOST.days}; null: ${USUAL.days}.`,
  }),
}));

function watchOf(args: WatchArguments): Watch {
  const within = (name: 'hours' | 'days'): number => {
    const given = args[name] ?? USUAL[name];
    if (given < 1 || given > MOST[name]) throw badUserInput(`\`${name}\` must be 1 to ${MOST[name]}.`);
    return given;
  };
  return { soon: (within('hours') * HOUR) as Millis, idle: (within('days') * DAY) as Millis };
}

builder.objectField(ViewerType, 'attention', (t) =>
  t.connection(
    {
      type: AttentionInterface,
      description:
        'What needs you as the director of all your tournaments, or as a deputy, as the director of series, and as who decides whether somebody was a player without an account; the most urgent first.',
      complexity: pageComplexity,
      args: watchArguments,
      resolve: async (_viewer, args, { app }) =>
        connectionOf(await attentionPage(await viewerAttention(app, watchOf(args)), windowOf(args, INSTANT_KEY))),
    },
    { name: 'ViewerAttentionConnection', description: 'A page of what needs you.' },
    { name: 'ViewerAttentionConnectionEdge', description: 'Something that needs you, and its place in the list.' },
  ),
);

builder.interfaceFields(TournamentInterface, (t) => ({
  attention: t.connection(
    {
      type: TournamentAttentionInterface,
      nullable: true,
      description: 'What needs its director, the most urgent first; null to who does not see what its director sees.',
      extensions: VIEWER_AUDIENCE,
      complexity: pageComplexity,
      args: watchArguments,
      resolve: async (tournament, args, { app }) => {
        const all = await tournamentAttention(app, tournament, watchOf(args));
        return all === null ? null : connectionOf(await attentionPage(all, windowOf(args, INSTANT_KEY)));
      },
    },
    { name: 'TournamentAttentionConnection', description: 'A page of what needs its director.' },
    {
      name: 'TournamentAttentionConnectionEdge',
      description: 'Something that needs its director, and its place in the list.',
    },
  ),
  attentionCount: t.int({
    nullable: true,
    description: 'How many things need its director; null to who does not see what its director sees.',
    extensions: VIEWER_AUDIENCE,
    args: {
      kind: t.arg({ type: AttentionKindEnum, description: 'Only things of this kind; null: all.' }),
      ...watchArguments,
    },
    resolve: async (tournament, { kind, ...args }, { app }) => {
      const all = await tournamentAttention(app, tournament, watchOf(args));
      return all === null ? null : all.filter((one) => kind == null || one.kind === kind).length;
    },
  }),
}));
