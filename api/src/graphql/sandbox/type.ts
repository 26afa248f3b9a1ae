import { viewerSandbox } from '../../application/sandbox/commands.ts';
import type { Sandbox, SandboxStop } from '../../application/sandbox/sandbox.ts';
import { playerOf, tournamentOf } from '../../application/queries/find.ts';
import { builder } from '../builder.ts';
import { globalId } from '../global-id.ts';
import { foundAs } from '../node-find.ts';
import { PlayerType, TournamentInterface } from '../refs.ts';
import { ViewerType } from '../viewer/type.ts';

const SandboxStopEnum = builder.enumType('SandboxStop', {
  description: 'Why the time of a sandbox stands.',
  values: {
    FORKED: { description: 'It was not told to go on yet.' },
    UNTIL: { description: 'It has come to where it was told to go.' },
    ROUND: { description: 'The round is decided until which it was told to go.' },
    ENDED: { description: 'The tournament is over.' },
    YOUR_TURN: { description: 'A player whom you play yourself is to move.' },
    NOTHING_DUE: { description: 'Nothing happens by itself any more: something waits for you as the director.' },
    STOPPED: { description: 'You have stopped it.' },
    FAILED: { description: 'Something went wrong on the server; what was played until then stands.' },
  } as const satisfies Record<SandboxStop, object>,
});

const SandboxGamesType = builder.objectRef<Sandbox['games']>('SandboxGames').implement({
  description: 'How far the tournament of a sandbox is.',
  fields: (t) => ({
    finished: t.exposeInt('finished', { description: 'Games that are decided.' }),
    all: t.exposeInt('all', { description: 'All games that there are so far; later rounds add more.' }),
  }),
});

foundAs('Sandbox', async (context, id, whole) => {
  const sandbox = await viewerSandbox(context, whole);
  return sandbox?.id === id ? sandbox : null;
});

/** A sandbox as its owner sees it. */
export const SandboxType = builder.objectRef<Sandbox>('Sandbox').implement({
  description:
    'A copy of a tournament in a world of its own, with a clock that stands until it is told to go on and bots in its seats. Its owner alone can enter it; nothing of it is rated, mailed or listed outside.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({
      description: 'Names it to `playSandbox` and `deleteSandbox`.',
      resolve: ({ id }) => globalId('Sandbox', id),
    }),
    address: t.string({
      description:
        'Where its API answers, by HTTP and WebSocket, to you with your session or a token of yours: you act there as the director, or as a player with `?as=` and his id behind it.',
      resolve: ({ id }, _args, { publicUrl }) => `${publicUrl}/sandbox/${id}/graphql`,
    }),
    tournament: t.field({
      type: TournamentInterface,
      description: 'The tournament itself that was copied; the copy has the same id in the sandbox.',
      resolve: (sandbox, _args, { app }) => tournamentOf(app, sandbox),
    }),
    forkedAt: t.expose('forkedAt', { type: 'DateTime', description: 'When it was copied.' }),
    beganAt: t.expose('beganAt', {
      type: 'DateTime',
      description: 'As of when it was copied: what its clock showed at first.',
    }),
    now: t.expose('now', { type: 'DateTime', description: 'What the clock of the sandbox shows.' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'When it is thrown away unless it is used before.',
    }),
    stop: t.expose('stop', {
      type: SandboxStopEnum,
      nullable: true,
      description: 'Why its time stands; null: it is playing.',
    }),
    speed: t.exposeInt('speed', {
      nullable: true,
      description: 'How many times faster than outside its time goes, or last went; null: it jumps.',
    }),
    ownPlayers: t.field({
      type: [PlayerType],
      description: 'Whom you play yourself, as they are outside.',
      resolve: ({ own }, _args, { app }) => Promise.all(own.map((id) => playerOf(app, id))),
    }),
    games: t.expose('games', { type: SandboxGamesType, description: 'How far it is.' }),
  }),
});

builder.objectFields(ViewerType, (t) => ({
  sandbox: t.field({
    type: SandboxType,
    nullable: true,
    description: 'The sandbox that you have; null: none, or this is one.',
    resolve: (_account, _args, context) => viewerSandbox(context.app, context),
  }),
}));
