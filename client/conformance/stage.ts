import { CancelTournament, connect, CreateTournament, done, EnterTournament } from '../src/index.ts';
import { LeaveTournament, OpenRegistration, Tournament } from '../src/index.ts';

/** A tournament on the real server, in which something happens when the kit wants it to. */
export interface Stage {
  readonly tournamentId: string;
  version(): Promise<number>;
  /** Lets so much happen, and answers the version after it. */
  happen(count: number): Promise<number>;
  /** Cancels the tournament. */
  close(): Promise<void>;
}

/** A new tournament of the token's owner, who then enters it and leaves it by turns; the token has `DIRECT`. */
export async function openStage(url: string, token: string): Promise<Stage> {
  const baraza = connect({ url, token });
  const draft = { name: 'Conformance of a client', game: 'BAO', format: 'ROUND_ROBIN' } as const;
  const { tournament } = done(await baraza.give(CreateTournament, draft));
  if (tournament === null) throw new Error('There is no tournament.');
  const { id: tournamentId } = tournament;
  done(await baraza.give(OpenRegistration, { tournamentId }));
  const version = async (): Promise<number> =>
    (await baraza.ask(Tournament, { id: tournamentId })).tournament?.version ?? 0;
  let isIn = false;
  return {
    tournamentId,
    version,
    async happen(count) {
      for (let n = 0; n < count; n += 1) {
        if (isIn) done(await baraza.give(LeaveTournament, { tournamentId }));
        else done(await baraza.give(EnterTournament, { tournamentId }));
        isIn = !isIn;
      }
      return version();
    },
    async close() {
      done(await baraza.give(CancelTournament, { tournamentId, reason: 'It was made to be tried.' }));
      baraza.close();
    },
  };
}
