import { builder } from '../../../graphql/builder.ts';
import { END_APPROVAL_GIVEN, END_APPROVAL_READ } from '../../../graphql/settings/end-approval.ts';
import { TABLE_GIVEN, TABLE_READ } from '../../../graphql/settings/game-worth.ts';
import { TIME_OUTS_GIVEN, TIME_OUTS_READ, TimeOutCostEnum } from '../../../graphql/settings/time-outs.ts';
import { formatSettingsRef } from '../../../graphql/tournament/ref.ts';
import { swissSettings } from '../application/settings.ts';
import type { ByeWorth, SwissTieBreak } from '../rules/settings.ts';

const SwissByeEnum = builder.enumType('SwissBye', {
  description: 'What a bye of a Swiss is worth.',
  values: {
    WIN: { description: 'As much as a game won.' },
    DRAW: { description: 'As much as a game drawn.' },
  } as const satisfies Readonly<Record<ByeWorth, object>>,
});

const SwissTieBreakEnum = builder.enumType('SwissTieBreak', {
  description: 'What can separate players with equal points.',
  values: {
    BUCHHOLZ_CUT: { description: 'The points of all opponents but the lowest.' },
    BUCHHOLZ: { description: 'The points of all opponents.' },
    SONNEBORN_BERGER: { description: 'The points of those beaten, half of those drawn with.' },
    WINS: { description: 'Games won.' },
    SOS: { description: 'The points of all opponents, a bye not counted.' },
    SODOS: { description: 'The points of those beaten.' },
  } as const satisfies Readonly<Record<SwissTieBreak, object>>,
});

/** The settings of a Swiss. */
export const SwissSettingsType = formatSettingsRef('SWISS').implement({
  description: 'What a Swiss is played by.',
  fields: (t) => ({
    rounds: t.int({
      nullable: true,
      description: 'How many rounds its director wants; null: as many as find one who has won all his games.',
      resolve: (agreed) => swissSettings(agreed).rounds,
    }),
    bye: t.field({
      type: SwissByeEnum,
      description: 'What a bye is worth.',
      resolve: (agreed) => swissSettings(agreed).bye,
    }),
    tieBreaks: t.field({
      type: [SwissTieBreakEnum],
      description: TABLE_READ.tieBreaks,
      resolve: (agreed) => [...swissSettings(agreed).tieBreaks],
    }),
    pointsOfWin: t.float({
      description: TABLE_READ.pointsOfWin,
      resolve: (agreed) => swissSettings(agreed).pointsOfWin,
    }),
    pointsOfDraw: t.float({
      description: TABLE_READ.pointsOfDraw,
      resolve: (agreed) => swissSettings(agreed).pointsOfDraw,
    }),
    pointsOfLoss: t.float({
      description: TABLE_READ.pointsOfLoss,
      resolve: (agreed) => swissSettings(agreed).pointsOfLoss,
    }),
    timeOuts: t.field({
      type: [TimeOutCostEnum],
      description: TIME_OUTS_READ,
      resolve: (agreed) => [...swissSettings(agreed).timeOuts],
    }),
    approvalHours: t.int({
      description: END_APPROVAL_READ,
      resolve: (agreed) => swissSettings(agreed).approvalHours,
    }),
  }),
});

/** The settings of a Swiss, some or all. */
export const SwissSettingsInput = builder.inputType('SwissSettingsInput', {
  description: 'Settings of a Swiss; what is left out is as usual, or stays when it is changed. Null is as usual.',
  fields: (t) => ({
    rounds: t.int({
      description: 'How many rounds, 1 to 20; usually as many as find one who has won all his games.',
    }),
    bye: t.field({ type: SwissByeEnum, description: 'What a bye is worth; usually as much as a game won.' }),
    tieBreaks: t.field({ type: [SwissTieBreakEnum], description: TABLE_GIVEN.tieBreaks }),
    pointsOfWin: t.float({ description: TABLE_GIVEN.pointsOfWin }),
    pointsOfDraw: t.float({ description: TABLE_GIVEN.pointsOfDraw }),
    pointsOfLoss: t.float({ description: TABLE_GIVEN.pointsOfLoss }),
    timeOuts: t.field({ type: [TimeOutCostEnum], description: TIME_OUTS_GIVEN }),
    approvalHours: t.int({ description: END_APPROVAL_GIVEN }),
  }),
});
