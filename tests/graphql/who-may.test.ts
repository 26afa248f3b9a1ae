import { getNullableType, isInputObjectType, type GraphQLField } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppContext } from '../../api/src/application/context.ts';
import { schema } from '../../api/src/graphql/schema.ts';
import { asId, type TokenId, type TournamentId } from '../../api/src/kernel/ids.ts';
import { TOKEN_VERBS, type TokenVerb } from '../../api/src/store/token-verb.ts';
import { askedFields, idsOfNothing, watching } from './asked-fields.ts';
import { mutate } from './mutate.ts';
import { watchAnswers } from './watch-events.ts';
import { ROLES, whoMayScene, type Asker, type WhoMayScene } from './who-may-scene.ts';
import { answeredTo, NOTHING_THERE, tellsMore, WHO_READS, WHO_WATCHES } from './who-reads.ts';

type Mutation = GraphQLField<unknown, unknown>;

let scene: WhoMayScene;
beforeAll(async () => void (scene = await whoMayScene()));
afterAll(() => scene.close());

const mutations: readonly Mutation[] = Object.values(schema.getMutationType()?.getFields() ?? {});

const DIRECT = ['deputy', 'director', 'admin'] as const;

/**
 * By whom each mutation is given about the demo world, in which he is what he is called; everybody else is told that he may not, or,
 * of what he does not even see, that there is no such thing. An owner has made the thing himself.
 */
const WHO_MAY: readonly (readonly [roles: readonly Asker[], mutations: string])[] = [
  [
    ROLES,
    'addPushDevice answerInvitation changeProfile claimPlayer closeAccount compareSandbox createBot createOverlaySlot createToken createWebhook deleteSandbox enterTournament follow forkTournament hideResults mutePlayer playSandbox refusePlace revokeGameLinks rotateCalendarToken setComforts setLanguage setMailPreferences signUpAgain stopSandbox turnChat unfollow',
  ],
  [
    ['player'],
    'acceptScore disputeScore double drop fileTicket forfeitMatch leaveTournament markDead markNeutral offerNoResult playMove raiseProtest resign resumePlay roll setDiceString setDoubleAnswer setGameComforts setPlan take takeDaysOff withdraw',
  ],
  [['player', ...DIRECT], 'postMessage'],
  [
    ['owner'],
    'deleteOverlaySlot deleteWebhook pointOverlaySlot removePushDevice replayWebhook retireBot revokeToken rotateWebhookSecret setPushKinds testPushDevice testWebhook updateWebhook',
  ],
  [['reporter', ...DIRECT], 'correctResult importResults reportResult setTimeUsed undoReport'],
  [
    DIRECT,
    'adjudicate adjudicateScore adjustPoints advanceTournament answerClaim answerProtest answerTicket changePause closeRegistration correctEntry decideMatch decideTicket disqualify endInvitations endPause enterPlayers excludePlayers extendInvitations extendTime importLastCycle importRecords importRegistrations invitePlayers mergePlayers nameLuckyLosers noteTitleMatch openRegistration orderWaitingList pauseGames publishRound reinstate removeMessage replacePlayer setCategory setRecurrence startTournament takeBackAdjustment takeLastCycle updateTournament',
  ],
  [
    ['director', 'admin'],
    'addTournament appointOfficial cancelTournament createChampionship createTitle createTournament dismissOfficial endTournament importRating openCountryMatch openCycle openMabingwa removeTournament settleCut updateSeries',
  ],
  [['admin'], 'appoint blockAccount endSessions removeSecondFactor sendPasswordLink turnAccountChat unblockAccount'],
];

/** What the demo world has nothing for, such as a knock-out that is played elsewhere. */
const NOTHING_TO_DO = [
  'acceptEntryRequest',
  'declineEntryRequest',
  'reportMatch',
  'reportMatches',
  'reportMessage',
  'settleDispute',
];

/** What the server answers somebody; what can be tried is only tried. */
async function answerTo(who: AppContext, mutation: Mutation): Promise<string> {
  const type = getNullableType(mutation.args[0]!.type);
  const canTry = isInputObjectType(type) && type.getFields()['dryRun'] !== undefined;
  const input = { ...scene.inputOf(mutation), ...(canTry && { dryRun: true }) };
  return String((await mutate(scene.api, who, mutation.name, input))['__typename']);
}

const rulesOf = (table: typeof WHO_READS) =>
  new Map(table.flatMap(([roles, names]) => names.split(' ').map((name) => [name, roles] as const)));
const isLong = process.env['BARAZA_LONG'] === '1';

/** Who tries what these may give: in long runs everybody, else a stranger and who is next to where those begin or end in the order of the roles. */
function triedBy(may: readonly Asker[]): readonly Asker[] {
  const isEdge = (at: number): boolean =>
    at >= 0 && at + 1 < ROLES.length && may.includes(ROLES[at]!) !== may.includes(ROLES[at + 1]!);
  return ROLES.filter((role, at) => isLong || role === 'stranger' || isEdge(at - 1) || isEdge(at));
}

async function whoMay(mutation: Mutation, tried: readonly Asker[]): Promise<readonly Asker[]> {
  const answers = new Map<Asker, string>();
  const input = scene.inputOf(mutation);
  for (const role of tried) answers.set(role, await answerTo(await scene.as(role, input), mutation));
  const unseen = answers.get('stranger') === 'NotFound';
  return tried.filter((role) => answers.get(role) !== 'Forbidden' && !(unseen && answers.get(role) === 'NotFound'));
}

/** What a link in a mail may do without anybody who is signed in. */
const BY_LINK = 'stopMails';
const commands = mutations.filter(({ name }) => name !== BY_LINK);

test('every mutation is given by those who may, and by nobody else', async () => {
  const found = new Map<string, readonly Asker[]>();
  const said = rulesOf(WHO_MAY);
  for (const mutation of commands.filter(({ name }) => !NOTHING_TO_DO.includes(name)))
    found.set(mutation.name, await whoMay(mutation, triedBy(said.get(mutation.name) ?? [])));
  const expected = [...said].map(([name, may]) => [name, triedBy(may).filter((role) => may.includes(role))] as const);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
  expect(mutations.map(({ name }) => name)).toEqual(expect.arrayContaining([...NOTHING_TO_DO, BY_LINK]));
});

test('who is not signed in gives no command but what the key of a mail lets him', async () => {
  const others = [];
  for (const mutation of commands)
    if ((await answerTo(scene.nobody, mutation)) !== 'NotSignedIn') others.push(mutation.name);
  expect(others).toEqual([]);
});

/** Somebody by a token with these verbs, by which an administrator is a director; for one tournament alone, it is one in which nothing is. */
function byToken(who: AppContext, verbs: readonly TokenVerb[], isElsewhere: boolean): AppContext {
  const { actor } = who;
  if (actor.kind !== 'account') throw new Error('No token is of somebody without an account');
  const tournamentId = isElsewhere ? asId<TournamentId>('elsewhere') : null;
  const role = actor.role === 'ADMIN' ? 'DIRECTOR' : actor.role;
  return { ...who, actor: { ...actor, role, grant: { tokenId: asId<TokenId>('token'), verbs, tournamentId } } };
}

const WITHOUT_READ = [[], ...TOKEN_VERBS.filter((verb) => verb !== 'READ').map((verb) => [verb])];

test('by a token for another tournament no command is given, whoever has it', async () => {
  const others = [];
  for (const mutation of mutations)
    if ((await answerTo(byToken(await scene.as('admin', {}), TOKEN_VERBS, true), mutation)) !== 'Forbidden')
      others.push(mutation.name);
  expect(others).toEqual([]);
});

const mayRead = rulesOf([...WHO_READS, [[], NOTHING_THERE]]);
const isClosed = (rule: string) => mayRead.get(rule)?.length !== 0 || NOTHING_THERE.split(' ').includes(rule);
/** What is not for everybody; in long runs all. */
const asked = () =>
  askedFields(scene.ids).flatMap(({ fields, ...rest }) => {
    const own = [...fields].filter(([rule]) => isLong || isClosed(rule));
    return own.length === 0 ? [] : [{ ...rest, fields: new Map(own) }];
  });
const playerOfAGame = () => ({ gameId: scene.ids.get('BaoGame')?.[0] });

test('every query field with an argument, and every type that is read by its id, has its rule', () => {
  const names = new Set(askedFields(idsOfNothing()).flatMap(({ fields }) => [...fields.keys()]));
  expect([...names].toSorted()).toEqual([...mayRead.keys()].toSorted());
});

test('every such field is read by those who may, and by nobody else, nor by a token without READ or for another tournament', async () => {
  const found = new Map<string, Set<Asker>>();
  const byTokens: string[] = [];
  for (const one of asked()) {
    const open = await answeredTo(scene, scene.nobody, one);
    const more = async (who: AppContext): Promise<readonly string[]> => {
      const answers = await answeredTo(scene, who, one);
      return [...answers].filter(([rule, answer]) => tellsMore(answer, open.get(rule))).map(([rule]) => rule);
    };
    for (const role of ROLES) {
      const who = await scene.as(role, one.id === null ? playerOfAGame() : { id: one.id });
      const told = await more(who);
      for (const rule of one.fields.keys()) found.set(rule, found.get(rule) ?? new Set());
      for (const rule of told) found.get(rule)?.add(role);
      if (told.length === 0) continue;
      const byOthers = await Promise.all([
        ...WITHOUT_READ.map((verbs) => more(byToken(who, verbs, false))),
        more(byToken(who, TOKEN_VERBS, true)),
      ]);
      byTokens.push(...byOthers.flatMap((rules) => rules.map((rule) => `${rule} ${role}`)));
      const read = await more(byToken(who, ['READ'], false));
      expect(told).toEqual(expect.arrayContaining([...read]));
    }
  }
  const inOrder = (roles: Iterable<Asker> | undefined) => {
    const all = new Set(roles);
    return ROLES.filter((role) => all.has(role)).join(' ');
  };
  const seen = Object.fromEntries([...found].map(([rule, roles]) => [rule, inOrder(roles)]));
  expect(byTokens).toEqual([]);
  expect(seen).toEqual(Object.fromEntries([...found.keys()].map((rule) => [rule, inOrder(mayRead.get(rule))])));
});

const subscriptions = Object.values(schema.getSubscriptionType()?.getFields() ?? {});

test('every subscription is watched by those who may, and by nobody else; by a token with READ alone, by which no administrator is one', async () => {
  const mayWatch = rulesOf(WHO_WATCHES);
  const [found, expected] = [new Map<string, string>(), new Map<string, string>()];
  const openByToken: string[] = [];
  for (const field of subscriptions) {
    const isPublic = field.extensions['audience'] === 'public';
    const source = watching(field, scene.ids);
    const isOpen = async (who: AppContext): Promise<boolean> => {
      const [answer] = await watchAnswers({ api: scene.api, who, source }, 1);
      return answer?.errors === undefined;
    };
    const watchers: string[] = (await isOpen(scene.nobody)) ? ['nobody'] : [];
    for (const role of ROLES) {
      const who = await scene.as(role, playerOfAGame());
      if (await isOpen(who)) watchers.push(role);
      if (isPublic) continue;
      if (await isOpen(byToken(who, ['READ'], false))) watchers.push(`${role} by a token`);
      for (const verbs of WITHOUT_READ) if (await isOpen(byToken(who, verbs, false))) openByToken.push(field.name);
    }
    found.set(field.name, watchers.join());
    const may = isPublic ? ROLES : (mayWatch.get(field.name) ?? []);
    const all = may.flatMap((role) => {
      const isNone = isPublic || (role === 'admin' && field.name === 'deskEvents');
      return isNone ? [role] : [role, `${role} by a token`];
    });
    expected.set(field.name, [...(isPublic ? ['nobody'] : []), ...all].join());
  }
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
  const isPublic = new Map(subscriptions.map(({ name, extensions }) => [name, extensions['audience'] === 'public']));
  expect(openByToken).toEqual([]);
  expect([...mayWatch.keys()].filter((name) => isPublic.get(name) !== false)).toEqual([]);
});
