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
const game = (name: string): GameId => asId<GameId>(name);

const turn = (name: string, of = 'amina'): DomainEvent => ({
  topic: `player:${of}`,
  kind: 'MyTurn',
  payload: { gameId: game(name), tournamentId, deadline: AT },
});
const started = (name: string): DomainEvent => ({
  topic: `game:${name}`,
  kind: 'GameStarted',
  payload: { gameId: game(name), tournamentId, deadline: AT } as EventPayload<'GameStarted'>,
});
const moved = (name: string, ply: number): DomainEvent => ({
  topic: `game:${name}`,
  kind: 'MovePlayed',
  payload: { gameId: game(name), tournamentId, ply } as EventPayload<'MovePlayed'>,
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
  payload: { tournamentId, playerId: player('juma'), gameIds: names.map(game) },
});
const changed = (change: 'STARTED' | 'CANCELLED' | 'FINISHED'): DomainEvent => ({
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
    reason: null,
  },
});

test.each<readonly [string, readonly DomainEvent[], readonly string[]]>([
  ['a move makes the turn of the opponent', [moved('a', 4), turn('a')], ['MOVE a@5']],
  ['a turn that only got more time makes none', [turn('a')], []],
  ['a game that begins alone is a turn', [started('a'), turn('a')], ['MOVE a@0']],
  [
    'games that begin together are told together',
    [started('a'), turn('a'), started('b'), turn('b')],
    ['STAGE_STARTED a b'],
  ],
  [
    'a stage tells of all its games, also those in which the opponent begins',
    [started('a'), turn('a'), started('b'), turn('b', 'juma'), stageStarted('a', 'b')],
    ['MOVE b@0 of juma', 'STAGE_STARTED a b'],
  ],
  ['a game that ends', [ended('a')], ['GAME_FINISHED a']],
  ['games that end together are told together', [ended('a'), ended('b')], ['GAME_FINISHED a b']],
  [
    'an opponent who withdraws is told with the games that he leaves, and no more',
    [ended('a'), ended('b'), withdrew('a')],
    ['GAME_FINISHED b', 'OPPONENT_WITHDREW a'],
  ],
  ['a start is told by its games', [changed('STARTED')], []],
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
    'a plan that is gone is told with the turn that it leaves',
    [moved('a', 4), dropped('a'), turn('a')],
    ['MOVE a@5 without C3'],
  ],
  ['what is public makes none', [moved('a', 1), started('b')], []],
])('%s', (_name, events, expected) => {
  const told = causedMails(events, AT).map(({ kind, payload, playerId }) => {
    const about =
      'ply' in payload ? `${payload.gameId}@${payload.ply}` : 'gameIds' in payload ? payload.gameIds.join(' ') : '';
    const without = 'planDropped' in payload ? ` without ${payload.planDropped?.reply}` : '';
    return `${kind} ${about}${without}${playerId === 'amina' ? '' : ` of ${playerId}`}`.trim();
  });
  expect(told.toSorted()).toEqual(expected.toSorted());
});

test('the same events make mails of the same keys, and no two players share one', () => {
  const events = [
    moved('a', 4),
    turn('a'),
    moved('b', 4),
    turn('b', 'juma'),
    ended('c'),
    stands(true),
    placed('QUALIFIED'),
  ];
  const keys = causedMails(events, AT).map(({ dedupeKey }) => dedupeKey);
  expect(causedMails(events, AT).map(({ dedupeKey }) => dedupeKey)).toEqual(keys);
  expect(new Set(keys).size).toBe(5);
});
