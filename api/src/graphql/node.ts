import { brandWithType } from '@pothos/core';
import { thingAt, type PagedThing } from '../application/queries/thing-at.ts';
import { badUserInput } from './bad-user-input.ts';
import { builder } from './builder.ts';
import type { Context } from './context.ts';
import { gameTypeName } from './game/type.ts';
import { namedId } from './global-id.ts';
import { findOf } from './node-find.ts';
import { tournamentTypeName } from './tournament/type.ts';

const MOST = 100;

builder.queryFields((t) => ({
  node: t.field({
    type: builder.nodeInterfaceRef(),
    nullable: true,
    description: 'Anything by its id; null when there is no such thing, or none that you may see.',
    args: { id: t.arg.id({ required: true, description: 'Its id.' }) },
    resolve: (_root, { id }, context) => find(context, id),
  }),
  nodeAt: t.field({
    type: builder.nodeInterfaceRef(),
    nullable: true,
    description:
      'The tournament, game or player whose page is at a path, such as `/t/kiba-spring-2026`, `/g/kiba-spring-2026/23` or `/p/asha`; also at one that a tournament had before it was renamed, or a player before he was found to be another. Its own `pagePath` says where its page is now. Null when there is none.',
    args: { path: t.arg.string({ required: true, description: 'With its slash, and with nothing after it.' }) },
    resolve: async (_root, { path }, { app }) => {
      const found = await thingAt(app, path);
      if (found === null) return null;
      brandWithType(found.thing, typeNameOf(found) as never);
      return found.thing;
    },
  }),
  nodes: t.field({
    type: [builder.nodeInterfaceRef()],
    nullable: { list: false, items: true },
    description: 'Several things by their ids, in the order asked; null where there is no such thing.',
    args: { ids: t.arg.idList({ required: true, description: 'At most 100 ids.' }) },
    resolve: (_root, { ids }, context) => {
      if (ids.length > MOST) throw badUserInput(`\`ids\` takes at most ${MOST} ids.`);
      return Promise.all(ids.map((id) => find(context, id)));
    },
  }),
}));

async function find(context: Context, text: string): Promise<object | null> {
  const id = namedId(text);
  const read = id === null ? undefined : findOf(id.name);
  if (id === null || read === undefined) return null;
  const thing = await read(context.app, id.id, context);
  if (thing !== null) brandWithType(thing, id.name as never);
  return thing;
}

function typeNameOf(found: PagedThing): string {
  switch (found.kind) {
    case 'tournament':
      return tournamentTypeName(found.thing);
    case 'game':
      return gameTypeName(found.thing);
    case 'player':
      return 'Player';
  }
}
