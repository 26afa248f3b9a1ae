import { expect, test } from 'vitest';
import { placesOf } from '../../../web/src/tour/places.ts';

const route = (
  name: string | undefined,
  path: string,
  meta: { readonly byLink?: true; readonly isOwn?: true } = {},
) => ({
  ...(name === undefined ? {} : { name }),
  path,
  meta,
});

test('every page with a name is led to, by what it is about and what its address needs; not one that a link in a mail leads to', () => {
  const places = placesOf([
    route('home', '/'),
    route(undefined, '/t/:tournament'),
    route('new-tournament', '/tournaments/new', { isOwn: true }),
    route('tournament-log', '/t/:tournament/log'),
    route('tournament-match', String.raw`/t/:tournament/matches/:number(\d+)`),
    route('how-to-play-go', '/how-to-play/go/:chapter?'),
    route('player', '/p/:handle'),
    route('account', '/account', { isOwn: true }),
    route('game', '/g/:tournament/:game'),
    route('stop-mails', '/mail/stop/:token', { isOwn: true, byLink: true }),
  ]);
  expect(places.map(({ name, about, params }) => [name, about, params.join(' ')])).toEqual([
    ['home', 'everybody', ''],
    ['new-tournament', 'account', ''],
    ['tournament-log', 'tournament', 'tournament'],
    ['tournament-match', 'tournament', 'tournament number'],
    ['how-to-play-go', 'game', ''],
    ['player', 'player', 'handle'],
    ['account', 'account', ''],
    ['game', 'board', 'tournament game'],
  ]);
});
