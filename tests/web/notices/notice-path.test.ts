import { expect, test } from 'vitest';
import { noticePath } from '../../../web/src/notices/notice-path.ts';

const tournament = { id: 't', name: 'Kombe' };
const game = { id: 'g' };

test.each([
  ['MyTicketFiled', { tournament, game: null }, '/desk'],
  ['MyTicketAnswered', { tournament, game: null }, '/my-games'],
  ['MyTicketDecided', { tournament, game: null }, '/my-games'],
  ['MyRoleChanged', { tournament: null, game: null }, '/account'],
  ['MyTokenEnding', { tournament: null, game: null }, '/account#tokens'],
  ['MyWebhookStopped', { tournament: null, game: null }, '/account/webhooks'],
  ['MyChatPosted', { tournament: null, game }, '/games/g'],
  ['MyGameFinished', { tournament: null, game }, '/games/g'],
  ['MyStageStarted', { tournament, game: null }, '/tournaments/t'],
  ['MyTurn', { tournament: null, game: null }, null],
])('a notice %s leads to its place', (kind, about, path) => {
  expect(noticePath({ kind, version: 1, at: '2026-11-21T12:00:00.000Z', text: '', ...about })).toBe(path);
});
