import { planMatchState } from '../../application/planner.ts';
import type { MatchState } from '../../rules/match-state.ts';
import { sentences } from '../../../../graphql/said.ts';
import { builder } from '../../../../graphql/builder.ts';
import { MatchHowEnum } from '../match-how.ts';
import { ruleField } from '../../../../graphql/rules.ts';
import { answered } from '../../../../graphql/planner/answered.ts';

const MatchGameIn = builder.inputType('MatchGameIn', {
  description: 'A finished game of a match as you give it to a planner.',
  fields: (t) => ({
    winner: t.id({ required: true, description: 'One of the two.' }),
    points: t.int({ required: true, description: 'What it counted: the cube once, twice or three times.' }),
    crawford: t.boolean({ description: 'Whether it was the Crawford game; null: not said.' }),
  }),
});

const MatchStateType = builder.objectRef<MatchState>('MatchState').implement({
  description: 'A match as it stands after its games.',
  fields: (t) => ({
    score: t.intList({
      description: 'Points of the first and of the second player, those beyond the length too.',
      resolve: ({ score }) => [...score],
    }),
    winner: t.exposeID('winner', { nullable: true, description: 'Null while it is open.' }),
    how: t.expose('how', { type: MatchHowEnum, nullable: true, description: 'How it was won; null while it is open.' }),
    crawfordNext: t.exposeBoolean('isCrawfordNext', {
      description: 'Whether the next game is the Crawford game, in which nobody doubles.',
    }),
    postCrawford: t.exposeBoolean('isPostCrawford', {
      description: 'Whether the next game comes after the Crawford game, with the cube again.',
    }),
    nextOpener: t.exposeID('nextOpener', {
      nullable: true,
      description:
        'Who opens the next board: the winner of the last game; null: the director the first, nobody after the match.',
    }),
    warnings: t.stringList(
      sentences('Points that no game gives, with where they stand.', ({ warnings }: MatchState) => warnings),
    ),
  }),
});

ruleField('matchState', (t) =>
  t.field({
    type: MatchStateType,
    description: 'Planner: a match of backgammon to so many points after these games.',
    args: {
      first: t.arg.id({ required: true, description: 'One player.' }),
      second: t.arg.id({ required: true, description: 'The other.' }),
      length: t.arg.int({ required: true, defaultValue: 10, description: 'The points that win it, 1 to 1,000.' }),
      games: t.arg({ type: [MatchGameIn], required: true, description: 'The finished games in order; at most 1,000.' }),
      forfeitedBy: t.arg.id({ description: 'Who lost it by not playing; null: nobody.' }),
    },
    resolve: (_root, { first, second, length, games, forfeitedBy }) =>
      answered(
        planMatchState({
          first,
          second,
          length,
          games: games.map(({ winner, points, crawford }) => ({ winner, points, isCrawford: crawford ?? null })),
          forfeitedBy: forfeitedBy ?? null,
        }),
      ),
  }),
);
