import { invariant } from '../../../../kernel/assert.ts';
import type { PlayerId, TournamentId } from '../../../../kernel/ids.ts';
import { entriesOfTournaments, type EntryRecord } from '../../../../store/reading/entry.ts';
import { gamesOfTournaments, type GameRecord } from '../../../../store/reading/game.ts';
import { adjudicate } from '../../../../application/commands/game/adjudicate.ts';
import type { AppContext } from '../../../../application/context.ts';
import { drawOf } from '../../../../application/demo/demo-draw.ts';
import type { DemoCast, DemoPart } from '../../../../application/demo/demo-part.ts';
import { begin, setUp } from '../../../../application/demo/demo-tournament.ts';
import { granted } from '../../../../application/demo/demo-world.ts';
import { KNOCKOUT_PEOPLE } from './people.ts';

/** A knock-out of backgammon as the demo world sets it up. `key` names it: set up again it is the same. */
interface DemoKnockout {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  /** the points that win a match */
  readonly length: number;
  readonly playerIds: readonly PlayerId[];
}

/** A knock-out of backgammon, and a match for who signs in as Asha. */
export const knockoutDemo: DemoPart = {
  key: 'knock-out',
  about: 'a knock-out of backgammon in its second round, and a match of Asha',
  bots: { game: 'BACKGAMMON', players: KNOCKOUT_PEOPLE, fewest: 3 },
  async make(cast, bots) {
    await makeKnockout(cast.director, bots);
    await makeAshasMatch(cast);
  },
};

/**
 * A knock-out of seventeen in its second round, where bots play on: the first round is over by the director's word, game by game, since
 * nobody could wait for its moves.
 */
async function makeKnockout(director: AppContext, players: readonly PlayerId[]): Promise<void> {
  const id = await started(director, {
    key: knockoutDemo.key,
    name: 'Lamu knock-out',
    description:
      'Backgammon in matches to ten points, every round drawn anew. The results of the first round are invented; from the second on bots play, ' +
      'with dice that anybody can check.',
    length: 10,
    playerIds: players,
  });
  const entries = await entriesOfTournaments(director.db.prisma, [id]);
  for (;;) {
    const open = (await gamesOfTournaments(director.db.prisma, [id])).filter(isOfRoundOne);
    if (open.length === 0) return;
    for (const game of open) await decide(director, game, entries);
  }
}

/** One match to three points between Asha and a bot, so that who signs in as Asha has a board of backgammon. */
async function makeAshasMatch({ director, asha, verandaBots }: DemoCast): Promise<void> {
  await started(director, {
    key: 'veranda-backgammon',
    name: 'Backgammon on the veranda',
    description: 'Asha plays a bot to three points. Sign in as Asha and roll.',
    length: 3,
    playerIds: [asha, ...verandaBots.slice(0, 1)],
  });
}

async function started(director: AppContext, { length, ...told }: DemoKnockout): Promise<TournamentId> {
  const id = await setUp(director, {
    ...told,
    format: 'KNOCKOUT',
    settings: { length },
    game: 'BACKGAMMON',
    gameConfig: { length },
    series: null,
    venue: 'HERE',
    timeControl: 'T=(3+1)<=7',
    maxPlayers: told.playerIds.length,
    startsAt: null,
    newPlayers: [],
  });
  await begin(director, told.key, id);
  return id;
}

function isOfRoundOne({ key, status }: GameRecord): boolean {
  return key.startsWith('r1.') && status !== 'FINISHED';
}

/** How matches to ten points went, game by game: what the winner of the match won, below 0 what he lost. */
const COURSES = [
  [2, -1, 4, -2, 4],
  [-2, 4, -4, 2, 4],
  [4, 2, -1, 2, 2],
  [1, -4, -4, 8, 2],
] as const;

/** Who has the higher rating wins as often as ratings say; the same two always come to the same. */
async function decide(
  director: AppContext,
  { id, key, number, entries: seats }: GameRecord,
  entries: readonly EntryRecord[],
): Promise<void> {
  const [first, second] = [seats.first, seats.second].map((seat) => entries.find((entry) => entry.id === seat));
  invariant(first !== undefined && second !== undefined, 'two who have entered meet');
  const [one, other] = first.player.name < second.player.name ? [first, second] : [second, first];
  const match = `${one.player.name} ${other.player.name}`;
  const chance = 1 / (1 + 10 ** (((other.elo ?? 0) - (one.elo ?? 0)) / 400));
  const course = COURSES[Math.floor(drawOf(`${match} course`) * COURSES.length)] ?? COURSES[0];
  const points = course[number - 1] ?? 1;
  const matchWinner = drawOf(match) < chance ? one : other;
  const isFirst = (matchWinner === first) === points > 0;
  const reason = 'Invented for this demo world: nobody played it.';
  const result = { winner: isFirst ? 'first' : 'second', value: Math.abs(points), reason } as const;
  granted(await adjudicate(director, { gameId: id, ...result, idempotencyKey: `demo knock-out ${key}` }));
}
