import { entryPage } from '../../application/queries/entry-page.ts';
import { invitedEntries } from '../../application/queries/invitations.ts';
import { namesakes } from '../../application/queries/namesakes.ts';
import { pageByPlace } from '../../application/queries/page.ts';
import { readingOf } from '../../application/queries/reading.ts';
import { tournamentList } from '../../application/queries/tournament-list.ts';
import { builder } from '../builder.ts';
import { ENTRY_PLACE, NUMBER_KEY, connectionOf, pageComplexity, windowOf } from '../list.ts';
import { EntryType, PlayerType, TournamentInterface } from '../refs.ts';
import { EntryStatusEnum } from './vocabulary.ts';
import { LASTING } from '../lasting.ts';

builder.interfaceFields(TournamentInterface, (t) => {
  const filter = {
    status: t.arg({ type: [EntryStatusEnum], description: 'Only those who stand so; null: all.' }),
    search: t.arg.string({
      description: 'Only players whose name or handle contains this, whatever the case.',
    }),
  };
  return {
    entries: t.connection(
      {
        extensions: LASTING,
        type: EntryType,
        description:
          'Everybody who takes part: in order of seeding, before that in order of entry. Whose invitation is not answered yet is among them, and who has withdrawn or was disqualified.',
        complexity: pageComplexity,
        args: filter,
        resolve: async ({ id }, { status, search, ...args }, { app }) => {
          const only = { statuses: status ?? null, search: search ?? null };
          return connectionOf(
            await entryPage(await readingOf(app).entriesOf.load(id), only, windowOf(args, ENTRY_PLACE)),
          );
        },
      },
      { name: 'TournamentEntriesConnection', extensions: LASTING, description: 'A page of entries.' },
      {
        name: 'TournamentEntriesConnectionEdge',
        extensions: LASTING,
        description: 'An entry and its place in the list.',
      },
    ),
    invitations: t.connection(
      {
        type: EntryType,
        description:
          'Everybody whose invitation was sent, or whom the director has left out, whether he takes part or not, in order of seeding; empty where nobody was asked.',
        complexity: pageComplexity,
        args: filter,
        resolve: async (tournament, { status, search, ...args }, { app }) => {
          const only = { statuses: status ?? null, search: search ?? null };
          return connectionOf(
            await entryPage(await invitedEntries(app, tournament), only, windowOf(args, ENTRY_PLACE)),
          );
        },
      },
      { name: 'TournamentInvitationsConnection', description: 'A page of invitations.' },
      { name: 'TournamentInvitationsConnectionEdge', description: 'An invitation and its place in the list.' },
    ),
    playerList: t.connection(
      {
        type: EntryType,
        description:
          'Everybody who takes part, in the order of the player list: category, a tenth of the Elo plus the games played, Elo, time of entry. Its pages are by places, which move until registration closes.',
        complexity: pageComplexity,
        resolve: async ({ id }, args, { app }) =>
          connectionOf(await pageByPlace(windowOf(args, NUMBER_KEY), await tournamentList(app, id))),
      },
      { name: 'TournamentPlayerListConnection', description: 'A page of the player list.' },
      { name: 'TournamentPlayerListConnectionEdge', description: 'An entry and its place in the player list.' },
    ),
    namesakes: t.field({
      type: [PlayerType],
      description:
        'Those of its players who share their name with another of them: what tells them apart is the handle. Empty where all names differ.',
      resolve: async ({ id }, _args, { app }) => [...(await namesakes(app, id))],
    }),
  };
});
