import type { KibaSettings } from '../rules/settings.ts';
import { builder } from '../../../graphql/builder.ts';
import { formatSettingsRef } from '../../../graphql/tournament/ref.ts';
import { kibaSettings } from '../application/tournament.ts';
import { LASTING } from '../../../graphql/lasting.ts';

/** What a withdrawal does to the games that were decided before it. */
const KibaWithdrawalEnum = builder.enumType('KibaWithdrawal', {
  description: 'What a withdrawal does to the games of the player.',
  values: {
    KEEP: { description: 'Decided games count, the others are lost at once.' },
    ANNUL: { description: 'The player and all his games are struck out of the table of that stage.' },
  } as const satisfies Readonly<Record<KibaSettings['withdrawal'], object>>,
});

/** What follows a qualification of two groups. */
const KibaFewEnum = builder.enumType('KibaFew', {
  description: 'What follows a qualification of two groups; after one its first two play the final.',
  values: {
    SHORT_PATH: { description: 'The two winners play the final.' },
    LITERAL: { description: 'Semi-finals of two players: the two winners, and the two seconds.' },
    CROSS: { description: 'Semi-finals of two players: the winner of each group against the second of the other.' },
  } as const satisfies Readonly<Record<KibaSettings['few'], object>>,
});

/** How a tie that nothing separates is settled. */
const KibaPlayoffEnum = builder.enumType('KibaPlayoff', {
  description: 'How a tie is settled that points, Neustadtl and KIBA score leave.',
  values: {
    NEEDED: { description: 'By a play-off game if the place decides who goes on; else the rank is shared.' },
    LIST: { description: 'By the order of the player list.' },
  } as const satisfies Readonly<Record<KibaSettings['playoff'], object>>,
});

/** The settings of a KIBA tournament. */
export const KibaSettingsType = formatSettingsRef('KIBA').implement({
  extensions: LASTING,
  description: 'What a KIBA tournament is played by.',
  fields: (t) => ({
    groups: t.int({
      nullable: true,
      description: 'How many qualification groups its director wants; null: as many as the rules say.',
      resolve: (agreed) => kibaSettings(agreed).groups,
    }),
    withdrawal: t.field({
      type: KibaWithdrawalEnum,
      description: 'What a withdrawal does to games that are decided.',
      resolve: (agreed) => kibaSettings(agreed).withdrawal,
    }),
    few: t.field({
      type: KibaFewEnum,
      description: 'What follows a qualification of two groups.',
      resolve: (agreed) => kibaSettings(agreed).few,
    }),
    playoff: t.field({
      type: KibaPlayoffEnum,
      description: 'How a tie is settled that nothing else separates.',
      resolve: (agreed) => kibaSettings(agreed).playoff,
    }),
    approvalHours: t.int({
      description: 'How many hours its director has to approve the end of a stage; 0: it is approved at once.',
      resolve: (agreed) => kibaSettings(agreed).approvalHours,
    }),
  }),
});

/** The settings of a KIBA tournament, some or all. */
export const KibaSettingsInput = builder.inputType('KibaSettingsInput', {
  description:
    'Settings of a KIBA tournament; what is left out is as usual, or stays when it is changed. Null is as usual.',
  fields: (t) => ({
    groups: t.int({ description: 'How many qualification groups, 1 to 11; null: as many as the rules say.' }),
    withdrawal: t.field({ type: KibaWithdrawalEnum, description: 'Usually KEEP.' }),
    few: t.field({ type: KibaFewEnum, description: 'Usually SHORT_PATH.' }),
    playoff: t.field({ type: KibaPlayoffEnum, description: 'Usually NEEDED.' }),
    approvalHours: t.int({
      description:
        'How many hours the director has to approve the end of a stage before it is approved by itself, 0 (at once) to 336; usually 48.',
    }),
  }),
});
