import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveLetter } from '../../api/src/application/mail/letters/turn-letter.ts';
import { wordingOf } from '../../api/src/application/texts/wording.ts';
import { idNamed } from '../../api/src/graphql/global-id.ts';
import { gameDocumentOf } from '../../api/src/server/documents/records.ts';
import type { GameId } from '../../api/src/kernel/ids.ts';
import type { Db } from '../../api/src/store/client.ts';
import { gamesByIds } from '../../api/src/store/reading/game.ts';
import { playAny, seenByAnybody } from '../graphql/any-client.ts';
import { openApi, type Api } from '../graphql/ask.ts';
import { mutate } from '../graphql/mutate.ts';
import { at } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { TEST_POST } from '../support/test-post.ts';
import { newWorld, personOf, type Person, type World } from '../support/world.ts';

let db: Db;
let world: World;
let api: Api;
let players: readonly Person[];
let tournamentId: string;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  api = await openApi(world);
  const { context: director } = await world.person('Director', 'DIRECTOR');
  const input = { name: 'Heaps', game: 'NIM', format: 'ROUND_ROBIN' };
  const fields =
    '... on CreateTournamentSuccess { tournament { id game gameSettings { __typename ... on PlainGameSettings { game } } } }';
  const made = await mutate(api, director, 'createTournament', input, fields);
  expect(made).toMatchObject({
    tournament: { game: 'NIM', gameSettings: { __typename: 'PlainGameSettings', game: 'NIM' } },
  });
  tournamentId = String(at(made, 'tournament.id'));
  await mutate(api, director, 'openRegistration', { tournamentId });
  players = await Promise.all(['Asha', 'Juma', 'Zuri'].map((name) => world.person(name)));
  for (const { context } of players) await mutate(api, context, 'enterTournament', { tournamentId });
  await mutate(api, director, 'closeRegistration', { tournamentId });
  const started = await mutate(api, director, 'startTournament', { tournamentId });
  expect(started['code']).toBeUndefined();
});
afterAll(async () => {
  await api.close();
  await db.close();
});

test('a game with rules alone is entered, played to its end, kept and mailed, and nothing else knows of it', async () => {
  const { liveGames } = await api.data<{
    readonly liveGames: { readonly nodes: ReadonlyArray<{ readonly id: string }> };
  }>(world.anonymous, '{ liveGames { nodes { id } } }');
  const [{ id } = { id: '' }] = liveGames.nodes;
  const inStore = idNamed<GameId>(id, ['NimGame']);
  const [game] = await gamesByIds(db.prisma, [inStore]);
  if (game === undefined) throw new Error('The id does not lead to the game');
  const opener = personOf(players, game.players.first);

  const { parts } = await moveLetter(
    {
      context: opener.context,
      playerId: opener.playerId,
      post: TEST_POST,
      wording: wordingOf({ locale: 'en', timeZone: 'UTC' }),
    },
    { tournamentId: game.tournamentId, gameId: inStore, ply: 0 },
  );
  expect(parts).toContainEqual({ kind: 'board', drawn: 'A ooo\nB oooo\nC ooooo', picture: null });
  expect(parts).toContainEqual({ kind: 'small', text: expect.stringMatching(/^12 moves are possible: A1 {2}A2/) });

  const wrong = await seenByAnybody(api, world.anonymous, id, 0, 'A4');
  expect(wrong).toMatchObject({ __typename: 'NimGame', toMove: 'FIRST', preview: { column: 2 } });

  const played: string[] = [];
  for (;;) {
    const seen = await seenByAnybody(api, world.anonymous, id, played.length);
    expect(seen.at).toMatchObject({ ply: played.length, notation: played.at(-1) ?? null, position: seen.position });
    const { notation, label } = seen.legalMoves?.at(-1) ?? {};
    expect(label).toBe(notation);
    if (notation === undefined) break;
    const mover = personOf(players, game.players[seen.toMove === 'FIRST' ? 'first' : 'second']);
    expect(await playAny(api, mover.context, id, played.length, notation)).toMatchObject({ notation });
    played.push(notation);
  }
  expect(played).toEqual(['C5', 'B4', 'A3']);

  const RESULT = `query ($id: ID!) { node(id: $id) { __typename ... on Game { status record recordEnding
    at(ply: 1) { __typename summary } result { how winner { player { name } } } } } }`;
  const { node } = await api.data(world.anonymous, RESULT, { id });
  expect(node).toMatchObject({
    __typename: 'NimGame',
    status: 'FINISHED',
    recordEnding: 'nim',
    at: { __typename: 'NimMoment', summary: 'Left played C5.' },
    result: { how: 'PLAYED', winner: { player: { name: opener.name } } },
  });
  expect(at(node, 'record')).toMatch(/^LEFT: \w+\nRIGHT: \w+\n1\. C5 B4\n2\. A3\n$/m);
  expect(await gameDocumentOf(world.anonymous, id, 'TRANSCRIPT', 'nim')).toMatchObject({ body: at(node, 'record') });
  const ratings = await api.data(world.anonymous, '{ players(first: 5, ratedIn: NIM) { edges { node { name } } } }');
  expect(JSON.stringify(ratings)).toContain(opener.name);
});
