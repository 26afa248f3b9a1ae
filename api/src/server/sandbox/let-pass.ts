import { playForward, type Going } from '../../application/sandbox/play-forward.ts';
import type { PlayWanted, SandboxStop } from '../../application/sandbox/sandbox.ts';
import type { World } from '../world.ts';
import type { OpenSandbox } from './open-sandbox.ts';

/** What is played on, and for whom the processor is left. */
export interface Passing extends Pick<Going, 'tournamentId' | 'own' | 'signal'> {
  readonly working: World['working'];
  readonly letBy: () => Promise<void>;
}

/** Lets the time of a sandbox pass as it is wanted; answers why it stands again. */
export async function letPass(
  open: OpenSandbox,
  { speed, pastOwnTurns, ...wanted }: PlayWanted,
  { working, letBy, ...going }: Passing,
): Promise<SandboxStop> {
  const { clock, world } = open;
  const isTimed = speed !== null;
  const steps = playForward(
    { ...open, ...clock, settled: world.settled, letBy },
    { ...wanted, ...going, pastOwnTurns: pastOwnTurns || isTimed, oneByOne: isTimed },
  );
  const passTo = clock.atSpeed(speed);
  let changed = new AbortController();
  const stopHearing = world.changes.onChanges((heard) => {
    if (heard.some(({ topic }) => /^(game|tournament):/.test(topic))) changed.abort();
  });
  try {
    for (;;) {
      changed = new AbortController();
      const step = await working(() => steps.next());
      if (step.done === true) return step.value;
      await passTo(step.value, AbortSignal.any([going.signal, changed.signal]));
    }
  } finally {
    stopHearing();
  }
}
