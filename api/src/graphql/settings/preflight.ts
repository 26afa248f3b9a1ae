import { planPreflight } from '../../application/queries/planner/preflight.ts';
import { badUserInput } from '../bad-user-input.ts';
import { answered } from '../planner/answered.ts';
import { PreflightIssueType } from '../planner/preflight.ts';
import { ruleField } from '../rules.ts';
import { FormatKeyEnum } from '../vocabulary.ts';
import { settingsFor } from './chosen.ts';
import { FORMATS_WITH_SETTINGS, FormatSettingsInput } from './format-settings.ts';
import { said } from '../said.ts';

ruleField('preflight', (t) =>
  t.field({
    type: [PreflightIssueType],
    description: 'Planner: what breaks when a format is played by so many; empty when nothing does.',
    args: {
      format: t.arg({ type: FormatKeyEnum, required: true, description: 'The system of play.' }),
      players: t.arg.int({ required: true, description: 'How many players, 0 to 10,000.' }),
      settings: t.arg({
        type: FormatSettingsInput,
        description: 'By which it is played; null: the usual ones, and nothing is told that other settings avoid.',
      }),
    },
    resolve: (_root, { format, players, settings }, context) => {
      if (settings == null) return [...answered(planPreflight(format, players, null))];
      const chosen = settingsFor('settings', format, FORMATS_WITH_SETTINGS, settings);
      if (!chosen.ok) throw badUserInput(said(chosen.error.message, null, context));
      return [...answered(planPreflight(format, players, chosen.value))];
    },
  }),
);
