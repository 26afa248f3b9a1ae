import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppContext } from '../../api/src/application/context.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import type { Db } from '../../api/src/store/client.ts';
import { at, listAt, textAt } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { newWorld, type Person, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { mutate } from './mutate.ts';

let db: Db;
let world: World;
let api: Api;
let director: Person;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  api = await openApi(world);
  director = await world.person('Dalila', 'DIRECTOR');
});
afterAll(async () => {
  await api.close();
  await db.close();
});

const run = (who: AppContext, name: string, input: object, fields?: string) => mutate(api, who, name, input, fields);
const playerOf = (person: Person) => globalId('Player', person.playerId);

test('the field of a cycle through the API: a table, invitations, both ways out of a short field, a disqualification (Kuksu 12)', async () => {
  const settings = {
    name: 'Kuksu',
    format: 'KUKSU',
    game: 'GO',
    venue: 'ELSEWHERE',
    formatSettings: { kuksu: { acceptanceDays: 3 } },
  };
  const made = await run(
    director.context,
    'createTournament',
    settings,
    '... on CreateTournamentSuccess { tournament { id formatSettings { ... on KuksuSettings { acceptanceDays approvalHours } } } }',
  );
  expect(made.tournament).toMatchObject({ formatSettings: { acceptanceDays: 3, approvalHours: 48 } });
  const of = { tournamentId: textAt(made.tournament, 'id') };
  const by = (name: string, input: object, fields?: string) => run(director.context, name, { ...of, ...input }, fields);
  await by('openRegistration', {});
  const gil = await world.person('Gil of the Leagues');
  await run(gil.context, 'enterTournament', of);
  const LINES = 'lines { line text outcome column names { name who } messages }';
  const table = (text: string) =>
    by(
      'importRegistrations',
      { text },
      `... on ImportRegistrationsSuccess { players plan { ... on KuksuPlan { status exclude invite } } }
      ... on InvalidLines { code ${LINES} }`,
    );
  expect(await table('name,rating\nHal,x')).toMatchObject({
    __typename: 'InvalidLines',
    code: 'INVALID_LINES',
    lines: [{ line: 2, text: 'Hal,x', outcome: 'REFUSED', column: 2, names: [] }],
  });
  const ten = Array.from({ length: 10 }, (_, index) => `League player ${index},${1_500 + index}`).join('\n');
  expect(await table(`name,rating\n${ten}`)).toMatchObject({
    players: 11,
    plan: { status: 'SHORT', exclude: 1, invite: 4 },
  });
  await by('closeRegistration', {});
  const MINE =
    'query { viewer { invitations { invitation tournament { acceptUntil viewerInvitation { invitation } } } } }';
  const invitation = at(await api.data(gil.context, MINE, {}), 'viewer.invitations.0');
  expect(invitation).toMatchObject({ invitation: 'SENT', tournament: { viewerInvitation: { invitation: 'SENT' } } });
  const FIELD = `... on FieldSuccess { players issues { code } plan { ... on KuksuPlan { status tiers { sizes } } } out { player { name } }
    tournament { invitations { nodes { invitation } } entries { totalCount } } }`;
  expect(await run(gil.context, 'answerInvitation', { ...of, accept: false }, FIELD)).toMatchObject({
    ...{ players: 10, issues: [], plan: { status: 'OK', tiers: [{ sizes: [10] }] } },
    out: [{ player: { name: 'Gil of the Leagues' } }],
  });
  const until = '2027-01-02T03:04:05.000Z';
  const refusedStart = await by('startTournament', {});
  expect(refusedStart).toMatchObject({ code: 'WRONG_STATUS' });
  const why = textAt(refusedStart, 'message');
  expect(why).toMatch(
    /^The invited may still answer until .* UTC; 10 have not: League player 9, .* and League player 0\. /,
  );
  expect(why).toMatch(/`endInvitations`: .*`answerInvitation`/);
  expect(await by('updateTournament', { startsAt: '2026-11-22T00:00:00.000Z' })).toMatchObject({
    code: 'INVALID_INPUT',
    message: expect.stringMatching(/while the invited may still answer, until .*`extendInvitations`\.$/),
  });
  const extended = await by('extendInvitations', { until }, '... on FieldSuccess { tournament { acceptUntil } }');
  expect(extended).toMatchObject({ tournament: { acceptUntil: until } });
  expect(await by('endInvitations', { dryRun: true }, FIELD)).toMatchObject({
    players: 0,
    issues: [{ code: 'TOO_FEW_PLAYERS' }],
  });
  const shown = await api.data(
    director.context,
    'query ($id: ID!) { tournament(id: $id) { entries { nodes { player { id } } } } }',
    {
      id: of.tournamentId,
    },
  );
  const playerIds = listAt(shown, 'tournament.entries.nodes').map((entry) => textAt(entry, 'player.id'));
  await by('answerInvitation', { accept: true, playerIds });
  await by('endInvitations', {});
  const reason = 'Asked to';
  const left = await by('excludePlayers', { playerIds: playerIds.slice(0, 1), reason }, FIELD);
  expect(left).toMatchObject({
    players: 9,
    tournament: { invitations: { nodes: expect.arrayContaining([{ invitation: 'EXCLUDED' }]) } },
  });
  const more = { playerIds: [playerOf(gil)], newPlayers: [], reason };
  expect(await by('invitePlayers', more, FIELD)).toMatchObject({ players: 10, out: [] });
  expect(await by('invitePlayers', more, FIELD)).toMatchObject({ __typename: 'AlreadyEntered' });
  await by('startTournament', {});
  const OUT = '... on DisqualifySuccess { entry { disqualifiedAt } effects { events { text } } }';
  const judged = await by('disqualify', { playerId: playerOf(gil), reason }, OUT);
  expect(judged).toMatchObject({ entry: { disqualifiedAt: expect.any(String) as string } });
  const told = listAt(judged, 'effects.events').map(({ text }) => text);
  expect(told).toContain('Gil of the Leagues was disqualified by the director.');
  expect(await api.data(gil.context, MINE, {})).toEqual({ viewer: { invitations: [] } });
  const inbox = await api.data(
    gil.context,
    'query { viewer { notices(first: 20) { ... on MyInvitation { invitation until text tournament { name } } } } }',
    {},
  );
  expect(listAt(inbox, 'viewer.notices')).toContainEqual({
    ...{ invitation: 'ACCEPTED', until: null, tournament: { name: 'Kuksu' } },
    text: 'The director has accepted your place for you.',
  });
});
