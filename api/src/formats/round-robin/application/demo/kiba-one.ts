import { invariant } from '../../../../kernel/assert.ts';
import { otherSeat } from '../../../../kernel/seat.ts';
import { entriesOfTournaments } from '../../../../store/reading/entry.ts';
import { gamesOfTournaments, type GameRecord } from '../../../../store/reading/game.ts';
import type { NewPlayer } from '../../../../application/commands/player/create.ts';
import type { ReportedResult } from '../../../../application/commands/tournament/checked-report.ts';
import { reportResult } from '../../../../application/commands/tournament/report-result.ts';
import { DEMO_REGULARS } from '../../../../games/demo.ts';
import type { AppContext } from '../../../../application/context.ts';
import type { DemoPart } from '../../../../application/demo/demo-part.ts';
import { begin, setUp } from '../../../../application/demo/demo-tournament.ts';
import { granted } from '../../../../application/demo/demo-world.ts';

/**
 * The players of KIBA's published example with their Elo. The example gives no number of matches: it is the one that makes
 * the published KIBA score, 540, 522, 355, 187 and 171. Source: KIBA 3.1, 3.2, 9.4.
 */
const PLAYERS: readonly NewPlayer[] = [
  { name: 'Kobe', country: 'IT', category: 3, elo: 1926, matches: 347 },
  { name: 'Oscar', country: 'CO', category: 3, elo: 2069, matches: 315 },
  { name: 'Jan', country: 'NL', category: 3, elo: 1808, matches: 174 },
  { name: 'Peter', country: 'IT', category: 3, elo: 1675, matches: 4 },
  { name: 'Sock', country: 'FR', category: 3, elo: 1694, matches: 18 },
];

/** The published crosstable: sign k is the k-th game of the pair, seen from the first-named. Source: KIBA 9.2. */
const SIGNS: ReadonlyArray<readonly [player: string, opponent: string, signs: string]> = [
  ['Kobe', 'Oscar', '-+'],
  ['Kobe', 'Jan', '-+'],
  ['Kobe', 'Peter', '++'],
  ['Kobe', 'Sock', '-+'],
  ['Oscar', 'Jan', '++'],
  ['Oscar', 'Peter', '++'],
  ['Oscar', 'Sock', '++'],
  ['Jan', 'Peter', '++'],
  ['Jan', 'Sock', '+-'],
  ['Sock', 'Peter', '++'],
];

/** The tournament of KIBA's published example, played elsewhere and reported; finished, with its published crosstable. */
export const kibaOneDemo: DemoPart = {
  key: 'kiba-1',
  about: 'KIBA I, five players, twenty results',
  make: ({ director }) => makeKibaOne(director),
};

async function makeKibaOne(director: AppContext): Promise<void> {
  const { key } = kibaOneDemo;
  const id = await setUp(director, {
    key,
    name: 'KIBA I',
    description:
      "The example of KIBA's own rules: five players, twenty games. They were played elsewhere, and their results reported " +
      'here; no record of their moves is kept.',
    format: 'ROUND_ROBIN',
    settings: { preset: 'FREE' },
    ...DEMO_REGULARS.played,
    series: null,
    venue: 'ELSEWHERE',
    timeControl: null,
    maxPlayers: 5,
    startsAt: null,
    playerIds: [],
    newPlayers: PLAYERS,
  });
  await begin(director, key, id);
  const entries = await entriesOfTournaments(director.db.prisma, [id]);
  const names = new Map(entries.map((entry) => [entry.id, entry.player.name]));
  const games = await gamesOfTournaments(director.db.prisma, [id]);
  const byKey = games.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const results = byKey.map((game) => resultOf(game, names.get(game.entries.first), names.get(game.entries.second)));
  granted(await reportResult(director, { tournamentId: id, results, idempotencyKey: `demo ${key} report` }));
}

function resultOf(game: GameRecord, first: string | undefined, second: string | undefined): ReportedResult {
  const row = SIGNS.find(([a, b]) => (a === first && b === second) || (a === second && b === first));
  invariant(row !== undefined, `the published table has a pair of ${first} and ${second}`);
  const [player, , signs] = row;
  const seat = player === first ? 'first' : 'second';
  const winner = signs[game.number - 1] === '+' ? seat : otherSeat(seat);
  return { gameId: game.id, winner, how: 'PLAYED', address: null, boardNumber: null, at: null };
}
