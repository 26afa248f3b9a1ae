import { enterPlayers } from '../../api/src/application/commands/tournament/enter-players.ts';
import { openRegistration } from '../../api/src/application/commands/tournament/open-registration.ts';
import type { TournamentId } from '../../api/src/kernel/ids.ts';
import { must, type Person, type World } from './world.ts';

/** A cycle of leagues before its start, of go that is played elsewhere. */
export interface SignedUpCycle {
  readonly world: World;
  readonly director: Person;
  readonly id: TournamentId;
  readonly people: readonly Person[];
}

/** A cycle whose sign-up is open, with people P1, P2 … who have accounts, and 20 places. */
export async function signedUpCycle(world: World, count: number, settings: object = {}): Promise<SignedUpCycle> {
  const director = await world.person('Director', 'DIRECTOR');
  const id = await world.draft(director, {
    ...{ format: 'KUKSU', settings, game: 'GO', gameConfig: {}, venue: 'ELSEWHERE', maxPlayers: 20 },
  });
  must(await openRegistration(director.context, { tournamentId: id }));
  const people: Person[] = [];
  for (let number = 1; number <= count; number += 1) people.push(await world.person(`P${number}`));
  const playerIds = people.map(({ playerId }) => playerId);
  must(await enterPlayers(director.context, { tournamentId: id, playerIds, newPlayers: [] }));
  return { world, director, id, people };
}
