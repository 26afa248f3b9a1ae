import { planTitleMatch } from '../../application/planner/title-match.ts';
import type { TitleMatch } from '../../rules/title-match.ts';
import { builder } from '../../../../graphql/builder.ts';
import { ruleField } from '../../../../graphql/rules.ts';
import { answered } from '../../../../graphql/planner/answered.ts';

const TitleMatchType = builder.objectRef<TitleMatch>('TitleMatch').implement({
  description: 'A title match, best of five, as it stands.',
  fields: (t) => ({
    score: t.intList({ description: 'Games won: the holder, the challenger.', resolve: ({ score }) => [...score] }),
    holder: t.exposeID('holder', {
      nullable: true,
      description: 'Who holds the title after the match; null: it is not decided.',
    }),
    loser: t.exposeID('loser', {
      nullable: true,
      description: 'Who has lost it and is placed in League A; null: not decided, or there was no match.',
    }),
    nextGame: t.exposeInt('nextGame', {
      nullable: true,
      description: 'The number of the game to be played now; null when there is none.',
    }),
  }),
});

ruleField('titleMatch', (t) =>
  t.field({
    type: TitleMatchType,
    description: 'Planner: the match for the Kuksu title. Without a holder the challenger has it at once.',
    args: {
      holder: t.arg.id({ description: 'Who holds the title; null: nobody yet.' }),
      challenger: t.arg.id({ required: true, description: 'The winner of League A.' }),
      winners: t.arg.idList({
        required: true,
        defaultValue: [],
        description: 'Who won each game played so far, game 1 first.',
      }),
    },
    resolve: (_root, { holder, challenger, winners }) => answered(planTitleMatch(holder ?? null, challenger, winners)),
  }),
);
