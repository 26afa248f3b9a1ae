import { builder } from '../../../graphql/builder.ts';
import { END_APPROVAL_GIVEN, END_APPROVAL_READ } from '../../../graphql/settings/end-approval.ts';
import { TABLE_GIVEN, TABLE_READ } from '../../../graphql/settings/game-worth.ts';
import { TIME_OUTS_GIVEN, TIME_OUTS_READ, TimeOutCostEnum } from '../../../graphql/settings/time-outs.ts';
import { formatSettingsRef } from '../../../graphql/tournament/ref.ts';
import { roundRobinSettings } from '../application/settings.ts';
import type { RoundRobinPreset, RoundRobinTieBreak } from '../rules/settings.ts';

/** The agreed settings of a round robin. */
const RoundRobinPresetEnum = builder.enumType('RoundRobinPreset', {
  description: 'Settings of a round robin that belong together.',
  values: {
    FREE: { description: '3 to 34 players.' },
    KIBA: { description: 'KIBA’s own: 6 to 34 players.' },
  } as const satisfies Readonly<Record<RoundRobinPreset, object>>,
});

const RoundRobinTieBreakEnum = builder.enumType('RoundRobinTieBreak', {
  description: 'What can separate players with equal points.',
  values: {
    SB: { description: 'Neustadtl: the points of those beaten twice, half of those with whom the games were shared.' },
    WINS: { description: 'Games won.' },
    SODOS: { description: 'The points of those beaten, once for each game.' },
    LIST_SCORE: { description: 'The score of the player list, in a game that has one.' },
  } as const satisfies Readonly<Record<RoundRobinTieBreak, object>>,
});

/** The settings of a round robin. */
export const RoundRobinSettingsType = formatSettingsRef('ROUND_ROBIN').implement({
  description: 'What a round robin is played by.',
  fields: (t) => ({
    preset: t.field({
      type: RoundRobinPresetEnum,
      description: 'The settings that it follows.',
      resolve: (agreed) => roundRobinSettings(agreed).preset,
    }),
    tieBreaks: t.field({
      type: [RoundRobinTieBreakEnum],
      description: TABLE_READ.tieBreaks,
      resolve: (agreed) => [...roundRobinSettings(agreed).tieBreaks],
    }),
    pointsOfWin: t.float({
      description: TABLE_READ.pointsOfWin,
      resolve: (agreed) => roundRobinSettings(agreed).pointsOfWin,
    }),
    pointsOfDraw: t.float({
      description: TABLE_READ.pointsOfDraw,
      resolve: (agreed) => roundRobinSettings(agreed).pointsOfDraw,
    }),
    pointsOfLoss: t.float({
      description: TABLE_READ.pointsOfLoss,
      resolve: (agreed) => roundRobinSettings(agreed).pointsOfLoss,
    }),
    timeOuts: t.field({
      type: [TimeOutCostEnum],
      description: TIME_OUTS_READ,
      resolve: (agreed) => [...roundRobinSettings(agreed).timeOuts],
    }),
    approvalHours: t.int({
      description: END_APPROVAL_READ,
      resolve: (agreed) => roundRobinSettings(agreed).approvalHours,
    }),
  }),
});

/** The settings of a round robin, some or all. */
export const RoundRobinSettingsInput = builder.inputType('RoundRobinSettingsInput', {
  description:
    'Settings of a round robin; what is left out is as usual, or stays when it is changed. Null is as usual.',
  fields: (t) => ({
    preset: t.field({ type: RoundRobinPresetEnum, description: 'Whose settings it follows; usually FREE.' }),
    tieBreaks: t.field({ type: [RoundRobinTieBreakEnum], description: TABLE_GIVEN.tieBreaks }),
    pointsOfWin: t.float({ description: TABLE_GIVEN.pointsOfWin }),
    pointsOfDraw: t.float({ description: TABLE_GIVEN.pointsOfDraw }),
    pointsOfLoss: t.float({ description: TABLE_GIVEN.pointsOfLoss }),
    timeOuts: t.field({ type: [TimeOutCostEnum], description: TIME_OUTS_GIVEN }),
    approvalHours: t.int({ description: END_APPROVAL_GIVEN }),
  }),
});
