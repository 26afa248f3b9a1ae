import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adjudicate } from '../../api/src/application/commands/game/adjudicate.ts';
import { openCountryMatch } from '../../api/src/formats/kiba/application/championship/open-country-match.ts';
import { openMabingwa } from '../../api/src/formats/kiba/application/championship/open-mabingwa.ts';
import { refusePlace } from '../../api/src/formats/kiba/application/championship/refuse-place.ts';
import { removeTournament } from '../../api/src/application/commands/series/remove-tournament.ts';
import { settleCut } from '../../api/src/formats/kiba/application/championship/settle-cut.ts';
import { startTournament } from '../../api/src/application/commands/tournament/start.ts';
import { inboxTopic, seriesTopic } from '../../api/src/application/events.ts';
import { asId, type PlayerId, type SeriesId, type TournamentId } from '../../api/src/kernel/ids.ts';
import { readEvents } from '../../api/src/application/vocabulary/log.ts';
import { gamesOfTournaments } from '../../api/src/store/reading/game.ts';
import { inEnglish } from '../support/event-in-english.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { openApi } from '../graphql/ask.ts';
import { at } from '../support/answer.ts';
import { championshipNow, closedTournament, playOut } from '../support/championship.ts';
import { must, refusal, type Person } from '../support/world.ts';
import { NO_CHOICE, openSeriesScene, PLAN, REASON, refused } from './series-scene.ts';

const { db, world, director, stranger, players, seriesId, personOf, ids, kinds, byBlocks } = await openSeriesScene();
const api = await openApi(world);
afterAll(async () => {
  await api.close();
  await db.close();
});

/** What needs somebody in his series. */
async function tiesOf({ context }: Person): Promise<unknown> {
  const source = `{ viewer { attention(first: 50) { nodes { kind deed since until ... on SeriesAttention { series { id } tied { name } } } } } }`;
  const nodes = at(await api.data(context, source), 'viewer.attention.nodes') as readonly { readonly kind: string }[];
  return nodes.filter(({ kind }) => kind === 'SERIES_TIED');
}

describe('four tournaments, the sixth place tied', () => {
  const mabingwa = (input: Partial<Parameters<typeof openMabingwa>[1]> = {}, by = director) =>
    openMabingwa(by.context, { seriesId, ...PLAN, ...input });
  const settle = (text: string, by = director, reason = REASON) =>
    settleCut(by.context, { seriesId, playerIds: ids(text), reason });
  const refuse = (name: string, by: Person) =>
    refusePlace(by.context, { seriesId, playerId: by.name === name ? null : personOf(name).playerId, reason: null });
  const playing = async () =>
    (await championshipNow(world, seriesId)).mabingwa?.entries
      .map(({ player }) => player.name)
      .toSorted()
      .join(' ');

  beforeAll(async () => {
    const seven = players.slice(8);
    const all: TournamentId[] = [];
    for (let number = 1; number <= 4; number += 1) {
      all.push(await closedTournament(world, director, { seriesId, players: seven, groups: 1 }));
    }
    for (const [index, id] of all.entries()) {
      const last = index % 2 === 0 ? ['KE6', 'KE7'] : ['KE7', 'KE6'];
      await playOut(world, director, id, byBlocks('KE1', 'KE2', 'KE3', 'KE4', 'KE5', ...last));
    }
  });

  test('is flagged, and the Mabingwa waits for the director', async () => {
    const { table, state } = await championshipNow(world, seriesId);
    expect(state).toBe('COMPLETE');
    expect(
      table.rows.map(({ id, rank, zone }) => [rank, players.find((one) => one.playerId === id)?.name, zone]),
    ).toEqual([
      [1, 'KE1', 'MABINGWA'],
      [2, 'KE2', 'MABINGWA'],
      [3, 'KE3', 'MABINGWA'],
      [4, 'KE4', 'MABINGWA'],
      [5, 'KE5', 'MABINGWA'],
      [6, 'KE6', 'TIED'],
      [6, 'KE7', 'TIED'],
    ]);
    expect(await tiesOf(director)).toEqual([
      {
        ...{ kind: 'SERIES_TIED', deed: 'SETTLE_CUT', since: new Date(world.now()).toISOString(), until: null },
        series: { id: globalId('KibaChampionship', seriesId) },
        tied: [{ name: 'KE6' }, { name: 'KE7' }],
      },
    ]);
    expect([await tiesOf(stranger), await tiesOf(personOf('KE6'))]).toEqual([[], []]);
    expect(refusal(await mabingwa())).toMatchObject({ kind: 'cut-tied', players: ids('KE6 KE7'), countries: [] });
  });

  test.each([
    ['another settles it', () => settle('KE7 KE6', stranger), 'forbidden'],
    ['not all of the tie', () => settle('KE7'), 'invalid-input'],
    ['somebody twice', () => settle('KE7 KE6 KE6'), 'invalid-input'],
    ['somebody outside the tie', () => settle('KE7 KE6 KE1'), 'invalid-input'],
    ['no tie at all', () => settle('KE1 KE2'), 'invalid-input'],
    ['nobody', () => settleCut(director.context, { seriesId, playerIds: [], reason: REASON }), 'invalid-input'],
    ['no reason', () => settle('KE7 KE6', director, ' '), 'invalid-input'],
    ['a place refused for another', () => refuse('KE1', personOf('KE2')), 'forbidden'],
    ['a place that he has not', () => refuse('FR2', personOf('FR2')), 'invalid-input'],
    [
      'an unknown player',
      () => refusePlace(director.context, { seriesId, playerId: asId<PlayerId>('nobody'), reason: null }),
      'not-found',
    ],
    [
      'an unknown championship',
      () => refusePlace(director.context, { seriesId: asId<SeriesId>('none'), playerId: null, reason: null }),
      'not-found',
    ],
    ['the Mabingwa of another', () => mabingwa({}, stranger), 'forbidden'],
    [
      'a number in the match at the end',
      () => openCountryMatch(director.context, { seriesId, ...PLAN, ...NO_CHOICE, number: 1 }),
      'invalid-input',
    ],
  ])('%s is refused', async (_case, attempt, kind) => {
    const before = await fingerprint(db);
    expect(await refused(attempt())).toBe(kind);
    expect(await fingerprint(db)).toEqual(before);
  });

  const takeOut = async () => {
    const tournamentId = (await championshipNow(world, seriesId)).legs[0]!.part!.tournament.id;
    return removeTournament(director.context, { seriesId, tournamentId });
  };
  /** What is told of the Mabingwa when a game that KE7 has won of KE6 is tried as a win of KE6. */
  const corrected = async () => {
    const leg = (await championshipNow(world, seriesId)).legs[1]?.part?.tournament.id;
    const sides = [personOf('KE6').playerId, personOf('KE7').playerId].toSorted().join(' ');
    const game = (await gamesOfTournaments(db.prisma, [leg!])).find(
      ({ players: { first, second } }) => [first, second].toSorted().join(' ') === sides,
    )!;
    const winner = game.players.first === personOf('KE6').playerId ? ('first' as const) : ('second' as const);
    const input = { gameId: game.id, winner, reason: REASON, dryRun: true };
    const { places } = must(await adjudicate(director.context, input)).effects;
    return places.flatMap(({ stageId, text, goesOn, isArranged }) =>
      stageId === null ? [[...inEnglish([text]), goesOn, isArranged]] : [],
    );
  };

  test('the director settles it, and who refuses leaves his place to the next', async () => {
    const version = (await readEvents(db, seriesTopic(seriesId), 0, 500)).length;
    must(await settle('KE6 KE7'));
    expect(await tiesOf(director)).toEqual([]);
    must(await settle('KE7 KE6'));
    const named = async () =>
      (await championshipNow(world, seriesId)).table.mabingwa
        .map((id) => players.find((one) => one.playerId === id)?.name)
        .join(' ');
    expect(await named()).toBe('KE1 KE2 KE3 KE4 KE5 KE7');
    expect(await corrected()).toEqual([
      ['KE7 would no longer play the Mabingwa.', false, false],
      ['KE6 would play the Mabingwa instead.', true, false],
    ]);
    expect(await refused(takeOut())).toBe('wrong-status');
    must(await mabingwa({ startsAt: null, name: 'Mabingwa' }));
    expect(refusal(await takeOut())).toMatchObject({
      kind: 'already-opened',
      message: expect.stringMatching(/^Mabingwa was opened/),
    });
    expect(await playing()).toBe('KE1 KE2 KE3 KE4 KE5 KE7');
    must(await refuse('KE2', personOf('KE2')));
    expect(await playing()).toBe('KE1 KE3 KE4 KE5 KE6 KE7');
    expect((await readEvents(db, inboxTopic(personOf('KE6').playerId), 0, 500)).at(-1)).toMatchObject({
      kind: 'MySeriesPlace',
      payload: { change: 'QUALIFIED' },
    });
    expect(refusal(await refuse('KE3', director))).toMatchObject({ kind: 'too-few-qualified', qualified: 5 });
    expect(await kinds(seriesId, version)).toEqual([
      'CutSettled',
      'CutSettled',
      'MabingwaOpened',
      'SeriesTournamentChanged',
      'PlaceRefused',
    ]);
    const { table, mabingwa: open, rulings } = await championshipNow(world, seriesId);
    expect(table.rows[1]).toMatchObject({ id: personOf('KE2').playerId, zone: 'REFUSED' });
    expect(open?.entries.map(({ seeding }) => seeding)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(rulings.map(({ kind, byId }) => [kind, byId === director.playerId])).toEqual([
      ['CUT_SETTLED', true],
      ['CUT_SETTLED', true],
      ['PLACE_REFUSED', false],
    ]);
  });

  test('when the Mabingwa has started nobody refuses and nothing is settled', async () => {
    const open = (await championshipNow(world, seriesId)).mabingwa!.tournament.id;
    must(await startTournament(director.context, { tournamentId: open }));
    expect(await refused(refuse('KE1', personOf('KE1')))).toBe('wrong-status');
    expect(await refused(settle('KE7 KE6'))).toBe('wrong-status');
    expect((await championshipNow(world, seriesId)).state).toBe('MABINGWA_GROUP');
  });
});
