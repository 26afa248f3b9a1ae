import { orderWaitingList } from '../../application/commands/tournament/order-waiting.ts';
import { playerOf } from '../../application/queries/find.ts';
import { pageOfAll } from '../../application/queries/page.ts';
import { readingOf } from '../../application/queries/reading.ts';
import { viewerMayWait, viewerWaiting } from '../../application/queries/viewer-place.ts';
import type { WaitingRecord } from '../../store/reading/waiting.ts';
import { builder } from '../builder.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';
import { NUMBER_KEY, connectionOf, pageComplexity, windowOf } from '../list.ts';
import { PlayerType, TournamentInterface } from '../refs.ts';
import { TournamentSuccessType } from './results.ts';

/** A place on a waiting list. */
export const WaitingPlaceType = builder.objectRef<WaitingRecord>('WaitingPlace').implement({
  description: 'Somebody who waits for a place in a tournament.',
  fields: (t) => ({
    place: t.exposeInt('place', { description: 'From 1: who is first gets the next place that is free.' }),
    player: t.field({
      type: PlayerType,
      description: 'Who waits.',
      resolve: ({ playerId }, _args, { app }) => playerOf(app, playerId),
    }),
    idElsewhere: t.exposeString('idElsewhere', {
      nullable: true,
      description: 'By what the player goes on the server where the tournament is played; null: nothing was said.',
    }),
    since: t.field({ type: 'DateTime', description: 'Since when.', resolve: ({ since }) => since }),
  }),
});

builder.interfaceFields(TournamentInterface, (t) => ({
  waitingList: t.connection(
    {
      type: WaitingPlaceType,
      description: 'Who waits for a place, in the order in which places are given.',
      complexity: pageComplexity,
      resolve: async ({ id }, args, { app }) => {
        const waiting = await readingOf(app).waitingOf.load(id);
        const placed = waiting.map((thing) => ({ thing, key: thing.turn }));
        return connectionOf(await pageOfAll(windowOf(args, NUMBER_KEY), placed, (one, other) => one < other));
      },
    },
    { name: 'TournamentWaitingListConnection', description: 'A page of a waiting list.' },
    { name: 'TournamentWaitingListConnectionEdge', description: 'Who waits and his place in the list.' },
  ),
  viewerWaiting: t.field({
    type: WaitingPlaceType,
    nullable: true,
    description: 'Your place on the waiting list; null: you do not wait.',
    resolve: (tournament, _args, { app }) => viewerWaiting(app, tournament),
  }),
  viewerCanWait: t.boolean({
    description: 'Whether you could wait for a place now: you could enter, but no place is free for you.',
    resolve: (tournament, _args, { app }) => viewerMayWait(app, tournament),
  }),
  startsWhenFull: t.exposeBoolean('startsWhenFull', {
    description: 'Whether it also starts by itself as soon as all places are taken.',
  }),
  lateEntry: t.exposeBoolean('lateEntry', {
    description: 'Whether players may still enter by themselves once registration has closed, until it starts.',
  }),
  takesBots: t.exposeBoolean('takesBots', {
    description: 'Whether bots may enter by themselves; its director may enter one anyway.',
  }),
}));

command(orderWaitingList, {
  name: 'orderWaitingList',
  byToken: ['DIRECT'],
  description: 'Puts those who wait for a place into another order. Its director only.',
  input: given('Who is to wait in which order.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament.'),
    playerIds: ids.player.many(t, 'All who wait, in their new order.'),
  })),
  success: TournamentSuccessType,
  payload: 'The tournament, or why the order stays.',
  refuses: {},
});
