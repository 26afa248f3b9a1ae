import { expect, test } from 'vitest';
import { listedRoutes, placesOf } from '../../../web/src/tour/places.ts';

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
    route('sign-in', '/sign-in', { isOwn: true }),
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
    ['sign-in', 'everybody', ''],
    ['game', 'board', 'tournament game'],
  ]);
});

test('pages are listed as they are told to the router, those below another with its address', () => {
  const component = {};
  const listed = listedRoutes([
    {
      path: '/t/:tournament',
      component,
      children: [
        { path: '', name: 'first', component },
        { path: 'log', name: 'log', component },
      ],
    },
    { path: '/', name: 'home', component, meta: { isOwn: true } },
  ]);
  expect(listed).toEqual([
    { path: '/t/:tournament', meta: {} },
    { name: 'first', path: '/t/:tournament', meta: {} },
    { name: 'log', path: '/t/:tournament/log', meta: {} },
    { name: 'home', path: '/', meta: { isOwn: true } },
  ]);
});

test('what is to be seen once signed in is told; what is for who is not yet is for everybody', () => {
  const [account, signIn] = placesOf([
    route('account', '/account', { isOwn: true }),
    route('sign-in', '/sign-in', { isOwn: true }),
  ]);
  expect([account?.isOwn, signIn?.isOwn]).toEqual([true, false]);
});
