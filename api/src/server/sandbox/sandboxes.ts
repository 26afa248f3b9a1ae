import type { GraphQLSchema } from 'graphql';
import type { IncomingMessage } from 'node:http';
import { notFound, wrongStatus } from '../../application/errors.ts';
import { reader } from '../../application/grant.ts';
import { readCopy } from '../../application/sandbox/copy.ts';
import { createOnce } from '../../application/sandbox/once.ts';
import type { Sandbox, SandboxStop, Sandboxes } from '../../application/sandbox/sandbox.ts';
import { message } from '../../application/texts/say.ts';
import { newId } from '../../kernel/entropy.ts';
import type { AccountId, PlayerId, SandboxId, TournamentId } from '../../kernel/ids.ts';
import { err, ok } from '../../kernel/result.ts';
import type { Locale } from '../../kernel/locale.ts';
import { HOUR, plus, type Instant } from '../../kernel/time.ts';
import type { Db } from '../../store/client.ts';
import { acceptedLocale } from '../accepted-locale.ts';
import { createGraphQLServer, type GraphQLServer } from '../graphql-server.ts';
import { livePlugin } from '../live/live-plugin.ts';
import type { RequestContext } from '../request-context.ts';
import type { SignedIn } from '../session-access.ts';
import type { SocketWorld } from '../websocket.ts';
import type { World } from '../world.ts';
import { seatAt, sandboxAt, sandboxPath } from './address.ts';
import { compare, gamesIn, type Comparing } from './comparing.ts';
import { createForkPace } from './fork-pace.ts';
import { letPass } from './let-pass.ts';
import { openSandbox, type Beginning, type OpenSandbox, type ServerParts } from './open-sandbox.ts';
import { NO_WAY_OUT } from './no-way-out.ts';
import { actorIn, noSandbox, SANDBOX_ELSEWHERE } from './who-enters.ts';

/** How long a sandbox is kept that nobody uses. */
export const UNUSED = HOUR;

const SEED_BYTES = 32;

interface SandboxesParts extends ServerParts {
  readonly db: Db;
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
  /** Whether it is another server that has the sandbox which is asked for. */
  readonly isElsewhere: (request: IncomingMessage) => boolean;
  endSession(session: string): void;
  close(): Promise<void>;
}

interface Kept {
  readonly id: SandboxId;
  readonly ownerId: AccountId;
  readonly directorId: PlayerId;
  readonly tournamentId: TournamentId;
  readonly own: ReadonlySet<PlayerId>;
  readonly beginning: Beginning;
  readonly open: OpenSandbox;
  readonly graphql: GraphQLServer;
  readonly gone: AbortController;
  /** How its places are given back. */
  readonly leave: readonly ((() => void) | null)[];
  lastUsed: Instant;
  stop: SandboxStop | null;
  speed: number | null;
  going: AbortController;
  /** Ends when its time stands. */
  playing: Promise<void>;
  /** null: it was not compared. */
  comparing: Comparing | null;
}

/** No sandboxes yet. Each is in the memory of this process alone. */
export function createSandboxes(parts: SandboxesParts): ServedSandboxes {
  const { db, now, sleepUntil, entropy, log, fairness, letBy } = parts;
  const { working, report } = parts.world;
  const all = new Map<SandboxId, Kept>();
  const beingMade = new Set<AccountId>();
  const beingCompared = new Set<SandboxId>();
  const tooMany = createForkPace(now, fairness.limits.FORKS_PER_ACCOUNT, fairness.shared);
  const most = fairness.limits.SANDBOXES_PER_SERVER;
  const isFull = (): boolean => all.size + beingMade.size + beingCompared.size >= most;
  // By whose they are, and by their own ids.
  const places = fairness.shared.places('sandboxes', 1);
  const none = (id: string) => err(notFound(places.elsewhere(id) > 0 ? SANDBOX_ELSEWHERE : 'sandbox'));
  const full = () => err(wrongStatus('FULL', message('refused.sandbox.full', { most })));

  const ofOwner = (owner: AccountId): Kept | undefined => [...all.values()].find(({ ownerId }) => ownerId === owner);

  function used(owner: AccountId, id: SandboxId): Kept | null {
    const kept = all.get(id);
    if (kept === undefined || kept.ownerId !== owner) return null;
    kept.lastUsed = now();
    return kept;
  }

  async function told(kept: Kept): Promise<Sandbox> {
    const { id, ownerId, tournamentId, own, open, stop, speed, lastUsed } = kept;
    return {
      ...{ id, ownerId, tournamentId, stop, speed },
      forkedAt: kept.beginning.forkedAt,
      beganAt: open.beganAt,
      now: open.clock.now(),
      expiresAt: plus(lastUsed, UNUSED),
      own: [...own],
      games: await gamesIn(open, tournamentId),
      comparison: kept.comparing === null ? null : await kept.comparing.told(),
    };
  }

  async function throwAway(kept: Kept): Promise<void> {
    if (!all.delete(kept.id)) return;
    for (const leave of kept.leave) leave?.();
    kept.gone.abort();
    kept.going.abort();
    await kept.playing;
    await kept.comparing?.done;
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
      if (places.elsewhere(owner.id) > 0) return err(wrongStatus('OPEN', SANDBOX_ELSEWHERE));
      if (isFull()) return full();
      const often = tooMany(owner.id);
      if (often !== null) return err(often);
      beingMade.add(owner.id);
      try {
        const id = newId<SandboxId>(entropy);
        const at = now();
        const copy = await readCopy({ db, entropy }, fork);
        const beginning = { copy, forkedAt: at, seed: entropy.bytes(SEED_BYTES) };
        const open = await openSandbox(parts, beginning);
        const graphql = createGraphQLServer({
          ...{ schema: parts.schema, log, fairness },
          endpoint: `${sandboxPath(id)}/graphql`,
          live: livePlugin(open.world.hub, fairness.limits.SOCKET_BACKLOG_BYTES),
          contextOf: (credentials, url) => contextOf(open, id, credentials, url),
        });
        const kept: Kept = {
          ...{ id, tournamentId: tournament.id, beginning, open, graphql, lastUsed: at, stop: 'FORKED', speed: null },
          ...{ ownerId: owner.id, directorId: tournament.directorId, own: new Set(own), comparing: null },
          ...{ gone: new AbortController(), going: new AbortController(), playing: Promise.resolve() },
          leave: [owner.id, id].map((known) => places.take(known, id)),
        };
        all.set(id, kept);
        void expire(kept).catch(report);
        return ok(await told(kept));
      } finally {
        beingMade.delete(owner.id);
      }
    },
    copiedOf(owner, id) {
      const kept = ofOwner(owner);
      return kept?.id === id ? kept.tournamentId : null;
    },
    async of(owner) {
      const kept = ofOwner(owner);
      return kept === undefined ? null : told(kept);
    },
    async play(owner, id, wanted) {
      const kept = used(owner, id);
      if (kept === null) return none(id);
      if (kept.stop === null) return err(wrongStatus('PLAYING', message('refused.sandbox.playing')));
      kept.stop = null;
      kept.speed = wanted.speed;
      kept.going = new AbortController();
      const { open, tournamentId, own, going } = kept;
      const passing = { tournamentId, own, signal: going.signal, working, letBy };
      kept.playing = letPass(open, wanted, passing).then(
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
      return kept === null ? none(id) : ok(await told(kept));
    },
    async compare(owner, id) {
      const kept = used(owner, id);
      if (kept === null) return none(id);
      const { stop, tournamentId } = kept;
      if (stop === null) return err(wrongStatus('PLAYING', message('refused.sandbox.playing')));
      if (beingCompared.has(id)) return err(wrongStatus('COMPARING', message('refused.sandbox.comparing')));
      if (isFull()) return full();
      beingCompared.add(id);
      const passing = { tournamentId, signal: kept.gone.signal, working, letBy };
      kept.comparing = compare({ ...kept, stop }, { ...parts, report }, passing);
      void kept.comparing.done.then(() => beingCompared.delete(id));
      return ok(await told(kept));
    },
    async remove(owner, id) {
      const kept = used(owner, id);
      if (kept === null) return none(id);
      await throwAway(kept);
      return ok({ id });
    },
    worldAt(request) {
      const kept = all.get(sandboxAt(request.url ?? '') ?? ('' as SandboxId));
      if (kept === undefined) return null;
      const { graphql, open } = kept;
      const { hub } = open.world;
      return { graphql, hub, whoIs: async (credentials) => actorIn(kept, await parts.whoComes(credentials), null) };
    },
    isElsewhere: ({ url }) => places.elsewhere(sandboxAt(url ?? '') ?? '') > 0,
    endSession(session) {
      for (const { open } of all.values()) open.world.hub.endSession(session);
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
      app: { db: copy, now: clock.now, entropy: chance, actor: reader(actor), letBy, gamesLeft: new Map() },
      commander: actor,
      feed: world.feed,
      session: comes.session,
      webhooks: NO_WAY_OUT,
      sandboxes: null,
      readServer: null,
    };
  }
}
