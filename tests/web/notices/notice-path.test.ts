import { expect, test } from 'vitest';
import { noticePath } from '../../../web/src/notices/notice-path.ts';

const tournament = { id: 't', pagePath: '/t/kombe', name: 'Kombe' };
const game = { id: 'g', pagePath: '/g/kombe/2' };
const player = { handle: 'kobe-2' };

test.each([
  ['MyTicketFiled', { tournament, game: null, player: null }, '/desk'],
  ['MyTicketAnswered', { tournament, game: null, player: null }, '/my-games'],
  ['MyTicketDecided', { tournament, game: null, player: null }, '/my-games'],
  ['MyRoleChanged', { tournament: null, game: null, player: null }, '/account'],
  ['MyTokenEnding', { tournament: null, game: null, player: null }, '/account#tokens'],
  ['MyWebhookStopped', { tournament: null, game: null, player: null }, '/account/webhooks'],
  ['MyChatPosted', { tournament: null, game, player: null }, '/g/kombe/2'],
  ['MyGameFinished', { tournament: null, game, player: null }, '/g/kombe/2'],
  ['MyStageStarted', { tournament, game: null, player: null }, '/t/kombe'],
  ['MyClaimDecided', { tournament: null, game: null, player }, '/p/kobe-2'],
  ['MyPlayerMerged', { tournament: null, game: null, player }, '/p/kobe-2'],
  ['MyTurn', { tournament: null, game: null, player: null }, null],
])('a notice %s leads to its place', (kind, about, path) => {
  expect(noticePath({ kind, version: 1, at: '2026-11-21T12:00:00.000Z', text: '', ...about })).toBe(path);
});
