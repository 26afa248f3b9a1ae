import type { AddressInfo } from 'node:net';
import { acceptedLocale } from './accepted-locale.ts';
import { NO_DEMO_JOBS, demoJobs } from '../application/demo/demo-jobs.ts';
import { makeDemo, type DemoSize } from '../application/demo/make-demo.ts';
import type { AppContext } from '../application/context.ts';
import { reader } from '../application/grant.ts';
import { creditDowntime } from '../application/jobs/downtime.ts';
import type { SleepUntil } from '../application/waiting.ts';
import { schema } from '../graphql/schema.ts';
import { eventTeller, type ContextOf } from '../graphql/webhook/tell.ts';
import { serverSecret } from '../application/sealed.ts';
import type { Entropy } from '../kernel/entropy.ts';
import type { Locale } from '../kernel/locale.ts';
import { hasAdministrator } from '../store/reading/account.ts';
import { clientAddress } from './client-address.ts';
import { documents } from './documents/documents.ts';
import type { Composed } from './composed.ts';
import type { Env } from './env.ts';
import { onEndedSession } from './ended-sessions.ts';
import { door } from './fair/door.ts';
import { graphqlAt } from './fair/graphql-at.ts';
import { fairnessOf } from './fairness-of.ts';
import { createGraphQLServer } from './graphql-server.ts';
import { createHttpServer } from './http.ts';
import { runJobs } from './jobs.ts';
import { listenAt } from './listen-at.ts';
import { createLog } from './log.ts';
import { accountLimitsOf } from './set-limits.ts';
import { limitsOf } from './told-limits.ts';
import { openMailIn } from './mail-in/serve.ts';
import { overlayEvents } from './overlay/events.ts';
import { measuredFairness } from './measures/measured-fairness.ts';
import { measuredJobs } from './measures/measured-jobs.ts';
import { measuredSignIn } from './measures/measured-sign-in.ts';
import { measuredOperations } from './measures/measured-operations.ts';
import { createMeasures } from './measures/measures.ts';
import { createReading } from './measures/reading.ts';
import { serveMetrics } from './measures/serve-metrics.ts';
import { livePlugin } from './live/live-plugin.ts';
import { serverOrigins } from './origins.ts';
import { passwordTurns } from './password-turns.ts';
import { createReadiness } from './readiness.ts';
import { requestIds } from './request-ids.ts';
import { setUpCode } from './set-up-code.ts';
import { createSignIn } from './sign-in.ts';
import { caughtMailRights } from './mail-out/caught-mail-rights.ts';
import { mailRoutes } from './mail-out/mail-routes.ts';
import { catches, mailingOf, openPostOffice, reachesPeople } from './mail-out/post-office.ts';
import { openPages, type PageDrawing } from './page/open-pages.ts';
import { pageAnswers } from './page/page-answers.ts';
import { openPictures } from './pictures/open-pictures.ts';
import { everyRealSeconds, letBy } from './timers.ts';
import { webhookCarrier, type Reach } from './webhooks/carrier.ts';
import { serveWebSocket } from './websocket.ts';
import { whoComesTo } from './who-comes.ts';
import { openWorld } from './world.ts';
import { createSandboxes } from './sandbox/sandboxes.ts';
import { answerNoSandbox } from './sandbox/who-enters.ts';

/** Time, chance and the set-up come in here and nowhere else. `db` is open and migrated. */
export interface Parts extends Pick<AppContext, 'db' | 'now' | 'pastGap'> {
  readonly env: Env;
  readonly sleepUntil: SleepUntil;
  readonly entropy: Entropy;
  /** How jobs are paced; see `JobWorld`. Left out: not at all. */
  readonly pace?: () => Promise<void>;
  /** The folder of the built web page. */
  readonly webFolder: string;
  /** What draws its pages; left out: they are drawn in browsers alone. */
  readonly drawing?: PageDrawing;
  /** How large a demo world is made where one is wanted; left out: as a visitor finds it. */
  readonly demoSize?: DemoSize;
  /** Whether webhooks reach further than the public internet; left out: no. */
  readonly webhookReach?: Reach;
  /** Tells the person who waits what is being done. */
  readonly say: (line: string) => void;
}

/** Puts the server together and starts it; rejects when its port cannot be listened at. */
export async function compose(parts: Parts): Promise<Composed> {
  const { db, env, now, sleepUntil } = parts;
  const time = parts.pastGap === undefined ? { now } : { now, pastGap: parts.pastGap };
  const log = createLog({ level: env.LOG_LEVEL, now });
  const stopping = new AbortController();
  const { signal } = stopping;
  const stopTending = everyRealSeconds(1, db.tend);
  const addressOf = clientAddress(env.TRUST_PROXY, (sentence) => log.warn(sentence));
  const measures = createMeasures();
  db.pool.times = measures;
  const fairness = measuredFairness(fairnessOf({ env, db, addressOf }), measures);
  const { fannedOut } = measures;
  const opened = await openWorld({ db, now, entropy: parts.entropy, sleepUntil, log, fairness, signal, fannedOut });
  const { working, report, changes, feed, hub } = opened;
  const { onChanges, onReconnect, onCounts } = changes;
  const { shared: counts } = fairness;
  const stopSharing = db.address === null ? null : counts.share({ db, onCounts, working, report });
  const readServer = createReading({ registry: measures.registry, db, now, hub, report, signal });

  const secret = env.AUTH_SECRET ?? (await serverSecret(db, parts.entropy));
  const entropy: Entropy = { bytes: (count) => parts.entropy.bytes(count), secret };
  const isReady = createReadiness({ db, now, report });
  let isOpen = false;
  let { PORT: port } = env;
  const origins = serverOrigins(env, () => port);
  const { isTrusted } = origins;
  const mailing = mailingOf(env);
  const code = setUpCode(secret, env.SETUP_CODE);
  const factorForDirectors = env.DIRECTORS_NEED_SECOND_FACTOR === 'on';
  const signIn = createSignIn(
    { db, now, entropy },
    {
      secret,
      passwords: passwordTurns(fairness),
      setUpCode: code,
      mailsPeople: reachesPeople(env),
      factorForDirectors,
      baseUrl: origins.publicUrl(),
      origins: origins.trusted,
      shared: counts,
      report,
    },
  );
  const limits = limitsOf(env);
  const whoComes = whoComesTo({ db, now, working, factorForDirectors }, signIn);
  const carrier = webhookCarrier(parts.webhookReach);
  const shared = (locale: Locale) => ({
    locale,
    publicUrl: origins.publicUrl(),
    mailInDomain: env.MAIL_IN_PORT === undefined ? null : env.MAIL_DOMAIN,
    mailSecret: secret,
    limits,
    readServer,
    webhooks: carrier,
  });
  const sandboxParts = { db, now, sleepUntil, entropy, log, fairness, schema, world: opened, letBy };
  const sandboxes = createSandboxes({ ...sandboxParts, whoComes, sharedIn: shared });
  const contextFor: ContextOf = (actor, locale) => ({
    ...shared(locale),
    app: { db, ...time, entropy, actor, letBy, gamesLeft: new Map(), limits: accountLimitsOf(env), ...mailing },
    feed,
    sandboxes,
  });
  onEndedSession(onChanges, (session) => {
    hub.endSession(session);
    sandboxes.endSession(session);
  });
  const graphql = createGraphQLServer({
    schema,
    log,
    live: livePlugin(hub, fairness.limits.SOCKET_BACKLOG_BYTES),
    fairness,
    measured: measuredOperations(measures),
    async contextOf(credentials) {
      const { actor, session } = await whoComes(credentials);
      return { ...contextFor(reader(actor), acceptedLocale(credentials)), commander: actor, session };
    },
  });
  const asAnybody = (): AppContext => ({ db, now, entropy, actor: { kind: 'anonymous' } });
  let hasDemo = false;
  const rightsOf = caughtMailRights(env, () => hasDemo);
  const mail = mailRoutes({ contextOf: asAnybody, secret, catches: catches(env), rightsOf });
  const asked = { shared: counts, now, contextOf: asAnybody, addressOf };
  const document = documents({ ...asked, textsAMinute: env.TEXTS_PER_ADDRESS, urlFor: origins.urlFor });
  const overlay = overlayEvents({ contextOf: asAnybody, onChanges, onReconnect, working, report });
  const behindDoor = { fairness, working };
  const { urlFor } = origins;
  const answerFor = pageAnswers(graphql, fairness);
  const pages = openPages({ ...parts, answerFor, urlFor, working, onChanges, log });
  const picturesAMinute = env.PICTURES_PER_ADDRESS;
  const pictures = openPictures({ ...parts, ...asked, answerFor, picturesAMinute });
  const nextRequestId = requestIds(now());
  const http = createHttpServer({
    log,
    nextRequestId,
    isTrusted,
    addressOf,
    routes: {
      graphql: graphqlAt(graphql, behindDoor),
      sandbox: (request, response) => {
        const there = sandboxes.worldAt(request);
        return there === null
          ? answerNoSandbox(response, sandboxes.isElsewhere(request))
          : graphqlAt(there.graphql, behindDoor)(request, response);
      },
      auth: measuredSignIn(measures, (request, response) => working(() => signIn.handle(request, response))),
      page: pages.page,
      graphiql: pages.graphiql,
      document: (path) => {
        const stream = overlay(path);
        if (stream !== null) return door(fairness, stream, 'streams');
        const answer = document(path) ?? pictures.at(path);
        return answer === null ? null : (request, response) => working(() => answer(request, response));
      },
      mail: (method, path) => {
        const answer = mail(method, path);
        return answer === null ? null : (request, response) => working(() => answer(request, response));
      },
      ready: async () => isOpen && (await isReady()),
    },
  });
  await listenAt(http, env.PORT, env.HOST);
  const metrics = await serveMetrics({ env, measures, report });
  const mailIn = await openMailIn({ env, log, working, world: { db, ...time, entropy } });
  const closeSockets = serveWebSocket({
    server: http,
    worldAt: (request) =>
      /^\/graphql(?:[?#]|$)/.test(request.url ?? '') ? { graphql, hub, whoIs: whoComes } : sandboxes.worldAt(request),
    isTrusted,
    fairness,
    nextRequestId,
    log,
    working,
  });
  ({ port } = http.address() as AddressInfo);
  const pageUrl = origins.publicUrl();
  const post = openPostOffice({ db, env, entropy, pageUrl, secret });
  await creditDowntime({ db, now, entropy });
  const { signUp } = signIn;
  hasDemo = env.DEMO === 'on' && (await makeDemo({ db, now, entropy, signUp, say: parts.say }, parts.demoSize));
  const watching = { watched: () => feed.followed() > 0, onWatched: feed.onFirst };
  const teller = eventTeller(schema, contextFor);
  const paced = parts.pace === undefined ? {} : { pace: parts.pace };
  const world = {
    db,
    now,
    entropy,
    sleepUntil,
    signal,
    onChanges,
    onReconnect,
    working,
    report,
    ...watching,
    ...paced,
  };
  const jobs = runJobs(
    { ...world, post, carrier, teller, pageUrl, factorForDirectors, mostWaiting: env.EVENTS_WAITING },
    hasDemo ? await demoJobs(db) : NO_DEMO_JOBS,
    measuredJobs(measures),
  );
  isOpen = true;
  return {
    http,
    url: `http://localhost:${port}`,
    publicUrl: pageUrl,
    hub,
    signIn,
    hasDemo,
    setUpCode: (await hasAdministrator(db.prisma)) ? null : code,
    mailIn,
    metrics,
    followed: feed.followed,
    settled: opened.settled,
    leave: () => void (isOpen = false),
    async close() {
      stopping.abort();
      http.close();
      hub.close();
      await closeSockets();
      await mailIn?.close();
      metrics?.close();
      http.closeAllConnections();
      await jobs;
      await post.carrier?.close();
      await carrier.close();
      await stopSharing?.();
      await sandboxes.close();
      await pages.close();
      await pictures.close();
      await changes.stop();
      stopTending();
      await opened.idle();
    },
  };
}
