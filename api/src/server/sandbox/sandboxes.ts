import type { GraphQLSchema } from 'graphql';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { notFound, wrongStatus } from '../../application/errors.ts';
import { forkInto } from '../../application/sandbox/fork-into.ts';
import { createOnce } from '../../application/sandbox/once.ts';
import { playForward } from '../../application/sandbox/play-forward.ts';
import type { PlayWanted, Sandbox, SandboxStop, Sandboxes } from '../../application/sandbox/sandbox.ts';
import { message } from '../../application/texts/say.ts';
import type { SleepUntil } from '../../application/waiting.ts';
import { newId, type Entropy } from '../../kernel/entropy.ts';
import type { AccountId, PlayerId, SandboxId, TournamentId } from '../../kernel/ids.ts';
import { err, ok } from '../../kernel/result.ts';
import type { Locale } from '../../kernel/locale.ts';
import { HOUR, plus, type Instant } from '../../kernel/time.ts';
import type { Db } from '../../store/client.ts';
import { gameCounts } from '../../store/reading/game.ts';
import { acceptedLocale } from '../accepted-locale.ts';
import type { Fairness } from '../fair/fairness.ts';
import { MOST_SANDBOXES } from '../limits.ts';
import type { RequestContext } from '../request-context.ts';
import type { SignedIn } from '../session-access.ts';
import type { SocketWorld } from '../websocket.ts';
import type { World } from '../world.ts';
import { seatAt, sandboxAt, sandboxPath } from './address.ts';
import { openSandbox, type OpenSandbox } from './open-sandbox.ts';
import { NO_WAY_OUT } from './no-way-out.ts';
import { actorIn, noSandbox } from './who-enters.ts';

/** How long a sandbox is kept that nobody uses. */
export const UNUSED = HOUR;

interface SandboxesParts {
  readonly db: Db;
  readonly now: () => Instant;
  readonly sleepUntil: SleepUntil;
  readonly entropy: Entropy;
  readonly log: Logger;
  readonly fairness: Fairness;
  readonly schema: GraphQLSchema;
  readonly world: Pick<World, 'working' | 'report'>;
  readonly letBy: () => Promise<void>;
  readonly whoComes: (credentials: Headers) => Promise<SignedIn>;
  /** What of a context is the same in every world. */
  readonly sharedIn: (
    locale: Locale,
  ) => Omit<RequestContext, 'app' | 'feed' | 'session' | 'caller' | 'sandboxes' | 'webhooks'>;
}

/** The sandboxes of this process, and what answers at their addresses. */
export interface ServedSandboxes extends Sandboxes {
  /** What is at the address of a request; null: no sandbox. */
  readonly worldAt: (request: IncomingMessage) => SocketWorld | null;
  endSession(session: string): void;
  close(): Promise<void>;
}

interface Kept {
  readonly id: SandboxId;
  readonly ownerId: AccountId;
  readonly directorId: PlayerId;
  readonly tournamentId: TournamentId;
  readonly own: ReadonlySet<PlayerId>;
  readonly forkedAt: Instant;
  readonly beganAt: Instant;
  readonly open: OpenSandbox;
  readonly gone: AbortController;
  lastUsed: Instant;
  stop: SandboxStop | null;
  speed: number | null;
  going: AbortController;
  /** Ends when its time stands. */
  playing: Promise<void>;
}

/** No sandboxes yet. Each is in the memory of this process alone. */
export function createSandboxes(parts: SandboxesParts): ServedSandboxes {
  const { db, now, sleepUntil, entropy, letBy } = parts;
  const { working, report } = parts.world;
  const all = new Map<SandboxId, Kept>();
  const beingMade = new Set<AccountId>();

  const ofOwner = (owner: AccountId): Kept | undefined => [...all.values()].find(({ ownerId }) => ownerId === owner);

  function used(owner: AccountId, id: SandboxId): Kept | null {
    const kept = all.get(id);
    if (kept === undefined || kept.ownerId !== owner) return null;
    kept.lastUsed = now();
    return kept;
  }

  async function told(kept: Kept): Promise<Sandbox> {
    const { id, ownerId, tournamentId, forkedAt, beganAt, own, open, stop, speed, lastUsed } = kept;
    const counts = await gameCounts(open.db.prisma, [tournamentId]);
    const count = (statuses: readonly string[]): number =>
      counts.reduce((sum, one) => sum + (statuses.includes(one.status) ? one.games : 0), 0);
    const games = { finished: count(['FINISHED']), all: count(['SCHEDULED', 'RUNNING', 'FINISHED']) };
    return {
      id,
      ownerId,
      tournamentId,
      forkedAt,
      beganAt,
      now: open.clock.now(),
      expiresAt: plus(lastUsed, UNUSED),
      stop,
      speed,
      own: [...own],
      games,
    };
  }

  /** Lets time pass as it is wanted until it has to stand. */
  async function letPass(kept: Kept, { speed, pastOwnTurns, ...wanted }: PlayWanted): Promise<SandboxStop> {
    const { db: copy, entropy: chance, clock, world } = kept.open;
    const { signal } = kept.going;
    const { tournamentId, own } = kept;
    const steps = playForward(
      { ...clock, db: copy, entropy: chance, settled: world.settled, letBy },
      { ...wanted, tournamentId, own, signal, pastOwnTurns: pastOwnTurns || speed !== null, oneByOne: speed !== null },
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
        await passTo(step.value, AbortSignal.any([signal, changed.signal]));
      }
    } finally {
      stopHearing();
    }
  }

  async function throwAway(kept: Kept): Promise<void> {
    if (!all.delete(kept.id)) return;
    kept.gone.abort();
    kept.going.abort();
    await kept.playing;
    await kept.open.close();
  }

  async function expire(kept: Kept): Promise<void> {
    for (;;) {
      await sleepUntil(plus(kept.lastUsed, UNUSED), kept.gone.signal, { soft: true });
      if (kept.gone.signal.aborted) return;
      if (kept.stop === null) kept.lastUsed = now();
      if (plus(kept.lastUsed, UNUSED) <= now()) return throwAway(kept);
    }
  }

  return {
    once: createOnce(),
    async fork(fork) {
      const { owner, tournament, own } = fork;
      if (ofOwner(owner.id) !== undefined || beingMade.has(owner.id))
        return err(wrongStatus('OPEN', message('refused.sandbox.open')));
      if (all.size + beingMade.size >= MOST_SANDBOXES)
        return err(wrongStatus('FULL', message('refused.sandbox.full', { most: MOST_SANDBOXES })));
      beingMade.add(owner.id);
      try {
        const id = newId<SandboxId>(entropy);
        const at = now();
        const open = await openSandbox({
          ...parts,
          server: { now, sleepUntil },
          at: fork.at ?? at,
          endpoint: `${sandboxPath(id)}/graphql`,
          contextOf: (opened, credentials, url) => contextOf(opened, id, credentials, url),
        });
        await forkInto({ db, entropy }, { db: open.db, entropy: open.entropy, at }, fork).catch(
          async (failure: unknown) => {
            await open.close();
            throw failure;
          },
        );
        open.begin();
        const kept: Kept = {
          ...{ id, tournamentId: tournament.id, open, lastUsed: at, stop: 'FORKED', speed: null },
          ...{ forkedAt: at, beganAt: fork.at ?? at },
          ...{ ownerId: owner.id, directorId: tournament.directorId, own: new Set(own) },
          ...{ gone: new AbortController(), going: new AbortController(), playing: Promise.resolve() },
        };
        all.set(id, kept);
        void expire(kept).catch(report);
        return ok(await told(kept));
      } finally {
        beingMade.delete(owner.id);
      }
    },
    async of(owner) {
      const kept = ofOwner(owner);
      return kept === undefined ? null : told(kept);
    },
    async play(owner, id, wanted) {
      const kept = used(owner, id);
      if (kept === null) return err(notFound('sandbox'));
      if (kept.stop === null) return err(wrongStatus('PLAYING', message('refused.sandbox.playing')));
      kept.stop = null;
      kept.speed = wanted.speed;
      kept.going = new AbortController();
      kept.playing = letPass(kept, wanted).then(
        (stop) => {
          kept.stop = stop;
        },
        (failure: unknown) => {
          kept.stop = 'FAILED';
          if (!kept.gone.signal.aborted) report(failure);
        },
      );
      return ok(await told(kept));
    },
    async stop(owner, id) {
      const kept = used(owner, id);
      kept?.going.abort();
      return kept === null ? err(notFound('sandbox')) : ok(await told(kept));
    },
    async remove(owner, id) {
      const kept = used(owner, id);
      if (kept === null) return err(notFound('sandbox'));
      await throwAway(kept);
      return ok({ id });
    },
    worldAt(request) {
      const kept = all.get(sandboxAt(request.url ?? '') ?? ('' as SandboxId));
      if (kept === undefined) return null;
      const { graphql, hub } = kept.open;
      return { graphql, hub, whoIs: async (credentials) => actorIn(kept, await parts.whoComes(credentials), null) };
    },
    endSession(session) {
      for (const { open } of all.values()) open.hub.endSession(session);
    },
    async close() {
      await Promise.all([...all.values()].map(throwAway));
    },
  };

  async function contextOf(
    { db: copy, clock, entropy: chance, world }: OpenSandbox,
    id: SandboxId,
    credentials: Headers,
    url: string,
  ): Promise<Omit<RequestContext, 'caller'>> {
    const comes = await parts.whoComes(credentials);
    const kept = all.get(id);
    if (kept === undefined) throw noSandbox();
    const actor = actorIn(kept, comes, seatAt(url));
    kept.lastUsed = now();
    return {
      ...parts.sharedIn(acceptedLocale(credentials)),
      app: { db: copy, now: clock.now, entropy: chance, actor, letBy },
      feed: world.feed,
      session: comes.session,
      webhooks: NO_WAY_OUT,
      sandboxes: null,
    };
  }
}
