import { updateTournament } from '../../application/commands/tournament/update.ts';
import { answer } from '../answer.ts';
import { builder } from '../builder.ts';
import { DRY_RUN, IDEMPOTENCY_KEY, tournamentCommand } from './inputs.ts';
import { chosenSettings } from '../settings/chosen.ts';
import { FORMATS_WITH_SETTINGS, FormatSettingsInput } from '../settings/format-settings.ts';
import { TournamentResult } from './results.ts';

const UpdateTournamentInput = builder.inputType('UpdateTournamentInput', {
  description: 'What is to be changed of a tournament; what is left out stays.',
  fields: (t) => ({
    tournamentId: t.id({ required: true, description: 'Which tournament.' }),
    name: t.string({ description: 'What it is called; one line.' }),
    description: t.string({ description: 'What players should know; null: nothing.' }),
    maxPlayers: t.int({ description: 'More cannot enter; no fewer than have entered.' }),
    startsAt: t.field({ type: 'DateTime', description: 'When it starts by itself; null: when you start it.' }),
    formatSettings: t.field({
      type: FormatSettingsInput,
      description: 'Of its system of play: the settings that change.',
    }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

builder.mutationField('updateTournament', (t) =>
  t.field({
    type: TournamentResult,
    description:
      'Changes what was agreed for a tournament that has not started; everybody who has entered is told a new start. Its director only.',
    args: { input: t.arg({ type: UpdateTournamentInput, required: true, description: 'What changes.' }) },
    resolve: (_root, { input }, context) => {
      const { name, description, maxPlayers, startsAt, formatSettings } = input;
      const changed = chosenSettings('formatSettings', FORMATS_WITH_SETTINGS, formatSettings);
      if (!changed.ok) return changed.error;
      const command = {
        ...tournamentCommand(input),
        name: name ?? undefined,
        description,
        maxPlayers: maxPlayers ?? undefined,
        startsAt,
        format: changed.value?.of,
        settings: changed.value === null ? undefined : { ...changed.value.settings },
      };
      return answer(context, updateTournament(context.app, command));
    },
  }),
);
