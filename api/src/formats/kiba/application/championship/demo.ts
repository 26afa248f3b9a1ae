import { invariant } from '../../../../kernel/assert.ts';
import type { PlayerId, SeriesId, TournamentId } from '../../../../kernel/ids.ts';
import { entriesOfTournaments } from '../../../../store/reading/entry.ts';
import { gamesOfTournaments, type GameRecord } from '../../../../store/reading/game.ts';
import type { NewPlayer } from '../../../../application/commands/player/create.ts';
import { createChampionship } from './create.ts';
import type { ReportedResult } from '../../../../application/commands/tournament/checked-report.ts';
import { reportResult } from '../../../../application/commands/tournament/report-result.ts';
import type { AppContext } from '../../../../application/context.ts';
import type { DemoCast, DemoPart } from '../../../../application/demo/demo-part.ts';
import { begin, setUp } from '../../../../application/demo/demo-tournament.ts';
import { DEMO_REGULARS } from '../../../../games/demo.ts';
import { granted } from '../../../../application/demo/demo-world.ts';

/** People who played the first two tournaments elsewhere and have no account here, invented. */
const GUESTS: readonly NewPlayer[] = [
  { name: 'Rehema', country: 'TZ', category: 2, elo: 1795, matches: 210 },
  { name: 'Wanjiru', country: 'KE', category: 2, elo: 1768, matches: 141 },
  { name: 'Okello', country: 'UG', category: 3, elo: 1712, matches: 66 },
];

/** The two tournaments that are over: played elsewhere, and reported. */
const OVER = [
  { number: 1, name: 'Pwani 1: Zanzibar' },
  { number: 2, name: 'Pwani 2: Lamu' },
] as const;

/**
 * A championship in its third tournament: two are over, with their points and their ranking of countries, and the regulars play the
 * third on boards that anybody may look on at.
 */
export const championshipDemo: DemoPart = {
  key: 'championship',
  about: 'a championship in its third tournament',
  make: makeChampionship,
};

async function makeChampionship({ director, openBots }: DemoCast): Promise<void> {
  const { seriesId } = granted(
    await createChampionship(director, {
      name: 'Pwani championship',
      description:
        'Four tournaments, then the Mabingwa of the best six. The first two were played elsewhere; their results are invented.',
      settings: {},
      idempotencyKey: 'demo championship',
    }),
  );
  let guests: readonly PlayerId[] = [];
  for (const { number, name } of OVER) {
    const id = await playedElsewhere(director, { seriesId, number, name, bots: openBots, guests });
    guests = await guestsOf(director, id, openBots);
  }
  const key = 'championship-3';
  const third = await setUp(director, {
    key,
    name: 'Pwani 3: Mombasa',
    description: 'The third of four tournaments. Bots play it; the director approves the end of each stage.',
    format: 'KIBA',
    settings: {},
    ...DEMO_REGULARS.played,
    series: { seriesId, number: 3 },
    venue: 'HERE',
    timeControl: null,
    maxPlayers: 12,
    startsAt: null,
    playerIds: openBots,
    newPlayers: [],
  });
  if (openBots.length >= FEWEST) await begin(director, key, third);
}

/** A KIBA tournament has at least six players; the small demo world of tests has fewer bots. */
const FEWEST = 6;

interface Played {
  readonly seriesId: SeriesId;
  readonly number: number;
  readonly name: string;
  readonly bots: readonly PlayerId[];
  /** the guests who are known already */
  readonly guests: readonly PlayerId[];
}

async function playedElsewhere(director: AppContext, played: Played): Promise<TournamentId> {
  const { seriesId, number, name, bots, guests } = played;
  const key = `championship-${number}`;
  const id = await setUp(director, {
    key,
    name,
    description: 'Played elsewhere and reported here; no record of the moves is kept.',
    format: 'KIBA',
    settings: { approvalHours: 0 },
    ...DEMO_REGULARS.played,
    series: { seriesId, number },
    venue: 'ELSEWHERE',
    timeControl: null,
    maxPlayers: 12,
    startsAt: null,
    playerIds: [...bots, ...guests],
    newPlayers: guests.length === 0 ? GUESTS : [],
  });
  await begin(director, key, id);
  const reported = new Set<string>();
  for (;;) {
    const batch = nextBatch(await gamesOfTournaments(director.db.prisma, [id]), reported);
    const [first] = batch;
    if (first === undefined) return id;
    for (const game of batch) reported.add(game.key);
    const results = await resultsOf(director, { id, name }, batch);
    const idempotencyKey = `demo ${key} report ${first.key}`;
    granted(await reportResult(director, { tournamentId: id, results, idempotencyKey }));
  }
}

/** The games that are reported together: those of a stage, and those of the final one by one, whether decided or not. */
function nextBatch(games: readonly GameRecord[], reported: ReadonlySet<string>): readonly GameRecord[] {
  const open = games.filter(({ key }) => !reported.has(key)).toSorted((a, b) => (a.key < b.key ? -1 : 1));
  for (const stage of ['q.', 's.']) {
    const batch = open.filter(({ key }) => key.startsWith(stage));
    if (batch.length > 0) return batch;
  }
  return open.slice(0, 1);
}

/** The better player wins, but for a game here and there; the same games of a tournament are always won by the same. */
async function resultsOf(
  { db }: AppContext,
  { id, name }: { readonly id: TournamentId; readonly name: string },
  games: readonly GameRecord[],
): Promise<readonly ReportedResult[]> {
  const elo = new Map((await entriesOfTournaments(db.prisma, [id])).map((entry) => [entry.id, entry.elo ?? 0]));
  return games.map(({ id: gameId, key, entries }) => {
    const isFirstBetter = (elo.get(entries.first) ?? 0) > (elo.get(entries.second) ?? 0);
    const winner = isFirstBetter === isSurprise(name + key) ? 'second' : 'first';
    return { gameId, winner, how: 'PLAYED', address: null, boardNumber: null, at: null };
  });
}

function isSurprise(game: string): boolean {
  const hash = [...game].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7);
  return hash % SURPRISES_EVERY === 0;
}

const SURPRISES_EVERY = 3;

async function guestsOf({ db }: AppContext, id: TournamentId, bots: readonly PlayerId[]): Promise<readonly PlayerId[]> {
  const entries = await entriesOfTournaments(db.prisma, [id]);
  const guests = GUESTS.map(({ name }) => entries.find(({ player }) => player.name === name)?.player.id);
  return guests.map((guest) => {
    invariant(guest !== undefined && !bots.includes(guest), 'every guest has played');
    return guest;
  });
}
