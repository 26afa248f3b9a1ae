import { message } from '../../api/src/kernel/message.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventInEnglish } from '../support/event-in-english.ts';
import { asId, type GroupId, type RulingId, type StageId } from '../../api/src/kernel/ids.ts';
import { DAY, HOUR, MINUTE, millis } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import type { DomainEvent, EventKind, EventPayload } from '../../api/src/application/vocabulary/event.ts';
import { type GameRecord } from '../../api/src/store/reading/game.ts';
import { groupsOfTournaments } from '../../api/src/store/reading/stage.ts';
import { openTestDatabase } from '../support/database.ts';
import { newWorld, type RunningTournament, type World } from '../support/world.ts';

let db: Db;
let world: World;
let running: RunningTournament;
let game: GameRecord;
let groupId: GroupId;
let stageId: StageId;

/** Asha and Juma meet in two games; the first one has Asha as South. */
beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  running = await world.running(['Asha', 'Juma', 'Zuri']);
  const [asha, juma] = running.players;
  const found = (await running.games()).find(
    ({ number, players }) =>
      number === 1 && [asha, juma].every((one) => Object.values(players).includes(one!.playerId)),
  );
  const [group] = await groupsOfTournaments(db.prisma, [running.id]);
  if (found === undefined || group === undefined) throw new Error('They do not meet');
  game = found;
  groupId = group.id;
  stageId = group.stageId;
});
afterAll(() => db.close());

/** A sentence, in which South is who moves first, and the event that it tells of, made when the tournament is known. */
type Case = readonly [sentence: string, kind: EventKind, payload: () => EventPayload<EventKind>];

function said<Kind extends EventKind>(kind: Kind, payload: () => EventPayload<Kind>, sentence: string): Case {
  return [sentence, kind, payload];
}

const of = () => ({ gameId: game.id, tournamentId: game.tournamentId });
const staged = () => ({ ...of(), stageId, groupId });
const at = () => world.now();
const rulingId = asId<RulingId>('ruling');
const won = { winner: 'second', value: 1, reason: null } as const;

const CASES: readonly Case[] = [
  said('MyRoleChanged', () => ({ role: 'DIRECTOR' }), 'You are a director now, and may set up tournaments.'),
  said(
    'GameStarted',
    () => ({ ...of(), first: game.entries.first, second: game.entries.second, deadline: at() }),
    'Game 1 of South and North has started; South moves first.',
  ),
  said(
    'MovePlayed',
    () => ({
      ...of(),
      ply: 3,
      seat: 'second',
      notation: 'a5<',
      cause: 'PLAYER',
      remaining: null,
      deadline: null,
    }),
    'North played a5< as move 2 of game 1 of South and North.',
  ),
  said(
    'DiceTextAdded',
    () => ({ ...of(), seat: 'first' }),
    'South has added a text to the dice of game 1 of South and North.',
  ),
  said(
    'TimeExtended',
    () => ({ ...of(), seat: 'first', time: millis(DAY), reason: 'The line was down', rulingId }),
    'South was given 1 day more in game 1 of South and North: The line was down.',
  ),
  said(
    'ClockCredited',
    () => ({ ...of(), time: millis(2 * HOUR + 30 * MINUTE), reason: message('ruling.reason.down') }),
    'The clock of game 1 of South and North was given back 2 h 30 min: The server was down.',
  ),
  said(
    'GameFinished',
    () => ({ ...of(), ...won, how: 'TIME', decidedAt: at() }),
    'North won game 1 of South and North on time.',
  ),
  said(
    'GameFinished',
    () => ({ ...of(), ...won, how: 'PLAYED', reason: 'bao-hamna', decidedAt: at() }),
    'North won game 1 of South and North.',
  ),
  said(
    'GameFinished',
    () => ({ ...of(), ...won, how: 'ADJUDICATED', reason: 'He left', decidedAt: at() }),
    'North won game 1 of South and North by ruling: He left.',
  ),
  said(
    'GameFinished',
    () => ({ ...of(), winner: null, value: 1, reason: null, how: 'FORFEIT', decidedAt: at() }),
    'Game 1 of South and North ended without a winner by forfeit.',
  ),
  said(
    'GameFinished',
    () => ({ ...of(), ...won, value: 6, how: 'RESIGNED', decidedAt: at() }),
    'North won game 1 of South and North by resignation for 6 points.',
  ),
  said('ResultUndone', () => of(), 'The result of game 1 of South and North is taken back.'),
  said('MovesRecorded', () => ({ ...of(), plies: 12 }), 'The moves of game 1 of South and North were recorded.'),
  said(
    'ResultOverruled',
    () => ({ ...of(), ...won, rulingId, how: 'ADJUDICATED', replaces: message('ruling.drawn') }),
    'Overruled. North won game 1 of South and North by ruling. It replaces: drawn.',
  ),
  said('TournamentChanged', () => ({ ...of(), change: 'CREATED' }), 'The tournament was created.'),
  said('TournamentChanged', () => ({ ...of(), change: 'REGISTRATION_OPENED' }), 'Registration has opened.'),
  said('TournamentChanged', () => ({ ...of(), change: 'REGISTRATION_CLOSED' }), 'Registration has closed.'),
  said('TournamentChanged', () => ({ ...of(), change: 'STARTED' }), 'The tournament has started.'),
  said('TournamentChanged', () => ({ ...of(), change: 'FINISHED' }), 'All tables are final.'),
  said('TournamentChanged', () => ({ ...of(), change: 'CANCELLED' }), 'The tournament was cancelled.'),
  said(
    'EntryChanged',
    () => ({ ...of(), entryId: game.entries.first, playerId: game.players.first, change: 'ENTERED' }),
    'South has entered.',
  ),
  said(
    'EntryChanged',
    () => ({ ...of(), entryId: game.entries.first, playerId: game.players.first, change: 'LEFT' }),
    'South has taken the entry back.',
  ),
  said(
    'EntryChanged',
    () => ({ ...of(), entryId: game.entries.first, playerId: game.players.first, change: 'REMOVED' }),
    'The director has taken back the entry of South.',
  ),
  said(
    'WaitingListChanged',
    () => ({ ...of(), playerId: game.players.first, change: 'REMOVED' }),
    'The director has taken South off the waiting list.',
  ),
  said(
    'EntryChanged',
    () => ({ ...of(), entryId: game.entries.first, playerId: game.players.first, change: 'WITHDRAWN' }),
    'South has withdrawn.',
  ),
  said(
    'InactivityWarned',
    () => ({ ...of(), seat: 'first', days: 7, deadline: world.now() }),
    'South has not moved in game 1 of South and North for 7 days, and loses it on 21 Nov 2026, 12:00 UTC.',
  ),
  said('MyOfficeChanged', () => ({ ...of(), role: 'REPORTER' }), 'You report results of Mombasa for its director now.'),
  said('MyOfficeChanged', () => ({ ...of(), role: null }), 'You no longer help the director of Mombasa.'),
  said(
    'OfficialChanged',
    () => ({ ...of(), playerId: game.players.first, role: 'DEPUTY' }),
    'South now directs the tournament as a deputy.',
  ),
  said('StageStarted', staged, 'Round robin: the games have begun.'),
  said(
    'PairingDecided',
    () => ({ ...of(), pairingId: game.pairingId, score: null, goesOn: false }),
    'The pairing of Asha and Juma is decided: 0 : 0.',
  ),
  said(
    'PairingDecided',
    () => ({ ...of(), pairingId: game.pairingId, score: [2, 1], goesOn: false }),
    'The pairing of Asha and Juma is decided: 2 : 1.',
  ),
  said(
    'PairingDecided',
    () => ({ ...of(), pairingId: game.pairingId, score: [1, 0], goesOn: true }),
    'The match of Asha and Juma stands 1 : 0, and goes on.',
  ),
  said(
    'StandingsChanged',
    () => ({ ...of(), groupId }),
    'The table of group A has changed after game 1 of South and North.',
  ),
  said(
    'RulingMade',
    () => ({ ...of(), rulingId, text: message('ruling.invited', { names: 'Juma' }), reason: 'The line was down.' }),
    'Ruling: Invited: Juma.',
  ),
  said(
    'TournamentFinished',
    () => ({ ...of(), winner: game.entries.second }),
    'The tournament is over; North has won it.',
  ),
  said('TournamentFinished', () => ({ ...of(), winner: null }), 'The tournament is over; the first place is shared.'),
  said('MyTurn', () => ({ ...of(), ply: 1, deadline: at() }), 'It is your move in game 1 of South and North.'),
  said('MyGameFinished', () => of(), 'Game 1 of South and North is over.'),
  said('MyTournamentChanged', () => ({ ...of(), change: 'STARTED' }), 'The tournament has started.'),
  said(
    'PlayerReplaced',
    () => ({ ...of(), seat: 'first', entryId: game.entries.first, deadline: null }),
    'South now plays game 1 in place of a player whom the director has replaced; it begins anew.',
  ),
  said(
    'PlayoffNeeded',
    () => ({ ...staged(), entries: [game.entries.first, game.entries.second] }),
    'Nothing separates South and North: they play once more, in group A.',
  ),
  said('StageFinished', () => ({ ...staged(), awaitingUntil: null }), 'Round robin: all games are decided.'),
  said(
    'StageFinished',
    () => ({ ...staged(), awaitingUntil: at() }),
    'Round robin: all games are decided; the tables stand when the director approves them, on 21 Nov 2026, 12:00 UTC at the latest.',
  ),
  said('StageApproved', () => ({ ...staged(), byId: null }), 'Round robin: the tables stand.'),
  said(
    'StageApproved',
    () => ({ ...staged(), byId: running.director.playerId }),
    'Round robin: Director has approved the tables.',
  ),
  said(
    'MyInvitation',
    () => ({ ...of(), invitation: 'SENT', until: at() }),
    'You are invited: accept or decline your place, by 21 Nov 2026, 12:00 UTC.',
  ),
  said(
    'MyInvitation',
    () => ({ ...of(), invitation: 'EXCLUDED', until: null }),
    'By a ruling of the director you do not take part.',
  ),
  said(
    'EntryChanged',
    () => ({ ...of(), entryId: game.entries.first, playerId: game.players.first, change: 'REPLACED' }),
    'South has taken over the place of another player.',
  ),
  said(
    'MyPlaceChanged',
    () => ({ ...of(), news: 'REPLACED', reason: 'No answer' }),
    'Another player has your place in Mombasa. No answer.',
  ),
  said('MyTournamentAnnounced', () => ({ ...of(), startsAt: at() }), 'Mombasa starts on 21 Nov 2026, 12:00 UTC.'),
  said(
    'MyStageStarted',
    () => ({ ...staged(), gameIds: [game.id, game.id], deadline: at() }),
    'Round robin: you have 2 games in group A; you move first in 2 of them, by 21 Nov 2026, 12:00 UTC.',
  ),
  said(
    'MyStageStarted',
    () => ({ ...staged(), gameIds: [game.id], deadline: null }),
    'Round robin: you have one game in group A; you move first.',
  ),
  said(
    'MyOpponentWithdrew',
    () => ({ ...of(), playerId: game.players.second, how: 'WITHDRAWAL', gameIds: [game.id] }),
    'North has withdrawn; one game against you is decided.',
  ),
  said(
    'MyOpponentReplaced',
    () => ({ ...staged(), outId: game.players.second, inId: game.players.first, gameIds: [game.id, game.id] }),
    'South has taken the place of North in 2 games against you, begun anew with fresh clocks.',
  ),
  said(
    'MyStageFinished',
    () => ({ ...staged(), rank: 2, qualified: null, nextStage: null }),
    'Round robin: you have place 2 in group A.',
  ),
  said(
    'MyStageFinished',
    () => ({ ...staged(), rank: 3, qualified: false, nextStage: null }),
    'Round robin: you have place 3 in group A and do not go on.',
  ),
  said(
    'MyStageFinished',
    () => ({ ...staged(), rank: 1, qualified: true, nextStage: stageId }),
    'Round robin: you have place 1 in group A and go on to the round robin.',
  ),
  said(
    'MyQualificationChanged',
    () => ({ ...staged(), qualified: false, reason: 'Game 3 was overruled', group: null, rank: null }),
    'Round robin: you no longer qualify. Game 3 was overruled.',
  ),
  said(
    'MyQualificationChanged',
    () => ({ ...staged(), qualified: true, reason: 'Asha is ill.', group: 'B', rank: null }),
    'Round robin: you now qualify. You now play in group B: Asha is ill.',
  ),
  said(
    'MyQualificationChanged',
    () => ({ ...staged(), qualified: false, reason: 'Wrong report', group: null, rank: 3 }),
    'Round robin: you no longer qualify. Wrong report. By the table your place is now 3; what is arranged stays until the director replaces a player.',
  ),
];

/** The sentence with the names of those who sit there. */
function named(sentence: string): string {
  const nameAt = (seat: 'first' | 'second') =>
    running.players.find(({ playerId }) => playerId === game.players[seat])?.name ?? '';
  return sentence.replaceAll('South', nameAt('first')).replaceAll('North', nameAt('second'));
}

test.each(CASES)('%s (%s)', async (sentence, kind, payload) => {
  const topic = kind.startsWith('My') ? `player:${game.players.first}` : 'game:1';
  const event = { topic, kind, payload: payload() } as DomainEvent;
  expect(await eventInEnglish(world.anonymous, event)).toBe(named(sentence));
});
