import { message } from '../../api/src/kernel/message.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE, millis } from '../../api/src/kernel/time.ts';
import { openEvents, said, type Case, type EventScene } from './event-scene.ts';

let scene: EventScene;

beforeAll(async () => {
  scene = await openEvents();
});
afterAll(() => scene.close());

const won = { winner: 'second', value: 1, reason: null } as const;

const CASES: readonly Case[] = [
  said(
    'GameStarted',
    ({ game, of, at }) => ({ ...of(), first: game.entries.first, second: game.entries.second, deadline: at() }),
    'Game 1 of South and North has started; South moves first.',
  ),
  said(
    'MovePlayed',
    ({ of }) => ({
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
    ({ of }) => ({ ...of(), seat: 'first' }),
    'South has added a text to the dice of game 1 of South and North.',
  ),
  said(
    'TimeExtended',
    ({ of, rulingId }) => ({ ...of(), seat: 'first', time: millis(DAY), reason: 'The line was down', rulingId }),
    'South was given 1 day more in game 1 of South and North: The line was down.',
  ),
  said(
    'ClockCredited',
    ({ of }) => ({ ...of(), time: millis(2 * HOUR + 30 * MINUTE), reason: message('ruling.reason.down') }),
    'The clock of game 1 of South and North was given back 2 h 30 min: The server was down.',
  ),
  said(
    'GameFinished',
    ({ of, at }) => ({ ...of(), ...won, how: 'TIME', decidedAt: at() }),
    'North won game 1 of South and North on time.',
  ),
  said(
    'GameFinished',
    ({ of, at }) => ({ ...of(), ...won, how: 'PLAYED', reason: 'bao-hamna', decidedAt: at() }),
    'North won game 1 of South and North.',
  ),
  said(
    'GameFinished',
    ({ of, at }) => ({ ...of(), ...won, how: 'ADJUDICATED', reason: 'He left', decidedAt: at() }),
    'North won game 1 of South and North by ruling: He left.',
  ),
  said(
    'GameFinished',
    ({ of, at }) => ({ ...of(), winner: null, value: 1, reason: null, how: 'FORFEIT', decidedAt: at() }),
    'Game 1 of South and North ended without a winner by forfeit.',
  ),
  said(
    'GameFinished',
    ({ of, at }) => ({ ...of(), ...won, value: 6, how: 'RESIGNED', decidedAt: at() }),
    'North won game 1 of South and North by resignation for 6 points.',
  ),
  said('ResultUndone', ({ of }) => of(), 'The result of game 1 of South and North is taken back.'),
  said('MovesRecorded', ({ of }) => ({ ...of(), plies: 12 }), 'The moves of game 1 of South and North were recorded.'),
  said(
    'ResultOverruled',
    ({ of, rulingId }) => ({ ...of(), ...won, rulingId, how: 'ADJUDICATED', replaces: message('ruling.drawn') }),
    'Overruled. North won game 1 of South and North by ruling. It replaces: drawn.',
  ),
  said('TournamentChanged', ({ of }) => ({ ...of(), change: 'CREATED' }), 'The tournament was created.'),
  said('TournamentChanged', ({ of }) => ({ ...of(), change: 'REGISTRATION_OPENED' }), 'Registration has opened.'),
  said('TournamentChanged', ({ of }) => ({ ...of(), change: 'REGISTRATION_CLOSED' }), 'Registration has closed.'),
  said('TournamentChanged', ({ of }) => ({ ...of(), change: 'STARTED' }), 'The tournament has started.'),
  said('TournamentChanged', ({ of }) => ({ ...of(), change: 'FINISHED' }), 'All tables are final.'),
  said('TournamentChanged', ({ of }) => ({ ...of(), change: 'CANCELLED' }), 'The tournament was cancelled.'),
  said(
    'EntryChanged',
    ({ game, of }) => ({ ...of(), entryId: game.entries.first, playerId: game.players.first, change: 'ENTERED' }),
    'South has entered.',
  ),
  said(
    'EntryChanged',
    ({ game, of }) => ({ ...of(), entryId: game.entries.first, playerId: game.players.first, change: 'LEFT' }),
    'South has taken the entry back.',
  ),
  said(
    'EntryChanged',
    ({ game, of }) => ({ ...of(), entryId: game.entries.first, playerId: game.players.first, change: 'REMOVED' }),
    'The director has taken back the entry of South.',
  ),
  said(
    'WaitingListChanged',
    ({ game, of }) => ({ ...of(), playerId: game.players.first, change: 'REMOVED' }),
    'The director has taken South off the waiting list.',
  ),
  said(
    'EntryChanged',
    ({ game, of }) => ({ ...of(), entryId: game.entries.first, playerId: game.players.first, change: 'WITHDRAWN' }),
    'South has withdrawn.',
  ),
  said(
    'InactivityWarned',
    ({ of, at }) => ({ ...of(), seat: 'first', days: 7, deadline: at() }),
    'South has not moved in game 1 of South and North for 7 days, and loses it on 21 Nov 2026, 12:00 UTC.',
  ),
  said(
    'OfficialChanged',
    ({ game, of }) => ({ ...of(), playerId: game.players.first, role: 'DEPUTY' }),
    'South now directs the tournament as a deputy.',
  ),
  said('StageStarted', ({ staged }) => staged(), 'Round robin: the games have begun.'),
  said(
    'PairingDecided',
    ({ game, of }) => ({ ...of(), pairingId: game.pairingId, score: null, goesOn: false }),
    'The pairing of Asha and Juma is decided: 0 : 0.',
  ),
  said(
    'PairingDecided',
    ({ game, of }) => ({ ...of(), pairingId: game.pairingId, score: [2, 1], goesOn: false }),
    'The pairing of Asha and Juma is decided: 2 : 1.',
  ),
  said(
    'PairingDecided',
    ({ game, of }) => ({ ...of(), pairingId: game.pairingId, score: [1, 0], goesOn: true }),
    'The match of Asha and Juma stands 1 : 0, and goes on.',
  ),
  said(
    'StandingsChanged',
    ({ of, groupId }) => ({ ...of(), groupId }),
    'The table of group A has changed after game 1 of South and North.',
  ),
  said(
    'RulingMade',
    ({ of, rulingId }) => ({
      ...of(),
      rulingId,
      text: message('ruling.invited', { names: 'Juma' }),
      reason: 'The line was down.',
    }),
    'Ruling: Invited: Juma.',
  ),
  said(
    'TournamentFinished',
    ({ game, of }) => ({ ...of(), winner: game.entries.second }),
    'The tournament is over; North has won it.',
  ),
  said(
    'TournamentFinished',
    ({ of }) => ({ ...of(), winner: null }),
    'The tournament is over; the first place is shared.',
  ),
  said(
    'PlayerReplaced',
    ({ game, of }) => ({ ...of(), seat: 'first', entryId: game.entries.first, deadline: null }),
    'South now plays game 1 in place of a player whom the director has replaced; it begins anew.',
  ),
  said(
    'PlayoffNeeded',
    ({ game, staged }) => ({ ...staged(), entries: [game.entries.first, game.entries.second] }),
    'Nothing separates South and North: they play once more, in group A.',
  ),
  said('StageFinished', ({ staged }) => ({ ...staged(), awaitingUntil: null }), 'Round robin: all games are decided.'),
  said(
    'StageFinished',
    ({ staged, at }) => ({ ...staged(), awaitingUntil: at() }),
    'Round robin: all games are decided; the tables stand when the director approves them, on 21 Nov 2026, 12:00 UTC at the latest.',
  ),
  said('StageApproved', ({ staged }) => ({ ...staged(), byId: null }), 'Round robin: the tables stand.'),
  said(
    'StageApproved',
    ({ staged, directorId }) => ({ ...staged(), byId: directorId }),
    'Round robin: Director has approved the tables.',
  ),
  said(
    'EntryChanged',
    ({ game, of }) => ({ ...of(), entryId: game.entries.first, playerId: game.players.first, change: 'REPLACED' }),
    'South has taken over the place of another player.',
  ),
];

test.each(CASES)('%s (%s)', async (...one) => {
  const { is, shouldBe } = await scene.told(one);
  expect(is).toBe(shouldBe);
});
