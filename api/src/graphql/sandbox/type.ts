import { viewerSandbox } from '../../application/sandbox/commands.ts';
import {
  cutOf,
  placesGained,
  type ComparedPlayer,
  type Cut,
  type Place,
} from '../../application/sandbox/comparison.ts';
import type { Comparison, Sandbox, SandboxStop } from '../../application/sandbox/sandbox.ts';
import { playerOf, tournamentOf } from '../../application/queries/find.ts';
import { pageByPlace } from '../../application/queries/page.ts';
import { builder } from '../builder.ts';
import { globalId } from '../global-id.ts';
import { connectionOf, NUMBER_KEY, pageComplexity, windowOf } from '../list.ts';
import { foundAs } from '../node-find.ts';
import { PlayerType, TournamentInterface } from '../refs.ts';
import { sentenceOrNull } from '../said.ts';
import { AdvancePlaceEnum } from '../stage/vocabulary.ts';
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

const SandboxCutEnum = builder.enumType('SandboxCut', {
  description: 'Whether a player has come further by what was done in a sandbox.',
  values: {
    IN: { description: 'Further than without it: to a later stage, or to a place that leads on.' },
    OUT: { description: 'Less far.' },
  } as const satisfies Record<Cut, object>,
});

const SandboxPlaceType = builder.objectRef<Place>('SandboxPlace').implement({
  description: 'Where a player stands among all of a tournament, as `ranking` says it.',
  fields: (t) => ({
    place: t.exposeInt('place', { description: 'From 1; those whom nothing separates share it.' }),
    shared: t.exposeBoolean('shared', { description: 'Whether somebody else has the same place.' }),
    points: t.exposeFloat('points', { nullable: true, description: 'In his last table; null: he is in none.' }),
    stage: t.string(
      sentenceOrNull('What the last stage is called that he has come to; null: none.', ({ stage }: Place) => stage),
    ),
    zone: t.expose('zone', {
      type: AdvancePlaceEnum,
      nullable: true,
      description: 'What his rank in its table means; null where places lead nowhere.',
    }),
  }),
});

const ComparedPlayerType = builder.objectRef<ComparedPlayer>('ComparedPlayer').implement({
  description: 'A player in a sandbox, and in the second copy that nobody has touched.',
  fields: (t) => ({
    playerId: t.id({
      description: 'His id, which is the same everywhere; who was made in the sandbox is there alone.',
      resolve: ({ playerId }) => globalId('Player', playerId),
    }),
    handle: t.exposeString('handle', { description: 'What tells him from others of his name.' }),
    name: t.exposeString('name', { description: 'His name.' }),
    here: t.expose('here', {
      type: SandboxPlaceType,
      nullable: true,
      description: 'Where he stands in the sandbox; null: he is not in its tournament.',
    }),
    untouched: t.expose('untouched', {
      type: SandboxPlaceType,
      nullable: true,
      description: 'Where he stands without what you did; null: he is not in it.',
    }),
    placesGained: t.int({
      nullable: true,
      description: 'By how many places he stands higher by what you did; below 0: lower. null: he is not in both.',
      resolve: placesGained,
    }),
    cut: t.field({
      type: SandboxCutEnum,
      nullable: true,
      description: 'Whether he has come further by what you did, or less far; null: as far.',
      resolve: cutOf,
    }),
  }),
});

const SandboxComparisonType = builder.objectRef<Comparison>('SandboxComparison').implement({
  description:
    'A sandbox beside a second copy of the same beginning in which nobody does anything. Bots choose the same in it wherever the same two meet again, and lots and dice that were waiting fall the same, so that what is another follows from what you did; dice of games that were arranged later fall anew.',
  fields: (t) => ({
    at: t.expose('at', {
      type: 'DateTime',
      description:
        'What the clock of the sandbox showed when it was compared; the second copy is played until then, to its end where the sandbox was at its end.',
    }),
    stop: t.expose('stop', {
      type: SandboxStopEnum,
      nullable: true,
      description: 'Why the time of the second copy stands; null: it is being played.',
    }),
    games: t.expose('games', { type: SandboxGamesType, description: 'How far the second copy is.' }),
    players: t.connection(
      {
        type: ComparedPlayerType,
        description:
          'Everybody by his place in the sandbox, then who is in the second copy alone. Empty while that is being played.',
        complexity: pageComplexity,
        resolve: async ({ players }, args) => connectionOf(await pageByPlace(windowOf(args, NUMBER_KEY), players)),
      },
      { name: 'SandboxComparisonPlayersConnection', description: 'A page of a comparison.' },
      { name: 'SandboxComparisonPlayersConnectionEdge', description: 'A player and where he stands in both.' },
    ),
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
    comparison: t.expose('comparison', {
      type: SandboxComparisonType,
      nullable: true,
      description: 'What your doing has changed, as of the last `compareSandbox`; null: it was not compared.',
    }),
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
