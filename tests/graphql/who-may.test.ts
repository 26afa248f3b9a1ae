import { getNullableType, isInputObjectType, type GraphQLField } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppContext } from '../../api/src/application/context.ts';
import { schema } from '../../api/src/graphql/schema.ts';
import { mutate } from './mutate.ts';
import { ROLES, whoMayScene, type Asker, type WhoMayScene } from './who-may-scene.ts';

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
    'answerInvitation changeProfile claimPlayer closeAccount compareSandbox createBot createOverlaySlot createToken createWebhook deleteSandbox enterTournament forkTournament mutePlayer playSandbox refusePlace revokeGameLinks rotateCalendarToken setComforts setMailPreferences signUpAgain stopSandbox turnChat',
  ],
  [
    ['player'],
    'acceptScore disputeScore double drop fileTicket forfeitMatch leaveTournament markDead markNeutral offerNoResult playMove raiseProtest resign resumePlay roll setDiceString setDoubleAnswer setGameComforts setPlan take takeDaysOff withdraw',
  ],
  [['player', ...DIRECT], 'postMessage'],
  [
    ['owner'],
    'deleteOverlaySlot deleteWebhook pointOverlaySlot replayWebhook retireBot revokeToken rotateWebhookSecret testWebhook updateWebhook',
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
const NOTHING_THERE = [
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

async function whoMay(mutation: Mutation): Promise<readonly Asker[]> {
  const answers = new Map<Asker, string>();
  const input = scene.inputOf(mutation);
  for (const role of ROLES) answers.set(role, await answerTo(await scene.as(role, input), mutation));
  const unseen = answers.get('stranger') === 'NotFound';
  return ROLES.filter((role) => answers.get(role) !== 'Forbidden' && !(unseen && answers.get(role) === 'NotFound'));
}

/** What a link in a mail may do without anybody who is signed in. */
const BY_LINK = 'stopMails';
const commands = mutations.filter(({ name }) => name !== BY_LINK);

test('every mutation is given by those who may, and by nobody else', async () => {
  const found = new Map<string, string>();
  for (const mutation of commands.filter(({ name }) => !NOTHING_THERE.includes(name)))
    found.set(mutation.name, (await whoMay(mutation)).join(' '));
  const said = WHO_MAY.flatMap(([roles, names]) => names.split(' ').map((name) => [name, roles.join(' ')] as const));
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(said));
  expect(mutations.map(({ name }) => name)).toEqual(expect.arrayContaining([...NOTHING_THERE, BY_LINK]));
});

test('who is not signed in gives no command but what the key of a mail lets him', async () => {
  const others = [];
  for (const mutation of commands)
    if ((await answerTo(scene.nobody, mutation)) !== 'NotSignedIn') others.push(mutation.name);
  expect(others).toEqual([]);
});
