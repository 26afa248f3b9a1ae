import { closeRegistration } from '../../api/src/application/commands/tournament/close-registration.ts';
import { startTournament } from '../../api/src/application/commands/tournament/start.ts';
import { gamesOfTournaments } from '../../api/src/store/reading/game.ts';
import { kibaEvent, type KibaEvent } from '../support/kiba-event.ts';
import { enterPlayers } from '../../api/src/application/commands/tournament/enter-players.ts';
import { openRegistration } from '../../api/src/application/commands/tournament/open-registration.ts';
import type { TournamentId } from '../../api/src/kernel/ids.ts';
import { must, type Person, type World } from '../support/world.ts';

/** The names K01, K02 … */
export const names = (count: number) =>
  Array.from({ length: count }, (_, index) => `K${String(index + 1).padStart(2, '0')}`);

/** So many people with a rating in go, the highest first. */
export async function people(world: World, count: number): Promise<readonly Person[]> {
  const made: Person[] = [];
  for (const [index, name] of names(count).entries()) {
    const person = await world.person(name);
    const rating = { playerId: person.playerId, game: 'GO' as const, elo: 2_000 - 10 * index, matches: 40 };
    await world.db.prisma.rating.upsert({
      where: { playerId_game: { playerId: rating.playerId, game: 'GO' } },
      create: rating,
      update: rating,
    });
    made.push(person);
  }
  return made;
}

/** A cycle of go games that are played elsewhere, its sign-up open. */
export async function signedUp(world: World, director: Person, players: readonly Person[]): Promise<TournamentId> {
  const id = await world.draft(director, {
    ...{
      name: 'Kuksu',
      format: 'KUKSU',
      settings: { acceptanceDays: 0 },
      game: 'GO',
      gameConfig: {},
      venue: 'ELSEWHERE',
    },
    maxPlayers: 100,
  });
  must(await openRegistration(director.context, { tournamentId: id }));
  const playerIds = players.map(({ playerId }) => playerId);
  must(await enterPlayers(director.context, { tournamentId: id, playerIds, newPlayers: [] }));
  return id;
}

/** The cycle after its start, as an event whose games are decided. */
export async function started(
  world: World,
  director: Person,
  id: TournamentId,
  players: readonly Person[],
): Promise<KibaEvent> {
  must(await closeRegistration(director.context, { tournamentId: id }));
  must(await startTournament(director.context, { tournamentId: id }));
  return kibaEvent(world, { id, director, players, games: () => gamesOfTournaments(world.db.prisma, [id]) });
}
