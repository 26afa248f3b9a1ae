import { pushDevices, pushPublicKey, viewerDevice } from '../../application/queries/push-devices.ts';
import { asId } from '../../kernel/ids.ts';
import type { PUSH_KINDS, PushKind } from '../../store/push.ts';
import type { PushDeviceRecord } from '../../store/reading/push.ts';
import { builder } from '../builder.ts';
import { globalId } from '../global-id.ts';
import { foundAs } from '../node-find.ts';
import { ViewerType } from '../viewer/type.ts';

/** What a device shows. */
export const PushKindEnum = builder.enumType('PushKind', {
  description: 'What notices are about, for who chooses what a device shows.',
  values: {
    TURNS: { description: 'That it is your move, or that you have not moved for long.' },
    GAMES: { description: 'That a game of yours is over or has another result, and what becomes of your opponents.' },
    CHAT: { description: 'What is written to you beside a game.' },
    TOURNAMENTS: { description: 'What becomes of your tournaments and of you in them, and all else.' },
    FOLLOWED: { description: 'What players and tournaments do that you follow.' },
  } as const satisfies Readonly<Record<(typeof PUSH_KINDS)[number], object>>,
});

foundAs('PushDevice', (context, id) => viewerDevice(context, asId(id)));

/** A browser that shows notices. */
export const PushDeviceType = builder.objectRef<PushDeviceRecord>('PushDevice').implement({
  description: 'A browser of yours that shows notices while no page of this server is open there.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'Opaque and permanent.', resolve: ({ id }) => globalId('PushDevice', id) }),
    name: t.exposeString('name', { description: 'By which you know it.' }),
    endpoint: t.exposeString('endpoint', {
      description: 'Where its push service takes notices, by which a browser knows itself.',
    }),
    kinds: t.field({
      type: [PushKindEnum],
      description: 'What it shows.',
      resolve: ({ kinds }): PushKind[] => [...kinds],
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Since when.' }),
  }),
});

builder.objectFields(ViewerType, (t) => ({
  pushDevices: t.field({
    type: [PushDeviceType],
    description: 'Your browsers that show notices, the oldest first; none by a token for one tournament.',
    resolve: async (_viewer, _args, { app }) => [...(await pushDevices(app))],
  }),
  pushKey: t.string({
    description: 'The public key under which a browser of yours takes notices of this server, in base64url.',
    resolve: (_viewer, _args, { app }) => pushPublicKey(app),
  }),
}));
