import { tournamentState } from '../../api/src/application/queries/tournament-state.ts';
import { readAfresh } from '../../api/src/application/queries/reading.ts';
import { tournamentWinner } from '../../api/src/application/queries/standings.ts';
import { tournamentsByIds } from '../../api/src/store/reading/tournament.ts';
import { type KibaEvent } from '../support/kiba-event.ts';
import { type Person } from '../support/world.ts';

/** How far each stage of an event is. */
export async function states(event: KibaEvent) {
  return Object.fromEntries((await event.stages()).map(({ key, state }) => [key, state]));
}

/** The names in a group, in order of their seats. */
export async function seats(event: KibaEvent, key: string) {
  const group = (await event.groups()).find((one) => one.key === key);
  const { state } = await tournamentState(contextOf(event), event.id, null);
  const names = new Map(state.entries.map(({ id, name }) => [id, name]));
  return group?.seats.map(({ entryId }) => names.get(entryId)) ?? [];
}

/** A reader of the event who knows nothing yet. */
export function contextOf({ world }: KibaEvent) {
  readAfresh(world.anonymous);
  return world.anonymous;
}

/** A stage of an event by its key. */
export async function stage(event: KibaEvent, key: string) {
  const found = (await event.stages()).find((one) => one.key === key);
  if (found === undefined) throw new Error(`no stage ${key}`);
  return found;
}

/** The name of who has won an event; null: nobody. */
export async function winner(event: KibaEvent) {
  const context = contextOf(event);
  const [tournament] = await tournamentsByIds(event.world.db.prisma, [event.id]);
  const entry = tournament === undefined ? null : await tournamentWinner(context, tournament);
  const { state } = await tournamentState(context, event.id, null);
  return state.entries.find(({ id }) => id === entry)?.name ?? null;
}

/** A player of an event by his name. */
export function player(event: KibaEvent, name: string): Person {
  const person = event.players.find((one) => one.name === name);
  if (person === undefined) throw new Error(`nobody is ${name}`);
  return person;
}

/** The game of two players in a stage, by their names, who moves first first. */
export async function gameOfNames(event: KibaEvent, stageKey: string, first: string, second: string) {
  const found = (await event.games()).find(
    ({ key, players }) =>
      key.startsWith(`${stageKey}.`) &&
      players.first === player(event, first).playerId &&
      players.second === player(event, second).playerId,
  );
  if (found === undefined) throw new Error(`${first} and ${second} do not meet`);
  return found;
}
