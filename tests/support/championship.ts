import { createChampionship } from '../../api/src/formats/kiba/application/championship/create.ts';
import { closeRegistration } from '../../api/src/application/commands/tournament/close-registration.ts';
import { enterPlayers } from '../../api/src/application/commands/tournament/enter-players.ts';
import { openRegistration } from '../../api/src/application/commands/tournament/open-registration.ts';
import { reportResult } from '../../api/src/application/commands/tournament/report-result.ts';
import { startTournament } from '../../api/src/application/commands/tournament/start.ts';
import type { Championship } from '../../api/src/formats/kiba/application/championship/championship.ts';
import { readChampionship } from '../../api/src/formats/kiba/application/championship/read-championship.ts';
import type { PlayerId, SeriesId, TournamentId } from '../../api/src/kernel/ids.ts';
import type { Seat } from '../../api/src/kernel/seat.ts';
import { gamesOfTournaments, type GameRecord } from '../../api/src/store/reading/game.ts';
import { seriesByIds } from '../../api/src/store/reading/series.ts';
import { tournamentsByIds, type TournamentRecord } from '../../api/src/store/reading/tournament.ts';
import { must, type Person, type World } from './world.ts';

/** Who wins a game of a test; null: nobody. */
export type Decide = (game: GameRecord) => Seat | null;

/** People with a country each, named `IT1`, `IT2`, `NL1` … by it. */
export async function compatriots(
  world: World,
  countries: Readonly<Record<string, number>>,
): Promise<readonly Person[]> {
  const people: Person[] = [];
  for (const [country, count] of Object.entries(countries)) {
    for (let number = 1; number <= count; number += 1) {
      const person = await world.person(`${country}${number}`);
      await world.db.prisma.player.update({ where: { id: person.playerId }, data: { country } });
      people.push(person);
    }
  }
  return people;
}

/** A championship of this director, with nothing in it. */
export async function newChampionship(director: Person, settings: object = {}): Promise<SeriesId> {
  const input = { name: 'KIBA championship', description: null, settings };
  return must(await createChampionship(director.context, input)).seriesId;
}

/** A KIBA tournament of a championship that is played elsewhere, its registration closed. */
export async function closedTournament(
  world: World,
  director: Person,
  { seriesId, players, groups = null }: { seriesId: SeriesId; players: readonly Person[]; groups?: number | null },
): Promise<TournamentId> {
  const tournamentId = await world.draft(director, {
    name: 'Tournament',
    format: 'KIBA',
    settings: { groups, approvalHours: 0 },
    venue: 'ELSEWHERE',
    series: { seriesId, number: null },
  });
  must(await openRegistration(director.context, { tournamentId }));
  const playerIds = players.map(({ playerId }) => playerId);
  must(await enterPlayers(director.context, { tournamentId, playerIds, newPlayers: [] }));
  must(await closeRegistration(director.context, { tournamentId }));
  return tournamentId;
}

/** Starts a closed tournament and reports its games, all that are open at a time, until it is finished. */
export async function playOut(world: World, director: Person, id: TournamentId, decide: Decide): Promise<void> {
  must(await startTournament(director.context, { tournamentId: id }));
  await playOn(world, director, id, decide);
}

/** Plays a tournament that runs to its end. */
export async function playOn(world: World, director: Person, id: TournamentId, decide: Decide): Promise<void> {
  while ((await tournamentOf(world, id)).status === 'RUNNING') {
    const open = (await gamesOfTournaments(world.db.prisma, [id])).filter(({ status }) => status !== 'FINISHED');
    if (open.length === 0) throw new Error('A tournament that runs has open games');
    const results = open.map((game) => {
      const winner = decide(game);
      const how = winner === null ? ('NO_RESULT' as const) : ('PLAYED' as const);
      return { gameId: game.id, winner, how, address: null, boardNumber: null, at: null };
    });
    must(await reportResult(director.context, { tournamentId: id, results }));
  }
}

/** Who stands earlier in the list wins every game. */
export function strongerWins(order: readonly PlayerId[]): Decide {
  return ({ players }) => (order.indexOf(players.first) < order.indexOf(players.second) ? 'first' : 'second');
}

/** A tournament as it stands. */
export async function tournamentOf(world: World, id: TournamentId): Promise<TournamentRecord> {
  const [tournament] = await tournamentsByIds(world.db.prisma, [id]);
  if (tournament === undefined) throw new Error(`There is no tournament ${id}`);
  return tournament;
}

/** A championship with all that follows from it, read afresh. */
export async function championshipNow(world: World, id: SeriesId): Promise<Championship> {
  const [series] = await seriesByIds(world.db.prisma, [id]);
  if (series === undefined) throw new Error(`There is no series ${id}`);
  return readChampionship({ ...world.system }, series);
}
