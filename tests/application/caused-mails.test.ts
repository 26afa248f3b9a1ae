import { expect, test } from 'vitest';
import { causedMails } from '../../api/src/application/mail/caused-mails.ts';
import {
  asId,
  type GameId,
  type GroupId,
  type PlayerId,
  type SeriesId,
  type StageId,
  type TicketId,
  type TournamentId,
} from '../../api/src/kernel/ids.ts';
import { instant } from '../../api/src/kernel/time.ts';
import type { DomainEvent, EventPayload } from '../../api/src/application/vocabulary/event.ts';
import { message } from '../../api/src/application/texts/say.ts';

const AT = instant(1_000);
const tournamentId = asId<TournamentId>('t');
const stageId = asId<StageId>('s');
const groupId = asId<GroupId>('g');
const player = (name: string): PlayerId => asId<PlayerId>(name);
const AMINA = player('amina');
const game = (name: string): GameId => asId<GameId>(name);

const turn = (name: string, ply: number | null): DomainEvent => ({
  topic: 'player:amina',
  kind: 'MyTurn',
  payload: { gameId: game(name), tournamentId, ply, deadline: AT },
});
const ended = (name: string): DomainEvent => ({
  topic: 'player:amina',
  kind: 'MyGameFinished',
  payload: { gameId: game(name), tournamentId },
});
const stageStarted = (...names: readonly string[]): DomainEvent => ({
  topic: 'player:amina',
  kind: 'MyStageStarted',
  payload: { tournamentId, stageId, groupId, gameIds: names.map(game), deadline: AT },
});
const withdrew = (...names: readonly string[]): DomainEvent => ({
  topic: 'player:amina',
  kind: 'MyOpponentWithdrew',
  payload: { tournamentId, playerId: player('juma'), how: 'WITHDRAWAL', gameIds: names.map(game) },
});
const changed = (change: 'STARTED' | 'CANCELLED' | 'FINISHED' | 'ROUND_DUE'): DomainEvent => ({
  topic: 'player:amina',
  kind: 'MyTournamentChanged',
  payload: { tournamentId, change },
});
const stands = (qualified: boolean): DomainEvent => ({
  topic: 'player:amina',
  kind: 'MyStageFinished',
  payload: { tournamentId, stageId, groupId, rank: 1, qualified, nextStage: null },
});

const ofSeries = { seriesId: asId<SeriesId>('c'), tournamentId };
const placed = (change: EventPayload<'MySeriesPlace'>['change']): DomainEvent => ({
  topic: 'player:amina',
  kind: 'MySeriesPlace',
  payload: { ...ofSeries, change },
});
const titled: DomainEvent = { topic: 'player:amina', kind: 'MyTitle', payload: { ...ofSeries, title: 'BINGWA' } };
const ticket = (kind: 'MyTicketFiled' | 'MyTicketAnswered' | 'MyTicketDecided'): DomainEvent => ({
  topic: 'player:amina',
  kind,
  payload: { tournamentId, ticketId: asId<TicketId>('k') },
});

const dropped = (name: string): DomainEvent => ({
  topic: 'player:amina',
  kind: 'MyPlanDropped',
  payload: {
    gameId: game(name),
    tournamentId,
    reply: 'C3',
    message: message('games.GO.refused.occupied-by-black', { point: 'C3' }),
  },
});

test.each<readonly [string, readonly DomainEvent[], readonly string[]]>([
  ['a move makes the turn of the opponent', [turn('a', 5)], ['MOVE a@5']],
  ['a turn that only got more time makes none', [turn('a', null)], []],
  ['a game that begins alone is a turn', [turn('a', 0)], ['MOVE a@0']],
  ['games that begin together are told together', [turn('a', 0), turn('b', 0)], ['STAGE_STARTED a b']],
  [
    'a stage tells of all its games, also those in which the opponent begins',
    [turn('a', 0), stageStarted('a', 'b')],
    ['STAGE_STARTED a b'],
  ],
  ['a game that ends', [ended('a')], ['GAME_FINISHED a']],
  ['games that end together are told together', [ended('a'), ended('b')], ['GAME_FINISHED a b']],
  [
    'an opponent who withdraws is told with the games that he leaves, and no more',
    [ended('a'), ended('b'), withdrew('a')],
    ['GAME_FINISHED b', 'OPPONENT_WITHDREW a'],
  ],
  ['a start is told by its games', [changed('STARTED')], []],
  ['a round to be published', [changed('ROUND_DUE')], ['ROUND_DUE']],
  ['a cancelled tournament', [changed('CANCELLED')], ['CANCELLED']],
  ['a table that stands', [stands(true)], ['STAGE_FINISHED']],
  ['a place in the Mabingwa and a title', [placed('QUALIFIED'), titled], ['SERIES_PLACE', 'TITLE_WON']],
  [
    'a ticket: filed, answered, decided',
    [ticket('MyTicketFiled'), ticket('MyTicketAnswered'), ticket('MyTicketDecided')],
    ['TICKET_ANSWERED', 'TICKET_DECIDED', 'TICKET_FILED'],
  ],
  [
    'a game that waits for its director',
    [{ topic: 'player:amina', kind: 'MyRulingNeeded', payload: { gameId: game('a'), tournamentId } }],
    ['RULING_NEEDED'],
  ],
  [
    'points that a ruling takes',
    [
      {
        topic: 'player:amina',
        kind: 'MyPointsAdjusted',
        payload: { tournamentId, rulingId: asId('r'), news: 'TAKEN', points: 1, group: 'A', reason: 'Late.' },
      },
    ],
    ['POINTS_ADJUSTED'],
  ],
  ['a plan that is gone is told with the turn that it leaves', [dropped('a'), turn('a', 5)], ['MOVE a@5 without C3']],
])('%s', (_name, events, expected) => {
  const told = causedMails(AMINA, events, AT).map(({ kind, payload }) => {
    const about =
      'ply' in payload ? `${payload.gameId}@${payload.ply}` : 'gameIds' in payload ? payload.gameIds.join(' ') : '';
    const without = 'planDropped' in payload ? ` without ${payload.planDropped?.reply}` : '';
    return `${kind} ${about}${without}`.trim();
  });
  expect(told.toSorted()).toEqual(expected.toSorted());
});

test('the same events make mails of the same keys, and no two players share one', () => {
  const events = [turn('a', 5), turn('b', 5), ended('c'), stands(true), placed('QUALIFIED')];
  const keysOf = (name: string) => causedMails(player(name), events, AT).map(({ dedupeKey }) => dedupeKey);
  expect(keysOf('amina')).toEqual(keysOf('amina'));
  expect(new Set([...keysOf('amina'), ...keysOf('juma')]).size).toBe(10);
});
