import { brandWithType } from '@pothos/core';
import { readingOf, type Reading } from '../application/queries/reading.ts';
import { asId } from '../kernel/ids.ts';
import { badUserInput } from './bad-user-input.ts';
import { builder } from './builder.ts';
import type { Context } from './context.ts';
import { gameTypeName } from './game/type.ts';
import { GAME_NAMES, SERIES_NAMES, TOURNAMENT_NAMES, namedId } from './global-id.ts';
import { seriesTypeName } from './series/type.ts';
import { tournamentTypeName } from './tournament/type.ts';

const MOST = 100;

type Find = (reading: Reading, id: string) => Promise<object | null>;

/**
 * How each thing is read by the name that stands in its id. `prismaNode` would say it for some alone, as games, messages and tickets are not
 * Pothos' to read, and would answer a tournament or a series of one type under the name of any other, since it asks for the id alone.
 */
const FINDS: ReadonlyMap<string, Find> = new Map<string, Find>([
  ['Player', (reading, id) => reading.players.load(asId(id))],
  ['Entry', (reading, id) => reading.entries.load(asId(id))],
  ...named(TOURNAMENT_NAMES, (reading, id) => reading.tournaments.load(asId(id)), tournamentTypeName),
  ...named(SERIES_NAMES, (reading, id) => reading.series.load(asId(id)), seriesTypeName),
  ['Stage', (reading, id) => reading.stages.load(asId(id))],
  ['Group', (reading, id) => reading.groups.load(asId(id))],
  ['Pairing', (reading, id) => reading.pairings.load(asId(id))],
  ...named(GAME_NAMES, (reading, id) => reading.games.load(asId(id)), gameTypeName),
  ['ChatMessage', (reading, id) => reading.messages.load(asId(id))],
  ['Ticket', (reading, id) => reading.tickets.load(asId(id))],
  ['Ruling', (reading, id) => reading.rulings.load(asId(id))],
]);

builder.queryFields((t) => ({
  node: t.field({
    type: builder.nodeInterfaceRef(),
    nullable: true,
    description: 'Anything by its id; null when there is no such thing.',
    args: { id: t.arg.id({ required: true, description: 'Its id.' }) },
    resolve: (_root, { id }, context) => find(context, id),
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

async function find({ app }: Context, text: string): Promise<object | null> {
  const id = namedId(text);
  const read = id === null ? undefined : FINDS.get(id.name);
  if (id === null || read === undefined) return null;
  const thing = await read(readingOf(app), id.id);
  if (thing !== null) brandWithType(thing, id.name as never);
  return thing;
}

/** The finds of an interface: a thing is found only under the name of its own type. */
function named<Thing extends object>(
  names: readonly string[],
  read: (reading: Reading, id: string) => Promise<Thing | null>,
  nameOf: (thing: Thing) => string,
): readonly (readonly [string, Find])[] {
  return names.map((name) => [
    name,
    async (reading, id) => {
      const thing = await read(reading, id);
      return thing !== null && nameOf(thing) === name ? thing : null;
    },
  ]);
}
