// A director: arranges a round robin of everybody in a list, played at a club, and records its results as they come in.
//   BARAZA=http://localhost:4000 TOKEN=bz_… node director.mts "Winter league" players.txt results.txt
// The token has DIRECT. Players: a name a line. Results: a line each, the winner first: `Asha > Juma`.
import { connect, CloseRegistration, CreateTournament, done, EnterPlayers, isDone } from '@baraza/client';
import { OpenRegistration, ReportResult, StartTournament, Tournament } from '@baraza/client';
import { readFileSync } from 'node:fs';

const { BARAZA = 'http://localhost:4000', TOKEN } = process.env;
const [name = 'League', players = 'players.txt', results = 'results.txt'] = process.argv.slice(2);
const linesOf = (path: string): string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const baraza = connect({ url: BARAZA, token: TOKEN });

const league = { name, game: 'BAO', format: 'ROUND_ROBIN', venue: 'ELSEWHERE' } as const;
const created = done(await baraza.give(CreateTournament, league));
const tournamentId = created.tournament?.id ?? '';
done(await baraza.give(OpenRegistration, { tournamentId }));
const newPlayers = linesOf(players).map((person) => ({ name: person }));
done(await baraza.give(EnterPlayers, { tournamentId, newPlayers }));
done(await baraza.give(CloseRegistration, { tournamentId }));
done(await baraza.give(StartTournament, { tournamentId }));

async function games() {
  const { tournament } = await baraza.ask(Tournament, { id: tournamentId });
  return tournament?.games.edges.map(({ node }) => node) ?? [];
}

for (const { seats } of await games()) console.log(seats.map(({ player }) => player.name).join(' – '));
for (const line of linesOf(results)) {
  const [winner, loser] = line.split('>').map((person) => person.trim());
  const game = (await games()).find(
    ({ status, seats }) => status !== 'FINISHED' && seats.every(({ player }) => [winner, loser].includes(player.name)),
  );
  const seat = game?.seats.find(({ player }) => player.name === winner)?.seat;
  if (game === undefined || seat === undefined) {
    console.log(`${line}: they have no open game`);
    continue;
  }
  const payload = await baraza.give(ReportResult, { tournamentId, results: [{ gameId: game.id, winner: seat }] });
  console.log(`${line}: ${isDone(payload) ? 'recorded' : `${payload.code}, ${payload.message}`}`);
}

const { tournament } = await baraza.ask(Tournament, { id: tournamentId });
console.log(
  `${tournament?.name}: ${tournament?.gamesDecided} of ${tournament?.gamesTotal} games, ${tournament?.status}`,
);
for (const { rank, points, entry } of tournament?.groups[0]?.standings ?? [])
  console.log(`${rank}. ${entry.player.name} ${points}`);
baraza.close();
