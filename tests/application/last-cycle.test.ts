import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importLastCycle } from '../../api/src/formats/kuksu/application/commands/import-last-cycle.ts';
import { noteTitleMatch } from '../../api/src/formats/kuksu/application/commands/note-title-match.ts';
import { takeLastCycle } from '../../api/src/formats/kuksu/application/commands/take-last-cycle.ts';
import type { PlayerId, TournamentId } from '../../api/src/kernel/ids.ts';
import { closeRegistration } from '../../api/src/application/commands/tournament/close-registration.ts';
import { startTournament } from '../../api/src/application/commands/tournament/start.ts';
import type { Db } from '../../api/src/store/client.ts';
import { entriesOfTournaments } from '../../api/src/store/reading/entry.ts';
import type { PastedLine, PastedOutcome } from '../../api/src/application/pasted/pasted-line.ts';
import { say, STRANGER } from '../../api/src/application/texts/say.ts';
import { openTestDatabase } from '../support/database.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { at } from '../support/answer.ts';
import { must, newWorld, refusal } from '../support/world.ts';
import { names, people, signedUp, started } from './cycle-people.ts';

let db: Db;
let seed = 4_200;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

describe('a last cycle from a text (Kuksu 12)', () => {
  const world = () => newWorld(db, (seed += 1));
  const HEAD = 'name,league,tier,rank,disqualified,title';

  const broughtTo = async (id: TournamentId) =>
    (await entriesOfTournaments(db.prisma, [id]))
      .toSorted((a, b) => (a.player.name < b.player.name ? -1 : 1))
      .map(({ carriedOver }) => carriedOver);

  async function cycle() {
    const own = world();
    const director = await own.person('Director', 'DIRECTOR');
    const players = await people(own, 6);
    return { world: own, director, players, id: await signedUp(own, director, players) };
  }

  test('is matched by name, who is not there is listed, and it replaces what was taken over before', async () => {
    const { director, id } = await cycle();
    const text = [HEAD, 'k01,,,,,holder', 'K02,A,1,2,,', '"K03",B2,,7,yes,', 'Gone,C1,3,1,no,', 'K04,,4,10,,'].join(
      '\r\n',
    );
    const tried = must(await importLastCycle(director.context, { tournamentId: id, text, choices: [], dryRun: true }));
    expect(await broughtTo(id)).toEqual(names(6).map(() => null));
    const done = must(await importLastCycle(director.context, { tournamentId: id, text, choices: [] }));
    for (const { unmatched, newcomers } of [tried, done]) {
      expect([unmatched, newcomers.length]).toEqual([['Gone'], 2]);
    }
    expect(await broughtTo(id)).toEqual([
      { league: null, title: 'HOLDER' },
      { league: { name: 'A', tier: 1, rank: 2, isDisqualified: false }, title: null },
      { league: { name: 'B2', tier: 2, rank: 7, isDisqualified: true }, title: null },
      { league: { name: 'D', tier: 4, rank: 10, isDisqualified: false }, title: null },
      null,
      null,
    ]);
    must(await importLastCycle(director.context, { tournamentId: id, text: `${HEAD}\nK06,A,1,2,,`, choices: [] }));
    const after = await broughtTo(id);
    expect(after.filter((previous) => previous !== null)).toHaveLength(1);
  });

  test('who won League A is told of until the director notes how the match for the title went', async () => {
    const { director, players, id } = await cycle();
    const [winner, holder] = players.map(({ playerId }) => playerId);
    const text = `${HEAD}\nK01,A,1,1,,\nK02,,,,,holder`;
    const { lines } = must(await importLastCycle(director.context, { tournamentId: id, text, choices: [] }));
    expect(lines[0]!.messages.map((one) => say(STRANGER, one))).toEqual([
      'K01 was in A, place 1.',
      expect.stringMatching(/^K01 has won League A .* neither/) as string,
    ]);
    must(await closeRegistration(director.context, { tournamentId: id }));
    const refused = await startTournament(director.context, { tournamentId: id });
    expect(refusal(refused)).toMatchObject({ message: expect.stringMatching(/^K01 has won League A/) as string });
    const note = async (playerId: PlayerId, title: 'HOLDER' | 'LOSER' | null, dryRun = false) =>
      must(await noteTitleMatch(director.context, { tournamentId: id, playerId, title, dryRun }));
    const titles = async () => (await broughtTo(id)).map((previous) => at(previous ?? { title: '-' }, 'title'));
    await note(winner!, 'HOLDER', true);
    expect(await titles()).toEqual([null, 'HOLDER', '-', '-', '-', '-']);
    const { effects } = await note(winner!, 'HOLDER');
    expect(effects.events).toMatchObject([{ kind: 'EntryChanged' }, { kind: 'EntryChanged' }]);
    expect(await titles()).toEqual(['HOLDER', 'LOSER', '-', '-', '-', '-']);
    await note(winner!, null);
    await note(holder!, 'HOLDER');
    expect(await titles()).toEqual([null, 'HOLDER', '-', '-', '-', '-']);
    expect(refusal(await startTournament(director.context, { tournamentId: id }))).toBeDefined();
    await note(winner!, 'LOSER');
    must(await startTournament(director.context, { tournamentId: id }));
    const late = { tournamentId: id, playerId: winner!, title: null };
    expect(refusal(await noteTitleMatch(director.context, late))).toMatchObject({ kind: 'wrong-status' });
  });

  test.each([
    ['an unknown column', 'name,points\nK01,3', /Line 1.*"points"/],
    ['no names', 'league,rank\nA,1', /Line 1.*"name"/],
    ['a column twice', 'name,name\nK01,K01', /Line 1.*twice/],
  ])('%s is refused, and nothing is taken over', async (_case, text, why) => {
    const { director, id } = await shared();
    const before = await fingerprint(db);
    expect(refusal(await importLastCycle(director.context, { tournamentId: id, text, choices: [] }))).toMatchObject({
      kind: 'invalid-input',
      field: 'text',
      message: expect.stringMatching(why) as string,
    });
    expect(await fingerprint(db)).toEqual(before);
  });

  test.each<[string, string, number, PastedOutcome, number | null, RegExp]>([
    ['a line without a name', ',A,1,2,,', 2, 'REFUSED', 1, /name/],
    ['a place without a league', 'K01,,,2,,', 2, 'REFUSED', 2, /league or its tier/],
    ['a league without a place', 'K01,A,1,,,', 2, 'REFUSED', 4, /Rank/],
    ['place 11', 'K01,A,1,11,,', 2, 'REFUSED', 4, /Rank.*"11"/],
    ['a league that there is not', 'K01,B3,,1,,', 2, 'REFUSED', 2, /"B3"/],
    ['a league of another tier', 'K01,B1,3,1,,', 2, 'REFUSED', 3, /B1.*tier 2, not 3/],
    ['tier 0', 'K01,,0,1,,', 2, 'REFUSED', 3, /Tier.*"0"/],
    ['another word for disqualified', 'K01,A,1,2,perhaps,', 2, 'REFUSED', 5, /"perhaps"/],
    ['another word for the title', 'K01,A,1,2,,king', 2, 'REFUSED', 6, /"king"/],
    ['nothing of a player', 'K01,,,,,', 2, 'REFUSED', null, /"K01" has neither/],
    ['a player twice', 'K01,A,1,2,,\n\nk01,A,1,3,,', 4, 'UNDECIDED', null, /line 2/],
    ['two holders', 'K01,,,,,holder\nK02,,,,,holder', 3, 'REFUSED', 6, /line 2/],
    ['two on one place', 'K01,A,1,2,,\nK02,A,1,2,,', 3, 'REFUSED', 4, /Line 2 has this place/],
    ['more cells than columns', 'K01,A,1,2,,,x', 2, 'REFUSED', null, /more cells/],
  ])('%s stands against it, at its line and column, and nothing is taken over', async (_case, rows, line, ...what) => {
    const [outcome, column, why] = what;
    const { director, id } = await shared();
    const before = await fingerprint(db);
    const given = { tournamentId: id, text: `${HEAD}\n${rows}`, choices: [] };
    const { kind, lines = [] } = refusal<{ kind: string; lines?: readonly PastedLine[] }>(
      await importLastCycle(director.context, given),
    );
    expect(kind).toBe('invalid-lines');
    const found = lines.filter((one) => one.outcome === 'REFUSED' || one.outcome === 'UNDECIDED');
    expect(found).toMatchObject([{ line, outcome, column }]);
    expect(say(STRANGER, found[0]!.messages[0])).toMatch(why);
    expect(await fingerprint(db)).toEqual(before);
  });

  test('a place for which the heading has no column is said of the heading', async () => {
    const { director, id } = await shared();
    const given = { tournamentId: id, text: 'name,league\nK01,A', choices: [] };
    const { lines = [] } = refusal<{ kind: string; lines?: readonly PastedLine[] }>(
      await importLastCycle(director.context, given),
    );
    expect(lines).toMatchObject([{ line: 2, column: null }]);
    expect(say(STRANGER, lines[0]!.messages[0])).toBe(
      'The heading has no column rank: it reads name,league, divided by commas.',
    );
  });

  let one: ReturnType<typeof cycle> | null = null;
  const shared = () => (one ??= cycle());

  test('not by a stranger, not of another format, not after the start, not from a cycle that is not over', async () => {
    const { world: own, director, players, id } = await shared();
    const text = `${HEAD}\nK02,A,1,2,,`;
    const stranger = players[0] ?? director;
    const other = await own.draft(director);
    const refused = async (promise: Promise<{ ok: boolean }>) => refusal((await promise) as never);
    expect(await refused(importLastCycle(stranger.context, { tournamentId: id, text, choices: [] }))).toMatchObject({
      kind: 'forbidden',
    });
    expect(await refused(importLastCycle(director.context, { tournamentId: other, text, choices: [] }))).toMatchObject({
      kind: 'invalid-input',
    });
    for (const lastId of [id, other]) {
      expect(await refused(takeLastCycle(director.context, { tournamentId: id, lastId }))).toMatchObject({
        field: 'lastId',
      });
    }
    const unfinished = await signedUp(own, director, players);
    expect(await refused(takeLastCycle(director.context, { tournamentId: id, lastId: unfinished }))).toMatchObject({
      kind: 'wrong-status',
    });
    const noted = { tournamentId: id, playerId: stranger.playerId, title: 'LOSER' } as const;
    expect(await refused(noteTitleMatch(stranger.context, noted))).toMatchObject({ kind: 'forbidden' });
    const nobody = { ...noted, playerId: director.playerId };
    expect(await refused(noteTitleMatch(director.context, nobody))).toMatchObject({ kind: 'not-found' });
    await started(own, director, unfinished, players);
    expect(
      await refused(importLastCycle(director.context, { tournamentId: unfinished, text, choices: [] })),
    ).toMatchObject({
      kind: 'wrong-status',
    });
  });
});
