import { invariant } from '../../../../kernel/assert.ts';
import type { PlayerId, SeriesId, TournamentId } from '../../../../kernel/ids.ts';
import { entriesOfTournaments } from '../../../../store/reading/entry.ts';
import { gamesOfTournaments, type GameRecord } from '../../../../store/reading/game.ts';
import type { Venue } from '../../../../store/tournament.ts';
import { previousCycle } from '../previous-cycle.ts';
import { createTitle } from '../series/create.ts';
import type { ReportedResult } from '../../../../application/commands/tournament/checked-report.ts';
import { createTournament } from '../../../../application/commands/tournament/create.ts';
import { enterPlayers } from '../../../../application/commands/tournament/enter-players.ts';
import { openRegistration } from '../../../../application/commands/tournament/open-registration.ts';
import { reportResult } from '../../../../application/commands/tournament/report-result.ts';
import type { AppContext } from '../../../../application/context.ts';
import { drawOf } from '../../../../application/demo/demo-draw.ts';
import type { DemoPart } from '../../../../application/demo/demo-part.ts';
import { begin } from '../../../../application/demo/demo-tournament.ts';
import { granted } from '../../../../application/demo/demo-world.ts';
import { ownTurns, playLowerLeagues } from './lower-leagues.ts';
import { LEAGUE_PEOPLE } from './people.ts';
import { noteTrickled } from './trickled.ts';

/** A cycle of the title of the demo world; `venue` ELSEWHERE: it was played there, and is over. */
interface DemoCycle {
  readonly number: number;
  readonly venue: Venue;
  readonly description: string;
}

const CYCLES: readonly DemoCycle[] = [
  { number: 1, venue: 'ELSEWHERE', description: 'Played elsewhere and reported here; its results are invented.' },
  {
    number: 2,
    venue: 'ELSEWHERE',
    description: 'Played elsewhere and reported here; its results are invented. The holder defended the title.',
  },
  {
    number: 3,
    venue: 'HERE',
    description:
      'Bots play on boards of 9x9: those of League A move by move, the other leagues game after game. The winner of League A ' +
      'meets the holder.',
  },
];

/**
 * A Kuksu title in its third cycle: two are over, with people who left, came back or are new. In the third the lower leagues play
 * one game after another.
 */
export const titleDemo: DemoPart = {
  key: 'league',
  about: 'a Kuksu title in its third cycle',
  bots: {
    game: 'GO',
    players: LEAGUE_PEOPLE.map(({ cycles: _cycles, ...bot }) => ({ ...bot, category: 3 })),
    fewest: 6,
  },
  async make({ director }, players) {
    await noteTrickled(director.db, await makeTitle(director, players));
  },
  run: playLowerLeagues,
  ownTurns,
};

/** Makes the title; answers its cycle that is played here. */
async function makeTitle(director: AppContext, players: readonly PlayerId[]): Promise<TournamentId> {
  const { seriesId } = granted(
    await createTitle(director, {
      name: 'Kuksu title',
      description: 'Tiers of leagues, then the best of five between the holder and the winner of League A.',
      idempotencyKey: 'demo title',
    }),
  );
  for (const cycle of CYCLES) {
    const id = await signedUp(director, { seriesId, cycle, players });
    await begin(director, keyOf(cycle), id);
    if (cycle.venue === 'HERE') return id;
    await reportAll(director, id, cycle);
  }
  throw new Error('one cycle is played here');
}

function keyOf({ number }: DemoCycle): string {
  return `cycle-${number}`;
}

interface SignUp {
  readonly seriesId: SeriesId;
  readonly cycle: DemoCycle;
  /** in the order of `LEAGUE_PEOPLE` */
  readonly players: readonly PlayerId[];
}

/** A cycle whose sign-up is open, with everybody who plays in it; the holder of the title is there by himself. */
async function signedUp(director: AppContext, { seriesId, cycle, players }: SignUp): Promise<TournamentId> {
  const { number, venue, description } = cycle;
  const step = (name: string) => `demo ${keyOf(cycle)} ${name}`;
  const { tournamentId } = granted(
    await createTournament(director, {
      name: `Kuksu title, cycle ${number}`,
      description,
      format: 'KUKSU',
      settings: { approvalHours: venue === 'HERE' ? 48 : 0, acceptanceDays: 0 },
      game: 'GO',
      gameConfig: { size: 9 },
      venue,
      timeControl: 'T=(7+1)<=7',
      maxPlayers: null,
      startsAt: null,
      series: { seriesId, number },
      idempotencyKey: step('create'),
    }),
  );
  granted(await openRegistration(director, { tournamentId, idempotencyKey: step('open') }));
  const entries = await entriesOfTournaments(director.db.prisma, [tournamentId]);
  const holder = entries.find((entry) => previousCycle(entry)?.title === 'HOLDER')?.player.id;
  const playerIds = players.filter(
    (id, index) => id !== holder && LEAGUE_PEOPLE[index]?.cycles.includes(number) === true,
  );
  const entered = { tournamentId, playerIds, newPlayers: [], idempotencyKey: step('enter') };
  granted(await enterPlayers(director, entered));
  return tournamentId;
}

/** Reports the leagues at once, and the match for the title game after game. */
async function reportAll(director: AppContext, id: TournamentId, cycle: DemoCycle): Promise<void> {
  const reported = new Set<string>();
  for (;;) {
    const batch = nextBatch(await gamesOfTournaments(director.db.prisma, [id]), reported);
    const [first] = batch;
    if (first === undefined) return;
    for (const { key } of batch) reported.add(key);
    const results = await resultsOf(director, { id, cycle }, batch);
    const idempotencyKey = `demo ${keyOf(cycle)} report ${first.key}`;
    granted(await reportResult(director, { tournamentId: id, results, idempotencyKey }));
  }
}

/** The games that are reported together, whether decided or not: all of the leagues, then those of the match one by one. */
function nextBatch(games: readonly GameRecord[], reported: ReadonlySet<string>): readonly GameRecord[] {
  const open = games.filter(({ key }) => !reported.has(key)).toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const leagues = open.filter(({ key }) => key.startsWith('l.'));
  return leagues.length > 0 ? leagues : open.slice(0, 1);
}

/** Who has the higher rating wins as often as ratings say; the same games of a cycle are always won by the same. */
async function resultsOf(
  { db }: AppContext,
  { id, cycle }: { readonly id: TournamentId; readonly cycle: DemoCycle },
  games: readonly GameRecord[],
): Promise<readonly ReportedResult[]> {
  const entries = await entriesOfTournaments(db.prisma, [id]);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return games.map(({ id: gameId, number, entries: seats }) => {
    const [first, second] = [byId.get(seats.first), byId.get(seats.second)];
    invariant(first !== undefined && second !== undefined, 'two players of the cycle meet');
    const [one, other] = first.player.name < second.player.name ? [first, second] : [second, first];
    const chance = 1 / (1 + 10 ** (((other.elo ?? 0) - (one.elo ?? 0)) / 400));
    const isWon = drawOf(`${one.player.name} ${other.player.name} ${cycle.number} ${number}`) < chance;
    const winner = (one === first) === isWon ? 'first' : 'second';
    return { gameId, winner, how: 'PLAYED', address: null, boardNumber: null, at: null };
  });
}
