import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredInputField,
  type GraphQLInputType,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppContext } from '../../api/src/application/context.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { schema } from '../../api/src/graphql/schema.ts';
import { asId, type TokenId, type TournamentId } from '../../api/src/kernel/ids.ts';
import type { Db } from '../../api/src/store/client.ts';
import { TOKEN_VERBS, type TokenVerb } from '../../api/src/store/token-verb.ts';
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

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

/** What no token may ever do: accounts, sign-in and its secrets, tokens, roles. */
const NEVER =
  'addPushDevice appoint appointOfficial blockAccount changeProfile claimPlayer closeAccount createBot createToken dismissOfficial endSessions follow hideResults removePushDevice removeSecondFactor retireBot revokeGameLinks revokeToken rotateCalendarToken sendPasswordLink setLanguage setMailPreferences setPushKinds stopMails testPushDevice turnAccountChat turnChat unblockAccount unfollow';

/** The verbs with which a mutation is given, as its description says. */
function verbsOf(description: string | null | undefined): readonly TokenVerb[] {
  const [, said] = /(Not by a token|By a token with [`A-Z or]+)\.$/.exec(description ?? '') ?? [];
  if (said === undefined) throw new Error(`Nothing is said of tokens: ${description}`);
  return TOKEN_VERBS.filter((verb) => said.includes(`\`${verb}\``));
}

const LEAST: Readonly<Record<string, unknown>> = { Int: 1, Float: 1, Boolean: true, DateTime: '2027-01-01T00:00:00Z' };

/** The least that an input of this type takes. */
function least(type: GraphQLInputType): unknown {
  const named = getNullableType(type);
  if (isListType(named)) return [];
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (!isInputObjectType(named)) return LEAST[named.name] ?? 'x';
  const fields = Object.values(named.getFields()).filter(isRequiredInputField);
  return Object.fromEntries(fields.map((field) => [field.name, least(field.type)]));
}

/** The director, or somebody else, by a token with these verbs. */
function by(
  verbs: readonly TokenVerb[],
  {
    tournamentId = null,
    person = director,
  }: { readonly tournamentId?: TournamentId | null; readonly person?: Person } = {},
): AppContext {
  const { actor } = person.context;
  if (actor.kind !== 'account') throw new Error('No token is of somebody without an account');
  const grant = { tokenId: asId<TokenId>('token'), verbs, tournamentId };
  return { ...person.context, actor: { ...actor, grant } };
}

const REFUSED = /^(No token may do this|This token was not granted this)/;

test.each(mutations.map((field) => [field.name, field] as const))(
  '%s is given by a token with one of its verbs, and by no other',
  async (name, field) => {
    const [input] = field.args;
    const given = input === undefined ? {} : (least(input.type) as object);
    for (const verbs of [[], ...TOKEN_VERBS.map((verb) => [verb])]) {
      const answer = await mutate(api, by(verbs), name, given);
      const isGranted = verbsOf(field.description).some((verb) => verbs.includes(verb));
      if (isGranted) expect(String(answer.message)).not.toMatch(REFUSED);
      else expect(answer).toMatchObject({ code: 'FORBIDDEN', message: expect.stringMatching(REFUSED) });
    }
  },
);

test('what is about accounts, sign-in, tokens and roles is given by no token at all', () => {
  const never = mutations.filter(({ description }) => verbsOf(description).length === 0).map(({ name }) => name);
  expect(never.toSorted().join(' ')).toBe(NEVER);
});

test('a token for one tournament does nothing in another, beside it or in none', async () => {
  const [own, other] = [await world.draft(director), await world.draft(director)];
  const scoped = by(['READ', 'PLAY', 'REPORT', 'DIRECT'], { tournamentId: own });
  const named = (id: TournamentId) => ({ tournamentId: globalId('RoundRobinTournament', id) });
  const beyond = { __typename: 'Forbidden', message: 'This token is for one tournament alone, and this is not of it.' };
  expect(await mutate(api, scoped, 'openRegistration', named(other))).toMatchObject(beyond);
  expect(await mutate(api, scoped, 'openRegistration', { tournamentId: 'nothing' })).toMatchObject(beyond);
  expect(await mutate(api, scoped, 'createTitle', { name: 'Titles' })).toMatchObject(beyond);
  expect(await mutate(api, scoped, 'openRegistration', named(own))).not.toHaveProperty('message');
  const seen = await api.data(
    scoped,
    'query ($id: ID!) { tournament(id: $id) { viewerRole } viewer { directs { id } } }',
    {
      id: named(other).tournamentId,
    },
  );
  expect(seen).toEqual({ tournament: { viewerRole: null }, viewer: { directs: [{ id: named(own).tournamentId }] } });
});

test('a token that plays directs nothing, though its owner does and the command is for players and directors', async () => {
  const running = await world.running(['Oscar', 'Kobe', 'Jan']);
  const [oscar] = running.players;
  if (oscar === undefined) throw new Error('Nobody plays');
  const playing = by(['PLAY'], { person: running.director });
  const leave = {
    tournamentId: globalId('RoundRobinTournament', running.id),
    playerId: globalId('Player', oscar.playerId),
  };
  expect(await mutate(api, playing, 'withdraw', leave)).toMatchObject({ __typename: 'Forbidden' });
  expect(await mutate(api, oscar.context, 'withdraw', { tournamentId: leave.tournamentId })).toMatchObject({
    __typename: expect.stringContaining('Success'),
  });
});
