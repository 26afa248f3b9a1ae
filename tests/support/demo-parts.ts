import type { DemoSize } from '../../api/src/application/demo/make-demo.ts';
import type { Db } from '../../api/src/store/client.ts';

/** The parts of the demo world that a database holds, counted. */
export async function counted({ prisma }: Db): Promise<Readonly<Record<string, number>>> {
  const [accounts, credentials, players, tournaments, entries, pairings, games, results] = await Promise.all([
    prisma.account.count(),
    prisma.credential.count(),
    prisma.player.count(),
    prisma.tournament.count(),
    prisma.entry.count(),
    prisma.pairing.count(),
    prisma.game.count(),
    prisma.result.count(),
  ]);
  return { accounts, credentials, players, tournaments, entries, pairings, games, results };
}

/**
 * Three people with accounts, five of KIBA's example, eight bots and three guests of the championship; the example has a bye
 * in each of five rounds, and so have the groups of three and the semi-finals of three of the championship's nine players
 * in each of three. Their finals go over five games together. The title has three cycles, and a match after the second. The
 * knock-out has a bye and matches of five games in its first round, and a match of Asha's beside it. The Swiss has a bye in each of two
 * rounds, of which the first is over.
 */
function whole({ people, entries, leagueGames: [one, two, three], matchGames, knockout, swiss }: World) {
  const [played, open] = knockout.matches;
  return {
    accounts: 3,
    credentials: 3,
    players: 3 + 5 + 8 + 3 + people + knockout.players + swiss.players,
    tournaments: 4 + 3 + 3 + 2 + 1,
    entries: 5 + 6 + 3 + 4 + 2 * 9 + 6 + entries + knockout.players + 2 + swiss.players,
    pairings:
      15 + 15 + 6 + 2 * (18 + 12 + 1) + 15 + one + two + 1 + three + played + 1 + open + 1 + 2 * (swiss.games + 1),
    games:
      20 + 30 + 6 + 2 * (18 + 12) + 5 + 30 + one + two + matchGames + three + 5 * played + open + 1 + 2 * swiss.games,
    results: 20 + 2 * (18 + 12) + 5 + one + two + matchGames + 5 * played + swiss.games,
  };
}

interface World {
  readonly people: number;
  readonly entries: number;
  /** of each cycle */
  readonly leagueGames: readonly [number, number, number];
  readonly matchGames: number;
  readonly knockout: {
    readonly players: number;
    /** of its first round and of its second */
    readonly matches: readonly [number, number];
  };
  /** `games` in each of its rounds */
  readonly swiss: { readonly players: number; readonly games: number };
}

/** As a visitor finds it: 50, 55 and 57 in the leagues, the holder beside them from the second cycle on. */
export const WHOLE = whole({
  people: 68,
  entries: 50 + 56 + 58,
  leagueGames: [3 * 45 + 4 * 10, 3 * 45 + 3 * 15 + 21, 3 * 45 + 3 * 21 + 15],
  matchGames: 4,
  knockout: { players: 17, matches: [8, 8] },
  swiss: { players: 9, games: 4 },
});

/** With a league of six: the same steps, fewer games. */
export const SMALL: DemoSize = { openBots: 6, ownBots: 'fewest' };
/** What it comes to then. */
export const SMALL_WHOLE = whole({
  people: 6,
  entries: 3 * 6,
  leagueGames: [15, 10, 10],
  matchGames: 4,
  knockout: { players: 3, matches: [1, 1] },
  swiss: { players: 3, games: 1 },
});
