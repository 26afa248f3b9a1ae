import { planKibaPoints } from '../../application/planner/points.ts';
import type { KibaStage, PlayerPoints } from '../../rules/points.ts';
import { builder } from '../../../../graphql/builder.ts';
import { ruleField } from '../../../../graphql/rules.ts';
import { answered } from '../../../../graphql/planner/answered.ts';

const KibaStageKindEnum = builder.enumType('KibaStageKind', {
  description: 'The stages of a KIBA tournament.',
  values: {
    QUALIFICATION: { description: 'The groups; a game won gives 1 point in the championship.' },
    SEMIFINAL: { description: 'The groups of the firsts and of the seconds; a game won gives 2 points.' },
    FINAL: { description: 'The best of three; a game won gives 3 points.' },
  } as const satisfies Readonly<Record<KibaStage, object>>,
});

const StagedGameIn = builder.inputType('StagedGameIn', {
  description: 'A game of a KIBA tournament as you give it to a planner.',
  fields: (t) => ({
    stage: t.field({ type: KibaStageKindEnum, required: true, description: 'The stage that it belongs to.' }),
    first: t.id({ required: true, description: 'Who had the first move.' }),
    second: t.id({ required: true, description: 'His opponent.' }),
    winner: t.id({ description: 'One of the two; null while the game is open, and when nobody has the point.' }),
  }),
});

const PointsRowType = builder.objectRef<PlayerPoints>('PointsRow').implement({
  description: 'What a player has from one tournament towards the championship.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Your own text.' }),
    points: t.exposeInt('points', { description: '1, 2 or 3 a game won, by its stage, and 4 for the champion.' }),
  }),
});

ruleField('kibaPoints', (t) =>
  t.field({
    type: [PointsRowType],
    description:
      'Planner: championship points of everybody in the games of one KIBA tournament, most first. At most 10,000 games.',
    args: {
      games: t.arg({
        type: [StagedGameIn],
        required: true,
        description: 'Its games; those of the final in their order.',
      }),
      champion: t.arg.id({
        description: 'Who has won the tournament: 4 points on top of the games won; null: nobody yet.',
      }),
    },
    resolve: (_root, { games, champion }) => [...answered(planKibaPoints(games, champion ?? null))],
  }),
);
