import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEvents, said, type Case, type EventScene } from './event-scene.ts';

let scene: EventScene;

beforeAll(async () => {
  scene = await openEvents();
});
afterAll(() => scene.close());

const CASES: readonly Case[] = [
  said('MyRoleChanged', () => ({ role: 'DIRECTOR' }), 'You are a director now, and may set up tournaments.'),
  said(
    'MyPlayerMerged',
    ({ game }) => ({ mergedId: game.players.second, hadAccount: false, reason: 'He signed up twice' }),
    'North (north) is found to be you: what that player has played is yours. He signed up twice.',
  ),
  said(
    'MyOfficeChanged',
    ({ of }) => ({ ...of(), role: 'REPORTER' }),
    'You report results of Mombasa for its director now.',
  ),
  said('MyOfficeChanged', ({ of }) => ({ ...of(), role: null }), 'You no longer help the director of Mombasa.'),
  said(
    'MyTurn',
    ({ of, at }) => ({ ...of(), ply: 1, deadline: at() }),
    'It is your move in game 1 of South and North.',
  ),
  said(
    'MyResultOverruled',
    ({ of }) => ({ ...of(), reason: 'It was mixed up' }),
    'The director has given game 1 of South and North another result. It was mixed up.',
  ),
  said(
    'MyResultsUndone',
    ({ game }) => ({ tournamentId: game.tournamentId, gameIds: [game.id], gone: 2 }),
    'A report was taken back. A game of yours is open again, as if its result had not come. 2 games of yours that were drawn from it are gone.',
  ),
  said('MyGameFinished', ({ of }) => of(), 'Game 1 of South and North is over.'),
  said(
    'MyFollowedGame',
    ({ of, game }) => ({
      ...of(),
      players: [game.players.first],
      winner: 'first',
      how: 'RESIGNED',
      value: 1,
      reason: null,
    }),
    'South won game 1 of South and North by resignation.',
  ),
  said('MyFollowedTournament', ({ of }) => ({ ...of(), change: 'ROUND' }), 'The next round has begun.'),
  said('MyFollowedTournament', ({ of }) => ({ ...of(), change: 'STARTED' }), 'The tournament has started.'),
  said('MyTournamentChanged', ({ of }) => ({ ...of(), change: 'STARTED' }), 'The tournament has started.'),
  said(
    'MyInvitation',
    ({ of, at }) => ({ ...of(), invitation: 'SENT', until: at() }),
    'You are invited: accept or decline your place, by 21 Nov 2026, 12:00 UTC.',
  ),
  said(
    'MyInvitation',
    ({ of }) => ({ ...of(), invitation: 'EXCLUDED', until: null }),
    'By a ruling of the director you do not take part.',
  ),
  said(
    'MyPlaceChanged',
    ({ of }) => ({ ...of(), news: 'REPLACED', reason: 'No answer' }),
    'Another player has your place in Mombasa. No answer.',
  ),
  said(
    'MyTournamentAnnounced',
    ({ of, at }) => ({ ...of(), startsAt: at() }),
    'Mombasa starts on 21 Nov 2026, 12:00 UTC.',
  ),
  said(
    'MyStageStarted',
    ({ game, staged, at }) => ({ ...staged(), gameIds: [game.id, game.id], deadline: at() }),
    'Round robin: you have 2 games in group A; you move first in 2 of them, by 21 Nov 2026, 12:00 UTC.',
  ),
  said(
    'MyStageStarted',
    ({ game, staged }) => ({ ...staged(), gameIds: [game.id], deadline: null }),
    'Round robin: you have one game in group A; you move first.',
  ),
  said(
    'MyOpponentWithdrew',
    ({ game, of }) => ({ ...of(), playerId: game.players.second, how: 'WITHDRAWAL', gameIds: [game.id] }),
    'North has withdrawn; one game against you is decided.',
  ),
  said(
    'MyOpponentReplaced',
    ({ game, staged }) => ({
      ...staged(),
      outId: game.players.second,
      inId: game.players.first,
      gameIds: [game.id, game.id],
    }),
    'South has taken the place of North in 2 games against you, begun anew with fresh clocks.',
  ),
  said(
    'MyStageFinished',
    ({ staged }) => ({ ...staged(), rank: 2, qualified: null, nextStage: null }),
    'Round robin: you have place 2 in group A.',
  ),
  said(
    'MyStageFinished',
    ({ staged }) => ({ ...staged(), rank: 3, qualified: false, nextStage: null }),
    'Round robin: you have place 3 in group A and do not go on.',
  ),
  said(
    'MyStageFinished',
    ({ staged, stageId }) => ({ ...staged(), rank: 1, qualified: true, nextStage: stageId }),
    'Round robin: you have place 1 in group A and go on to the round robin.',
  ),
  said(
    'MyQualificationChanged',
    ({ staged }) => ({ ...staged(), qualified: false, reason: 'Game 3 was overruled', group: null, rank: null }),
    'Round robin: you no longer qualify. Game 3 was overruled.',
  ),
  said(
    'MyQualificationChanged',
    ({ staged }) => ({ ...staged(), qualified: true, reason: 'Asha is ill.', group: 'B', rank: null }),
    'Round robin: you now qualify. You now play in group B: Asha is ill.',
  ),
  said(
    'MyQualificationChanged',
    ({ staged }) => ({ ...staged(), qualified: false, reason: 'Wrong report', group: null, rank: 3 }),
    'Round robin: you no longer qualify. Wrong report. By the table your place is now 3; what is arranged stays until the director replaces a player.',
  ),
];

test.each(CASES)('%s (%s)', async (...one) => {
  const { is, shouldBe } = await scene.told(one);
  expect(is).toBe(shouldBe);
});
