import { mayAdminister } from '../../application/rights.ts';
import { builder } from '../builder.ts';
import { sentenceOrNull } from '../said.ts';
import { ViewerType } from '../viewer/type.ts';
import type { Delay, JobReading, ServerReading, Waits } from './reading.ts';

const DelayType = builder.objectRef<Delay>('ServerDelay').implement({
  description: 'How long something takes on a server, or is late, and whether that is too long.',
  fields: (t) => ({
    seconds: t.exposeFloat('seconds', { nullable: true, description: 'In seconds; null: not known.' }),
    warning: t.string(
      sentenceOrNull('Why somebody has to look at it; null: nobody has to.', ({ warning }: Delay) => warning),
    ),
  }),
});

const WaitsType = builder.objectRef<Waits>('ServerWaits').implement({
  description: 'How often something was waited for since the server began, and how long.',
  fields: (t) => ({
    count: t.exposeFloat('count', { description: 'How often.' }),
    meanSeconds: t.exposeFloat('meanSeconds', {
      nullable: true,
      description: 'How many seconds on average; null: never yet.',
    }),
  }),
});

const JobType = builder.objectRef<JobReading>('ServerJob').implement({
  description: 'One kind of work that a server does beside its answers.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'By what the figures for Prometheus name it.' }),
    late: t.expose('late', { type: WaitsType, description: 'How often it began, and how long after it was due.' }),
    failures: t.exposeFloat('failures', { description: 'How often it failed; what failed is tried again.' }),
    failedAt: t.expose('failedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it failed last; null: never since the server began.',
    }),
    warning: t.string(
      sentenceOrNull('Why somebody has to look at it; null: nobody has to.', ({ warning }: JobReading) => warning),
    ),
  }),
});

const RefusalType = builder.objectRef<ServerReading['refusals'][number]>('ServerRefusal').implement({
  description: 'What a server has refused because of one of its limits.',
  fields: (t) => ({
    rule: t.exposeString('rule', { description: 'The limit, as `limits` calls it.' }),
    count: t.exposeFloat('count', { description: 'How often.' }),
  }),
});

const ServerType = builder.objectRef<ServerReading>('Server').implement({
  description:
    'How the server that answers is doing. It counts for itself, from when it began: where several serve one database, another may answer next.',
  fields: (t) => ({
    version: t.exposeString('version', { description: 'Of Baraza: `0.1.0`.' }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'When it began.' }),
    memoryBytes: t.exposeFloat('memoryBytes', { description: 'Bytes of memory that it takes.' }),
    stalls: t.expose('stalls', {
      type: DelayType,
      description: 'How long it held itself up in the worst of a hundred moments, of a minute at most.',
    }),
    statements: t.expose('statements', { type: WaitsType, description: 'What the database was asked.' }),
    connections: t.expose('connections', { type: WaitsType, description: 'Connections to the database.' }),
    clocks: t.expose('clocks', {
      type: DelayType,
      description: 'How long ago the first clock ran out in a game that is not decided yet; 0: none has.',
    }),
    mails: t.expose('mails', { type: DelayType, description: 'How long the first mail was due; 0: none is late.' }),
    webhooks: t.expose('webhooks', {
      type: DelayType,
      description: 'How long the first event for a webhook was due; 0: none is late.',
    }),
    backUp: t.expose('backUp', {
      type: DelayType,
      description: 'How long ago `back-up` made the last copy of everything; null seconds: it never has.',
    }),
    jobs: t.field({
      type: [JobType],
      description: 'What it does beside its answers, by name: what has begun so far.',
      resolve: ({ jobs }) => [...jobs],
    }),
    subscribers: t.exposeInt('subscribers', { description: 'Subscriptions that are open.' }),
    watched: t.exposeInt('watched', { description: 'How many different things they watch.' }),
    refusals: t.field({
      type: [RefusalType],
      description: 'What it refused because of limits, by rule.',
      resolve: ({ refusals }) => [...refusals],
    }),
    signInsDone: t.float({
      description: 'How often somebody signed in by password, link or code.',
      resolve: ({ signIns }) => signIns.done,
    }),
    signInsFailed: t.float({
      description: 'How often somebody tried to and could not.',
      resolve: ({ signIns }) => signIns.failed,
    }),
  }),
});

builder.objectField(ViewerType, 'server', (t) =>
  t.field({
    type: ServerType,
    nullable: true,
    description: 'How the server is doing; null to who is no administrator, and in a sandbox.',
    resolve: (_viewer, _args, { app, readServer }) =>
      readServer !== null && mayAdminister(app.actor) ? readServer(app.db) : null,
  }),
);
