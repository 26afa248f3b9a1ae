import { updateTournament, type UpdateTournamentInput } from '../../application/commands/tournament/update.ts';
import type { AppContext } from '../../application/context.ts';
import { chosenSettings } from '../settings/chosen.ts';
import { FORMATS_WITH_SETTINGS, FormatSettingsInput } from '../settings/format-settings.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';
import { TournamentSuccessType } from './results.ts';

interface Change extends Omit<UpdateTournamentInput, 'format' | 'settings'> {
  readonly formatSettings: object | null;
}

/** The same as the command takes it, unless settings of several formats are given. */
async function updateChosen(
  app: AppContext,
  { formatSettings, ...input }: Change,
): ReturnType<typeof updateTournament> {
  const chosen = chosenSettings('formatSettings', FORMATS_WITH_SETTINGS, formatSettings);
  if (!chosen.ok) return chosen;
  if (chosen.value === null) return updateTournament(app, input);
  return updateTournament(app, { ...input, format: chosen.value.of, settings: { ...chosen.value.settings } });
}

command(updateChosen, {
  name: 'updateTournament',
  byToken: ['DIRECT'],
  description:
    'Changes what was agreed for a tournament that has not started; everybody who has entered is told a new start. Its director only.',
  input: given('What is to be changed of a tournament; what is left out stays.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament.'),
    name: t.string({ description: 'What it is called; one line.' }),
    description: t.string({ description: 'What players should know; null: nothing.' }),
    maxPlayers: t.int({ description: 'More cannot enter; no fewer than have entered.' }),
    startsAt: t.field({ type: 'DateTime', description: 'When it starts by itself; null: when you start it.' }),
    startsWhenFull: t.boolean({
      description: 'Whether it also starts by itself as soon as all places are taken.',
    }),
    lateEntry: t.boolean({
      description: 'Whether players may still enter by themselves once registration has closed, until it starts.',
    }),
    takesBots: t.boolean({ description: 'Whether bots may enter by themselves; your own word lets one in anyway.' }),
    daysOff: t.int({
      description:
        'How many days off each player may take, 0 to 365: his games are paused then. 0 for a venue elsewhere.',
    }),
    holdsRounds: t.boolean({
      description: 'Whether each round waits until you have published it; alone it can be changed while it runs.',
    }),
    formatSettings: t.field({
      type: FormatSettingsInput,
      description: 'Of its system of play: the settings that change.',
    }),
  })),
  success: TournamentSuccessType,
  payload: 'The tournament, or why the command was refused.',
  refuses: { 'wrong-status': true },
  take: (
    { name, description, maxPlayers, startsAt, startsWhenFull, lateEntry, takesBots, daysOff, holdsRounds, ...input },
    said,
  ) => ({
    ...input,
    name: name ?? undefined,
    description: said.has('description') ? description : undefined,
    maxPlayers: maxPlayers ?? undefined,
    startsWhenFull: startsWhenFull ?? undefined,
    lateEntry: lateEntry ?? undefined,
    takesBots: takesBots ?? undefined,
    daysOff: daysOff ?? undefined,
    holdsRounds: holdsRounds ?? undefined,
    startsAt: said.has('startsAt') ? startsAt : undefined,
  }),
});
