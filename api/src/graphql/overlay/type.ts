import { gameOf, playerOf, tournamentOf } from '../../application/queries/find.ts';
import { overlaySlots, viewerSlot } from '../../application/queries/overlay-slots.ts';
import { asId } from '../../kernel/ids.ts';
import type { OverlaySlotRecord } from '../../store/reading/overlay.ts';
import { builder } from '../builder.ts';
import { globalId } from '../global-id.ts';
import { foundAs } from '../node-find.ts';
import { GameInterface, PlayerType, TournamentInterface } from '../refs.ts';
import { ViewerType } from '../viewer/type.ts';

foundAs('OverlaySlot', (context, id) => viewerSlot(context, asId(id)));

/** An address for streams. */
export const OverlaySlotType = builder.objectRef<OverlaySlotRecord>('OverlaySlot').implement({
  description:
    'An address for a stream or a screen in a hall, which stays while its owner lets it show one thing after another. Whoever has the address may look at it.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'Opaque and permanent.', resolve: ({ id }) => globalId('OverlaySlot', id) }),
    name: t.exposeString('name', { description: 'What its owner calls it.' }),
    text: t.string({
      description: 'Where what it shows is read as text, on this server; with `ETag`, to be asked for again and again.',
      resolve: ({ id }) => `${addressOf(id)}.txt`,
    }),
    events: t.string({
      description:
        'Where the same is sent as server-sent events, on this server: the whole text at first, and whenever it has changed.',
      resolve: ({ id }) => `${addressOf(id)}/events`,
    }),
    tournament: t.field({
      type: TournamentInterface,
      nullable: true,
      description: 'The tournament of which it shows a table; null: none.',
      resolve: ({ tournamentId }, _args, { app }) =>
        tournamentId === null ? null : tournamentOf(app, { tournamentId }),
    }),
    table: t.exposeString('tableName', {
      nullable: true,
      description: 'The name of the table; null where no tournament is shown.',
    }),
    game: t.field({
      type: GameInterface,
      nullable: true,
      description: 'The game that it shows; null: none.',
      resolve: ({ gameId }, _args, { app }) => (gameId === null ? null : gameOf(app, gameId)),
    }),
    player: t.field({
      type: PlayerType,
      nullable: true,
      description: 'The player whom it shows; null: nobody.',
      resolve: ({ playerId }, _args, { app }) => (playerId === null ? null : playerOf(app, playerId)),
    }),
  }),
});

function addressOf(id: string): string {
  return `/overlay/${encodeURIComponent(globalId('OverlaySlot', asId(id)))}`;
}

builder.objectField(ViewerType, 'overlaySlots', (t) =>
  t.field({
    type: [OverlaySlotType],
    description: 'Your addresses for streams, the oldest first.',
    resolve: async ({ account }, _args, { app }) => (account === null ? [] : [...(await overlaySlots(app, account))]),
  }),
);
