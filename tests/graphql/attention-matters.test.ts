import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeRegistration } from '../../api/src/application/commands/tournament/close-registration.ts';
import { enterPlayers } from '../../api/src/application/commands/tournament/enter-players.ts';
import { openRegistration } from '../../api/src/application/commands/tournament/open-registration.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { DAY, HOUR, millis, plus } from '../../api/src/kernel/time.ts';
import { at, listAt } from '../support/answer.ts';
import { runningKiba } from '../support/kiba-event.ts';
import { must, type Person } from '../support/world.ts';
import { runRulings } from '../../api/src/formats/knockout/application/rulings-job.ts';
import { runningJobs } from '../support/running-jobs.ts';
import { startedKnockout } from './knockout-scene.ts';
import { openAttention, signUp, type AttentionScene } from './attention-scene.ts';

let desk: AttentionScene;

beforeAll(async () => {
  desk = await openAttention(7200);
});
afterAll(() => desk.close());

const PLAYED = { __typename: 'PlayMoveSuccess' };

const text = (instant: number) => new Date(instant).toISOString();

test('tickets, but none about who asks, until they are decided; one of a tournament that is over too', async () => {
  const { api, fresh, needs, kinds, act } = desk;
  const scene = fresh();
  const running = await scene.running(['Oscar', 'Kobe', 'Jan']);
  const who = running.director.context;
  const tournamentId = globalId('RoundRobinTournament', running.id);
  const ticket = { tournamentId, kind: 'PROTEST', text: 'He stalls.' };
  expect(await act(running.players[0]!.context, 'fileTicket', ticket)).toMatchObject({ __typename: 'TicketSuccess' });
  const [one] = await needs(who);
  expect(one).toMatchObject({
    __typename: 'TicketAttention',
    kind: 'TICKET',
    deed: 'DECIDE_TICKET',
    since: text(scene.now()),
    wantedBy: text(scene.now() + 2 * DAY),
    ticket: { text: 'He stalls.', kind: 'PROTEST' },
  });
  expect(await act(who, 'cancelTournament', { tournamentId, reason: 'The hall is closed.' })).toMatchObject({
    __typename: 'TournamentSuccess',
  });
  expect(await kinds(who)).toEqual(['TICKET']);
  const seen = await api.data(who, '{ viewer { inHand { id } } }');
  expect(at(seen, 'viewer.inHand.*.id')).toEqual([tournamentId]);
});

test('protests, and matches that no rule decides', async () => {
  const { api, fresh, needs, act } = desk;
  const scene = fresh();
  const jobs = await runningJobs(scene, [runRulings]);
  const knockout = await startedKnockout(api, scene, 8);
  const match = await knockout.match(1, 3);
  const about = { __typename: 'MatchAttention', pairing: { number: match['number'] } };
  const protest = { matchId: match['id'], text: 'He has stalled.' };
  const player = knockout.person(match, 0).context;
  expect(await act(player, 'raiseProtest', protest)).toEqual({ __typename: 'MatchSuccess' });
  expect(await needs(knockout.director)).toMatchObject([{ ...about, kind: 'PROTEST', deed: 'ANSWER_PROTEST' }]);
  const { protest: raised } = await knockout.match(1, 3);
  const answer = { protestId: at(raised, 'id'), answer: 'He has moved every day.' };
  expect(await act(knockout.director, 'answerProtest', answer)).toEqual({ __typename: 'MatchSuccess' });
  expect(await needs(knockout.director)).toEqual([]);
  for (const index of [0, 1, 2]) await knockout.win(await knockout.match(1, index), 0, 3);
  await jobs.pass(millis(7 * DAY + HOUR));
  await jobs.stop();
  const undecided = (await needs(knockout.director)).filter(({ __typename }) => __typename === 'MatchAttention');
  expect(undecided).toMatchObject([{ ...about, kind: 'MATCH_UNDECIDED', deed: 'DECIDE_MATCH' }]);
});

test('a stage that waits for approval, and a tie that holds one up', async () => {
  const { fresh, needs } = desk;
  const scene = fresh();
  const tied = await runningKiba(scene, 6, { approvalHours: 48 }, { equal: true });
  await tied.decide(() => 'first');
  const [tie] = await needs(tied.director.context);
  expect(tie).toMatchObject({ __typename: 'StageAttention', kind: 'TIE_AT_CUT', deed: 'LOOK', until: null });
  expect(listAt(tie, 'tied')).toHaveLength(6);
  await tied.decide(({ players }) => (players.first < players.second ? 'first' : 'second'));
  expect(await needs(tied.director.context)).toMatchObject([
    { kind: 'STAGE_TO_APPROVE', deed: 'ADVANCE', until: text(scene.now() + 48 * HOUR), tied: [] },
  ]);
});

test('a sign-up that cannot start as it stands, and one that only waits for its start', async () => {
  const { fresh, needs, kinds } = desk;
  const scene = fresh();
  const director = await scene.person('Nino', 'DIRECTOR');
  const startsAt = plus(scene.now(), millis(2 * DAY));
  await signUp(scene, director, 1);
  const soon = await signUp(scene, director, 1, { startsAt });
  expect(await needs(director.context)).toMatchObject([
    {
      __typename: 'FieldAttention',
      kind: 'SHORT_FIELD',
      deed: 'ENTER_PLAYERS',
      since: null,
      until: text(startsAt),
      tournament: { id: globalId('RoundRobinTournament', soon) },
      issues: [{ code: 'TOO_FEW_PLAYERS' }],
    },
  ]);
  const ready = await signUp(scene, director, 3);
  must(await closeRegistration(director.context, { tournamentId: ready }));
  expect(await kinds(director.context)).toEqual(['SHORT_FIELD', 'READY_TO_START']);
});

describe('while somebody waits for a place', () => {
  test('a player whom all his games have waited for, until he is replaced by who waits', async () => {
    const { api, fresh, needs, act } = desk;
    const scene = fresh();
    const next = await scene.person('Next');
    const running = await scene.running(['Oscar', 'Kobe', 'Jan'], { maxPlayers: 3 }, [next]);
    const who = running.director.context;
    const [oscar, ...others] = running.players;
    const play = async (person: Person): Promise<void> => {
      for (const game of await running.games()) {
        if (game.toMove === null || game.players[game.toMove] !== person.playerId) continue;
        const gameId = globalId('BaoGame', game.id);
        const source = 'query ($id: ID!) { game(id: $id) { ... on BaoGame { legalMoves { notation } } } }';
        const move = at(await api.data(person.context, source, { id: gameId }), 'game.legalMoves.0.notation');
        expect(await act(person.context, 'playMove', { gameId, move, ply: game.ply })).toEqual(PLAYED);
      }
    };
    for (const other of others) await play(other);
    const seen = async () => (await needs(who, { days: 1, hours: 1 })).filter(({ kind }) => kind === 'NO_SHOW');
    expect(await seen()).toEqual([]);
    const since = text(scene.now());
    scene.pass(millis(DAY + HOUR));
    for (const other of others) await play(other);
    expect(await seen()).toMatchObject([
      { __typename: 'PlayerAttention', deed: 'REPLACE_PLAYER', since, player: { name: 'Oscar' } },
    ]);
    const tournamentId = globalId('RoundRobinTournament', running.id);
    const [out, into] = [oscar!, next].map(({ playerId }) => globalId('Player', playerId));
    const replaced = { tournamentId, out, in: into, reason: 'Did not appear' };
    expect(await act(who, 'replacePlayer', replaced)).toMatchObject({ __typename: 'ReplacePlayerSuccess' });
    scene.pass(millis(DAY + HOUR));
    expect(await seen()).toEqual([]);
  });

  test('a place that becomes free after sign-up has closed', async () => {
    const { fresh, needs, kinds, act } = desk;
    const scene = fresh();
    const director = await scene.person('Nino', 'DIRECTOR');
    const tournamentId = await scene.draft(director, { maxPlayers: 3 });
    must(await openRegistration(director.context, { tournamentId }));
    const people = [];
    for (const name of ['Oscar', 'Kobe', 'Jan', 'Next']) people.push(await scene.person(name));
    const playerIds = people.map(({ playerId }) => playerId);
    must(await enterPlayers(director.context, { tournamentId, playerIds, newPlayers: [], orWait: true }));
    must(await closeRegistration(director.context, { tournamentId }));
    expect(await kinds(director.context)).toEqual(['READY_TO_START']);
    const id = globalId('RoundRobinTournament', tournamentId);
    const left = { tournamentId: id, playerId: globalId('Player', people[0]!.playerId) };
    await act(director.context, 'leaveTournament', left);
    expect(await needs(director.context)).toContainEqual(
      expect.objectContaining({ kind: 'PLACE_FREE', deed: 'ENTER_PLAYERS', player: { name: 'Next' } }),
    );
    const next = { tournamentId: id, playerIds: [globalId('Player', people[3]!.playerId)] };
    await act(director.context, 'enterPlayers', next);
    expect(await kinds(director.context)).toEqual(['READY_TO_START']);
  });
});
