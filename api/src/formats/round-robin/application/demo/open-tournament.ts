import type { PlayerId, TournamentId } from '../../../../kernel/ids.ts';
import { DEMO_REGULARS } from '../../../../games/demo.ts';
import type { AppContext } from '../../../../application/context.ts';
import { begin, setUp } from '../../../../application/demo/demo-tournament.ts';

/** One of the open tournaments that bots play one after another, counted from 1. */
export interface OpenTournament {
  readonly number: number;
  readonly players: readonly PlayerId[];
}

/** Makes and starts an open tournament under a fast clock, all its games at once; the same one for the same number. */
export async function beginOpen(director: AppContext, { number, players }: OpenTournament): Promise<TournamentId> {
  const key = `open-${number}`;
  const id = await setUp(director, {
    key,
    name: `Baraza Open ${number}`,
    description: 'Bots play, and anybody may look on. When it ends, the next one begins by itself.',
    format: 'ROUND_ROBIN',
    settings: { preset: players.length < KIBA_PLAYERS ? 'FREE' : 'KIBA' },
    ...DEMO_REGULARS.played,
    series: null,
    venue: 'HERE',
    timeControl: 'T=(10m+1m)<=15m',
    maxPlayers: players.length,
    startsAt: null,
    playerIds: players,
    newPlayers: [],
  });
  await begin(director, key, id);
  return id;
}

const KIBA_PLAYERS = 6;
