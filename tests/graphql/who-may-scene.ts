import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
} from 'graphql';
import type { Actor, AppContext } from '../../api/src/application/context.ts';
import { makeDemo } from '../../api/src/application/demo/make-demo.ts';
import { DEMO_ACCOUNTS } from '../../api/src/application/demo/people.ts';
import { globalId, namedId } from '../../api/src/graphql/global-id.ts';
import { asId, type PlayerId } from '../../api/src/kernel/ids.ts';
import { DAY, millis } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import { textAt, type Fields } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { SMALL } from '../support/demo-parts.ts';
import { knownIds, type KnownIds } from '../support/known-ids.ts';
import { demoWorld } from '../support/made-demo.ts';
import { newWorld } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { mutate } from './mutate.ts';

/** As what somebody comes to what there is in the demo world. */
export const ROLES = ['stranger', 'owner', 'player', 'observer', 'reporter', 'deputy', 'director', 'admin'] as const;
export type Asker = (typeof ROLES)[number];

/** A world that has something of nearly every kind, and people of every role in it. */
export interface WhoMayScene {
  readonly api: Api;
  readonly nobody: AppContext;
  /** Somebody of a role; a player is who plays in what the input names, and a stranger where it names nothing. */
  as(role: Asker, input: Fields): Promise<AppContext>;
  /** What there is, that an administrator or the owner sees. */
  readonly ids: KnownIds;
  /** The least that a mutation takes, about things that there are. */
  inputOf(mutation: GraphQLField<unknown, unknown>): Fields;
  close(): Promise<void>;
}

const MESSAGE = '... on MessageSuccess { chatMessage { game { tournament { id } } } }';
const TOURNAMENTS = /Tournament$/;
const OFFICES = ['observer', 'reporter', 'deputy'] as const;

/** The demo world with officials in its tournaments, with what its owner has made for himself, and with a matter of each kind. */
export async function whoMayScene(): Promise<WhoMayScene> {
  const db = await openTestDatabase();
  const world = newWorld(db, 77);
  await makeDemo(demoWorld(db, 3, { now: world.now }), SMALL);
  const api = await openApi(world);
  const justNow = (actor: Actor): AppContext =>
    world.as(actor.kind === 'account' ? { ...actor, signedInFor: millis(0) } : actor);
  const person = async (name: string) => justNow((await world.person(name)).context.actor);
  const people = {
    stranger: await person('Stranger'),
    owner: await person('Oduya'),
    observer: await person('Omari'),
    reporter: await person('Rehema'),
    deputy: await person('Dede'),
    director: justNow(await signedIn(db, DEMO_ACCOUNTS.director.email)),
    admin: justNow(await signedIn(db, DEMO_ACCOUNTS.admin.email)),
  };
  const known = new Map<string, readonly string[]>();
  const learn = async () => {
    for (const who of [people.admin, people.owner]) {
      const found = await knownIds(db, (source, variables) => api.data(who, source, variables));
      for (const [name, ids] of found) known.set(name, ids);
    }
  };
  const until = new Date(world.now() + DAY).toISOString();

  function valueOf(field: GraphQLInputField, type: GraphQLInputType = field.type): unknown {
    const named = getNullableType(type);
    if (isListType(named)) return [valueOf(field, named.ofType)];
    if (isEnumType(named)) return named.getValues()[0]?.name;
    if (isInputObjectType(named)) return leastOf(named);
    if (named.name === 'ID') {
      const names = field.extensions['names'];
      return (Array.isArray(names) ? names.flatMap((name) => known.get(String(name)) ?? []) : [])[0] ?? 'none';
    }
    const words: Fields = { Int: 1, Float: 1, Boolean: true, DateTime: until, String: 'Because.' };
    return words[named.name];
  }

  function leastOf(type: GraphQLInputType): Fields {
    const named = getNullableType(type);
    const fields = isInputObjectType(named) ? Object.values(named.getFields()) : [];
    const needed = fields.filter((field) => isNonNullType(field.type) && field.defaultValue === undefined);
    return Object.fromEntries(needed.map((field) => [field.name, valueOf(field)]));
  }

  const as: WhoMayScene['as'] = async (role, input) => {
    if (role !== 'player') return people[role];
    const { actor } = people.stranger;
    const playerId = await playerOf(db, input);
    return actor.kind === 'account' && playerId !== null ? justNow({ ...actor, playerId }) : people.stranger;
  };

  await learn();
  const all = (name: string) => known.get(name) ?? [];
  for (const tournamentId of [...known.keys()].filter((name) => TOURNAMENTS.test(name)).flatMap(all)) {
    for (const office of OFFICES) {
      const { actor } = people[office];
      const playerId = globalId('Player', asId((actor.kind === 'account' && actor.playerId) || ''));
      await mutate(api, people.director, 'appointOfficial', { tournamentId, playerId, role: office.toUpperCase() });
    }
  }
  const [gameId] = all('BaoGame');
  const [matchId] = all('BracketMatch');
  const player = await as('player', { gameId });
  const made = async (who: AppContext, name: string, input: Fields, fields = ''): Promise<Fields> => {
    const answer = await mutate(api, who, name, input, fields);
    if (!textAt(answer, '__typename').endsWith('Success')) throw new Error(`${name}: ${JSON.stringify(answer)}`);
    return answer;
  };
  await made(people.owner, 'createOverlaySlot', { name: 'Table' });
  await made(people.owner, 'createToken', { name: 'Overlay', verbs: ['READ'] });
  const bot = await made(people.owner, 'createBot', { name: 'Oduya’s bot' }, '... on CreateBotSuccess { bot { id } }');
  const said = await made(player, 'postMessage', { gameId, text: 'Habari.' }, MESSAGE);
  const tournamentId = textAt(said, 'chatMessage.game.tournament.id');
  await made(player, 'fileTicket', { tournamentId, kind: 'OTHER', text: 'The clock is odd.' });
  await made(people.director, 'pauseGames', { tournamentId, gameId, reason: 'A holiday.', until });
  await made(await as('player', { matchId }), 'raiseProtest', { matchId, text: 'He never answers.' });
  const guests = await db.prisma.player.findMany({ where: { accountId: null, isBot: false }, orderBy: { id: 'asc' } });
  const [guest, other] = guests.map(({ id }) => globalId('Player', asId(id)));
  const claimed = { playerId: guest };
  await made(people.owner, 'claimPlayer', claimed);
  await webhookOf(db, people.owner.actor);
  await deviceOf(db, people.owner.actor);
  await learn();
  const owner = people.owner.actor;
  const byId = globalId('Player', asId((owner.kind === 'account' && owner.playerId) || ''));
  const particular: Readonly<Record<string, Fields>> = {
    answerClaim: { ...claimed, byId },
    mergePlayers: { fromId: guest, intoId: other },
    openCycle: { seriesId: all('KuksuTitle')[0] },
    retireBot: { botId: textAt(bot, 'bot.id') },
  };
  return {
    api,
    nobody: world.anonymous,
    as,
    ids: known,
    inputOf: ({ name, args }) => ({ ...leastOf(args[0]!.type), ...particular[name] }),
    async close() {
      await api.close();
      await db.close();
    },
  };
}

async function signedIn({ prisma }: Db, email: string): Promise<Actor> {
  const { id, role, player } = await prisma.account.findFirstOrThrow({ where: { email }, include: { player: true } });
  return { kind: 'account', accountId: asId(id), playerId: player === null ? null : asId<PlayerId>(player.id), role };
}

/** The first who plays in the game, the match or the tournament that an input names. */
async function playerOf({ prisma }: Db, input: Fields): Promise<PlayerId | null> {
  for (const value of Object.values(input)) {
    const named = typeof value === 'string' ? namedId(value) : null;
    if (named === null) continue;
    const { id } = named;
    const game = await prisma.game.findFirst({
      where: { OR: [{ id }, { pairingId: id }] },
      include: { firstEntry: true },
    });
    const entry =
      game?.firstEntry ?? (await prisma.entry.findFirst({ where: { tournamentId: id }, orderBy: { id: 'asc' } }));
    if (entry != null) return asId<PlayerId>(entry.playerId);
  }
  return null;
}

/** A browser that shows notices, whose push service nobody is asked about. */
async function deviceOf({ prisma }: Db, owner: Actor): Promise<void> {
  if (owner.kind !== 'account' || owner.playerId === null) throw new Error('Nobody has it');
  const endpoint = 'https://push.example/1';
  const data = { id: 'device', playerId: owner.playerId, endpoint, p256dh: '', auth: '', name: 'Firefox' };
  await prisma.pushDevice.create({ data: { ...data, kinds: [], createdAt: new Date(0) } });
}

/** A webhook, which the API makes only for an address that the internet knows. */
async function webhookOf({ prisma }: Db, owner: Actor): Promise<void> {
  if (owner.kind !== 'account') throw new Error('Nobody has it');
  const at = new Date(0);
  const data = {
    id: 'hook',
    accountId: owner.accountId,
    url: 'https://hooks.example/',
    locale: 'en',
    secret: 'sealed',
  };
  await prisma.webhook.create({ data: { ...data, kinds: [], createdAt: at, since: at } });
}
