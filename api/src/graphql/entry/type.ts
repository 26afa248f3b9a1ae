import { entrySnapshot } from '../../application/state/entry-snapshot.ts';
import { entryStatus } from '../../application/state/entry-status.ts';
import { entryScore } from '../../application/queries/player-score.ts';
import { tournamentOf } from '../../application/queries/find.ts';
import { ENTRY_PARTS } from '../../store/parts.ts';
import { builder } from '../builder.ts';
import { globalId } from '../global-id.ts';
import { PlayerScoreType } from '../player/score.ts';
import { PlayerType, TournamentInterface } from '../refs.ts';
import { EntryStatusEnum, InvitationEnum } from '../tournament/vocabulary.ts';
import { asId } from '../../kernel/ids.ts';
import { loadedAs } from '../node-find.ts';
import { LASTING } from '../lasting.ts';

loadedAs('Entry', (reading, id) => reading.entries.load(asId(id)));

builder.prismaObject('Entry', {
  include: ENTRY_PARTS,
  description:
    'A player in a tournament. Category, Elo, games, country and seeding are noted when registration closes; before that they are the current ones.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ extensions: LASTING, description: 'Opaque and permanent.', resolve: ({ id }) => globalId('Entry', id) }),
    player: t.field({
      extensions: LASTING,
      type: PlayerType,
      description: 'Who has entered.',
      resolve: ({ player }) => player,
    }),
    tournament: t.relation('tournament', {
      type: TournamentInterface,
      description: 'What he has entered.',
      resolve: (_query, entry, _args, { app }) => tournamentOf(app, entry),
    }),
    seeding: t.exposeInt('seeding', {
      extensions: LASTING,
      nullable: true,
      description: 'Place in the list of the tournament, from 1; null until registration closes.',
    }),
    category: t.int({ description: '1, 2 or 3.', resolve: (entry) => entrySnapshot(entry).category }),
    elo: t.int({ description: 'Elo in the game of the tournament.', resolve: (entry) => entrySnapshot(entry).elo }),
    matches: t.int({
      description: 'Games that he had finished on the site.',
      resolve: (entry) => entrySnapshot(entry).matches,
    }),
    score: t.field({
      extensions: LASTING,
      type: PlayerScoreType,
      nullable: true,
      description: 'From this Elo and these games; null: neither the system of play nor the game has one.',
      resolve: async (entry, _args, { app }) => entryScore(entry, await tournamentOf(app, entry)),
    }),
    idElsewhere: t.exposeString('idElsewhere', {
      nullable: true,
      description: 'What he is called on the server where the tournament is played; null: nobody has said.',
    }),
    country: t.string({
      nullable: true,
      description: 'ISO 3166 alpha-2 in capitals; null when it is not known.',
      resolve: (entry) => entrySnapshot(entry).country,
    }),
    invitation: t.expose('invitation', {
      type: InvitationEnum,
      nullable: true,
      description: 'What has become of his invitation; null: nobody was asked whether he comes.',
    }),
    status: t.field({
      type: EntryStatusEnum,
      description: 'How he stands, by `invitation`, `disqualifiedAt` and `withdrawnAt`.',
      resolve: (entry) => entryStatus(entry),
    }),
    enteredAt: t.expose('enteredAt', { type: 'DateTime', description: 'When he entered.' }),
    disqualifiedAt: t.expose('disqualifiedAt', {
      extensions: LASTING,
      type: 'DateTime',
      nullable: true,
      description:
        'When the director disqualified him; null: he did not. What the rules themselves say is in the tables (`Standing.disqualified`).',
    }),
    withdrawnAt: t.expose('withdrawnAt', {
      extensions: LASTING,
      type: 'DateTime',
      nullable: true,
      description: 'When he left the running tournament; null: he has not.',
    }),
  }),
});
