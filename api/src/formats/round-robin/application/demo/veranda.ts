import { DAY, millis, plus } from '../../../../kernel/time.ts';
import type { DemoCast, DemoPart } from '../../../../application/demo/demo-part.ts';
import { DEMO_REGULARS } from '../../../../games/demo.ts';
import { begin, setUp } from '../../../../application/demo/demo-tournament.ts';

/** Games for who signs in as Asha, and a tournament that anybody may enter. */
export const verandaDemo: DemoPart = {
  key: 'veranda',
  about: "Asha's friendly, and a tournament to join",
  async make(cast) {
    await makeVeranda(cast);
    await makeSignUp(cast);
  },
};

/** Three players under a day clock, so that who signs in as Asha finds games to play. */
async function makeVeranda({ director, asha, verandaBots }: DemoCast): Promise<void> {
  const { key } = verandaDemo;
  const id = await setUp(director, {
    key,
    name: 'Veranda friendly',
    description: 'Asha plays two bots, who answer within seconds. Sign in as Asha and make a move.',
    format: 'ROUND_ROBIN',
    settings: { preset: 'FREE' },
    ...DEMO_REGULARS.played,
    series: null,
    venue: 'HERE',
    timeControl: null,
    maxPlayers: 3,
    startsAt: null,
    playerIds: [asha, ...verandaBots],
    newPlayers: [],
  });
  await begin(director, key, id);
}

const SIGN_UP_TIME = millis(14 * DAY);

/** A tournament whose registration is open for two weeks; it starts by itself if two more players enter. */
async function makeSignUp({ director, openBots, verandaBots, begunAt }: DemoCast): Promise<void> {
  await setUp(director, {
    key: 'sign-up',
    name: 'Bahari Cup',
    description: 'A KIBA round robin that takes six to twelve players. Four have entered; sign in and join them.',
    format: 'ROUND_ROBIN',
    settings: { preset: 'KIBA' },
    ...DEMO_REGULARS.played,
    series: null,
    venue: 'HERE',
    timeControl: null,
    maxPlayers: 12,
    startsAt: plus(begunAt, SIGN_UP_TIME),
    playerIds: [...openBots.slice(-2), ...verandaBots],
    newPlayers: [],
  });
}
