import { createOverlaySlot, MOST_SLOTS } from '../../application/commands/overlay/create.ts';
import { deleteOverlaySlot } from '../../application/commands/overlay/delete.ts';
import { pointOverlaySlot } from '../../application/commands/overlay/point.ts';
import { viewerSlot } from '../../application/queries/overlay-slots.ts';
import { viewer } from '../../application/queries/viewer.ts';
import type { OverlaySlotId } from '../../kernel/ids.ts';
import { command, given } from '../command.ts';
import { idKind, ids } from '../id-input.ts';
import { ViewerType } from '../viewer/type.ts';
import { OverlaySlotType } from './type.ts';

const slot = idKind<OverlaySlotId>(['OverlaySlot']);

command(createOverlaySlot, {
  name: 'createOverlaySlot',
  byToken: ['DIRECT'],
  description: `Makes an address for a stream that stays whatever it shows; it shows nothing yet. Everybody may have ${MOST_SLOTS}.`,
  input: given('An address for a stream.', (t) => ({
    name: t.string({ required: true, description: 'What you call it, 1 to 60 characters.' }),
  })),
  success: {
    description: 'The address is there.',
    fields: (t) => ({
      slot: t.field({
        type: OverlaySlotType,
        nullable: true,
        description: 'The slot as it is, also in a dry run; null when there is none.',
        resolve: ({ slotId }, _args, { app }) => viewerSlot(app, slotId),
      }),
    }),
  },
  payload: 'The slot, or why there is none.',
  refuses: { 'wrong-status': true },
});

command(pointOverlaySlot, {
  name: 'pointOverlaySlot',
  byToken: ['DIRECT'],
  description:
    'Lets a slot of yours show a table, a game or a player, at once and at the same address. Name one of them; it shows nothing when none is named.',
  input: given('What a slot shows from now on.', (t) => ({
    slotId: slot.one(t, 'Which of your slots.'),
    tournamentId: ids.tournament.optional(t, 'The tournament of which it shows a table.'),
    table: t.string({
      description: 'Which table of the tournament, by the `name` that `Tournament.tables` gives it; null: `standings`.',
    }),
    gameId: ids.game.optional(t, 'The game that it shows.'),
    playerId: ids.player.optional(t, 'The player whom it shows.'),
  })),
  success: {
    description: 'It shows that.',
    fields: (t) => ({
      slot: t.field({
        type: OverlaySlotType,
        nullable: true,
        description: 'The slot as it is, also in a dry run; null when there is none.',
        resolve: ({ slotId }, _args, { app }) => viewerSlot(app, slotId),
      }),
    }),
  },
  payload: 'The slot, or why it shows what it showed.',
  refuses: {},
});

command(deleteOverlaySlot, {
  name: 'deleteOverlaySlot',
  byToken: ['DIRECT'],
  description: 'Takes a slot of yours away: its address leads nowhere from then on.',
  input: given('Which slot is not needed any more.', (t) => ({ slotId: slot.one(t, 'Which of your slots.') })),
  success: {
    description: 'Its address leads nowhere.',
    fields: (t) => ({
      viewer: t.field({
        type: ViewerType,
        nullable: true,
        description: 'You, with the slots that you have; null: you are signed in no more.',
        resolve: (_done, _args, { app }) => viewer(app),
      }),
    }),
  },
  payload: 'You, or why it stays.',
  refuses: {},
});
