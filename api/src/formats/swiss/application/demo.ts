import type { PlayerId, TournamentId } from '../../../kernel/ids.ts';
import { gamesOfTournaments, type GameRecord } from '../../../store/reading/game.ts';
import { playMove } from '../../../application/commands/game/play-move.ts';
import type { NewPlayer } from '../../../application/commands/player/create.ts';
import type { AppContext } from '../../../application/context.ts';
import type { DemoPart } from '../../../application/demo/demo-part.ts';
import { begin, setUp } from '../../../application/demo/demo-tournament.ts';
import { granted } from '../../../application/demo/demo-world.ts';

const ABROAD = { category: 3 } as const;

/** An odd number, so that one rests in every round. */
const BOTS: readonly NewPlayer[] = [
  { ...ABROAD, name: 'Adwoa', country: 'GH', elo: 1946, matches: 318 },
  { ...ABROAD, name: 'Koffi', country: 'CI', elo: 1903, matches: 241 },
  { ...ABROAD, name: 'Yaw', country: 'GH', elo: 1867, matches: 187 },
  { ...ABROAD, name: 'Shanelle', country: 'AG', elo: 1822, matches: 402 },
  { ...ABROAD, name: 'Chidinma', country: 'NG', elo: 1781, matches: 96 },
  { ...ABROAD, name: 'Moussa', country: 'ML', elo: 1734, matches: 133 },
  { ...ABROAD, name: 'Afi', country: 'TG', elo: 1690, matches: 58 },
  { ...ABROAD, name: 'Everton', country: 'BB', elo: 1648, matches: 74 },
  { ...ABROAD, name: 'Fatoumata', country: 'BF', elo: 1597, matches: 21 },
];

/** The games of the first round, move by move, by their keys; the last is drawn. */
const PLAYED: ReadonlyArray<readonly [key: string, moves: string]> = [
  ['swiss.A.r1.p1.g1', 'EbCdEcBfCdEeEfBaAaCbFfBdCeD'],
  ['swiss.A.r1.p2.g1', 'EdCfCbDdEfFdAcBaBcFbCe'],
  ['swiss.A.r1.p3.g1', 'DbEbCfCeCdFfAcBaAcFbBeCd'],
  ['swiss.A.r1.p4.g1', 'AfEbCfBcDaEeDaEaCfCbAaDbCdEfCeBcFfDaEcF'],
];

/** A Swiss of oware in its second round: bots have played the first to its end, and play on. */
export const swissDemo: DemoPart = {
  key: 'swiss',
  about: 'a Swiss of oware in its second round',
  bots: { game: 'OWARE', players: BOTS, fewest: 3 },
  async make({ director }, players) {
    const id = await started(director, players);
    const games = await gamesOfTournaments(director.db.prisma, [id]);
    for (const [key, moves] of PLAYED) {
      const game = games.find((one) => one.key === key);
      if (game !== undefined) await playWhole(director, game, moves);
    }
  },
};

async function started(director: AppContext, playerIds: readonly PlayerId[]): Promise<TournamentId> {
  const { key } = swissDemo;
  const id = await setUp(director, {
    key,
    name: 'Volta Swiss',
    description:
      'Oware in rounds among equals. Bots play it; when the last game of a round ends, the next round is drawn.',
    format: 'SWISS',
    settings: {},
    game: 'OWARE',
    gameConfig: {},
    series: null,
    venue: 'HERE',
    timeControl: null,
    maxPlayers: playerIds.length,
    startsAt: null,
    playerIds,
    newPlayers: [],
  });
  await begin(director, key, id);
  return id;
}

/** Lets two bots play these moves, a letter each, from where their game stands. */
async function playWhole(director: AppContext, { id: gameId, ply, players }: GameRecord, moves: string): Promise<void> {
  for (const [at, move] of [...moves].entries()) {
    if (at < ply) continue;
    const playerId = at % 2 === 0 ? players.first : players.second;
    granted(await playMove({ ...director, actor: { kind: 'bot', playerId } }, { gameId, ply: at, move }));
  }
}
