import { entryOf, groupOf } from '../../application/queries/find.ts';
import { pairingScore } from '../../application/queries/game-result.ts';
import { readingOf } from '../../application/queries/reading.ts';
import type { EntryId } from '../../kernel/ids.ts';
import { builder } from '../builder.ts';
import { globalId } from '../global-id.ts';
import { EntryType, GameInterface } from '../refs.ts';
import { SlotKindEnum } from '../tournament/vocabulary.ts';
import { asId } from '../../kernel/ids.ts';
import { loadedAs } from '../node-find.ts';
import { LASTING } from '../lasting.ts';

/** A place in a pairing; nobody has it where the other one has a bye. */
interface PairingSlot {
  readonly entryId: EntryId | null;
}

const PairingSlotType = builder.objectRef<PairingSlot>('PairingSlot').implement({
  extensions: LASTING,
  description: 'One of the two places of a pairing.',
  fields: (t) => ({
    kind: t.field({
      type: SlotKindEnum,
      description: 'What it stands for.',
      resolve: ({ entryId }) => (entryId === null ? ('BYE' as const) : ('PLAYER' as const)),
    }),
    entry: t.field({
      type: EntryType,
      nullable: true,
      description: 'The player; null for a bye.',
      resolve: ({ entryId }, _args, { app }) => (entryId === null ? null : entryOf(app, entryId)),
    }),
  }),
});

loadedAs('Pairing', (reading, id) => reading.pairings.load(asId(id)));

builder.prismaObject('Pairing', {
  extensions: LASTING,
  description: 'Two places due to meet in a round; they may play several games.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({
      description: 'Opaque and permanent.',
      resolve: ({ id }) => globalId('Pairing', id),
    }),
    group: t.relation('group', {
      description: 'The group that it belongs to.',
      resolve: (_query, pairing, _args, { app }) => groupOf(app, pairing),
    }),
    number: t.exposeInt('number', {
      description:
        'In a knock-out the number of its match, which no other match of the tournament has; else its place in the round, from 1.',
    }),
    round: t.exposeInt('round', { description: 'From 1.' }),
    slots: t.field({
      type: [PairingSlotType],
      description: 'Two: who is named first moves first in game 1.',
      complexity: { field: 1, multiplier: 2 },
      resolve: ({ firstEntryId, secondEntryId }) => [{ entryId: firstEntryId }, { entryId: secondEntryId }],
    }),
    games: t.field({
      type: [GameInterface],
      description: 'Its games by number; none against a bye.',
      complexity: { field: 1, multiplier: 2 },
      resolve: async ({ id }, _args, { app }) => [...(await readingOf(app).gamesOfPairing.load(id))],
    }),
    score: t.floatList({
      description: 'Points of the first and of the second slot in this pairing.',
      args: { asOf: t.arg({ type: 'DateTime', description: 'As it stood then; null: as it stands.' }) },
      resolve: async (pairing, { asOf }, { app }) => [...(await pairingScore(app, pairing, asOf ?? null)).score],
    }),
    decided: t.boolean({
      description: 'Whether all its games are decided; a bye never is.',
      resolve: async (pairing, _args, { app }) => (await pairingScore(app, pairing)).decided,
    }),
  }),
});
