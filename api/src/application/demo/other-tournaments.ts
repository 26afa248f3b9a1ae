import type { TournamentId } from '../../kernel/ids.ts';
import { DAY, millis, plus } from '../../kernel/time.ts';
import type { DemoCast } from './demo-world.ts';
import { BAO, begin, setUp } from './demo-tournament.ts';

/** Three players under a day clock, so that who signs in as Asha finds games to play. */
export async function makeVeranda({ director, asha, verandaBots }: DemoCast): Promise<TournamentId> {
  const key = 'veranda';
  const id = await setUp(director, {
    key,
    name: 'Veranda friendly',
    description: 'Asha plays two bots, who answer within seconds. Sign in as Asha and make a move.',
    format: 'ROUND_ROBIN',
    settings: { preset: 'FREE' },
    ...BAO,
    series: null,
    venue: 'HERE',
    timeControl: null,
    maxPlayers: 3,
    startsAt: null,
    playerIds: [asha, ...verandaBots],
    newPlayers: [],
  });
  await begin(director, key, id);
  return id;
}

const SIGN_UP_TIME = millis(14 * DAY);

/** A tournament whose registration is open for two weeks; it starts by itself if two more players enter. */
export async function makeSignUp({ director, openBots, verandaBots, begunAt }: DemoCast): Promise<TournamentId> {
  return setUp(director, {
    key: 'sign-up',
    name: 'Bahari Cup',
    description: 'A KIBA round robin that takes six to twelve players. Four have entered; sign in and join them.',
    format: 'ROUND_ROBIN',
    settings: { preset: 'KIBA' },
    ...BAO,
    series: null,
    venue: 'HERE',
    timeControl: null,
    maxPlayers: 12,
    startsAt: plus(begunAt, SIGN_UP_TIME),
    playerIds: [...openBots.slice(-2), ...verandaBots],
    newPlayers: [],
  });
}
