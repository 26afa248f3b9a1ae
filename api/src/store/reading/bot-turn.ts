import { asId, type GameId, type PlayerId, type TournamentId } from '../../kernel/ids.ts';
import { otherSeat } from '../../kernel/seat.ts';
import { millis, type Millis } from '../../kernel/time.ts';
import type { Rest } from '../../rules/clocks/rest.ts';
import type { Tx } from '../client.ts';
import { restsOf } from '../codecs/clock-columns.ts';
import { gameKey } from '../codecs/registered-key.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { GameKey } from '#games/rules';

/** A bot's turn in a running game: who moves where, from which position, and what his clock had when it began to run. */
export interface BotTurn {
  readonly gameId: GameId;
  readonly tournamentId: TournamentId;
  /** the game's key in its tournament */
  readonly key: string;
  readonly playerId: PlayerId;
  readonly game: GameKey;
  readonly position: string;
  readonly ply: number;
  readonly remaining: Millis;
  /** When no time passes, in order. */
  readonly rests: readonly Rest[];
  /** Whether the opponent is such a bot too. */
  readonly isAmongBots: boolean;
}

const SEATED = { select: { player: { select: { id: true, isBot: true, ownerId: true } } } } as const;
const TURN_PARTS = {
  id: true,
  tournamentId: true,
  key: true,
  position: true,
  ply: true,
  toMove: true,
  firstRemaining: true,
  secondRemaining: true,
  restsFrom: true,
  restsTo: true,
  tournament: { select: { game: true } },
  firstEntry: SEATED,
  secondEntry: SEATED,
} as const satisfies Prisma.GameSelect;

/** The running games in which a bot that the server moves for is to move, of these games or (null) of all, in no order. */
export async function botTurns(tx: Tx, among: readonly GameId[] | null): Promise<readonly BotTurn[]> {
  const bot = { player: { isBot: true, ownerId: null } };
  const rows = await tx.game.findMany({
    where: {
      status: 'RUNNING',
      position: { not: null },
      ...(among === null ? {} : { id: { in: [...among] } }),
      OR: [
        { toMove: 'first', firstEntry: bot },
        { toMove: 'second', secondEntry: bot },
      ],
    },
    select: TURN_PARTS,
  });
  return rows.flatMap(turnOf);
}

/** Those of these games in which a bot plays that the server moves for. */
export async function gamesOfBots(tx: Tx, among: readonly GameId[]): Promise<ReadonlySet<GameId>> {
  const bot = { player: { isBot: true, ownerId: null } };
  const rows = await tx.game.findMany({
    where: { id: { in: [...among] }, OR: [{ firstEntry: bot }, { secondEntry: bot }] },
    select: { id: true },
  });
  return new Set(rows.map(({ id }) => asId<GameId>(id)));
}

function turnOf(row: Prisma.GameGetPayload<{ select: typeof TURN_PARTS }>): BotTurn[] {
  const { position, toMove } = row;
  if (position === null || toMove === null) return [];
  const players = { first: row.firstEntry.player, second: row.secondEntry.player };
  const opponent = players[otherSeat(toMove)];
  const remaining = { first: row.firstRemaining, second: row.secondRemaining }[toMove];
  return [
    {
      gameId: asId<GameId>(row.id),
      tournamentId: asId<TournamentId>(row.tournamentId),
      key: row.key,
      playerId: asId<PlayerId>(players[toMove].id),
      game: gameKey(row.tournament.game),
      position,
      ply: row.ply,
      remaining: millis(Number(remaining ?? 0)),
      rests: restsOf(row),
      isAmongBots: opponent.isBot && opponent.ownerId === null,
    },
  ];
}
