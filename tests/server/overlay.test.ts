import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at, listAt, textAt, type Fields } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import {
  done,
  gamesOf,
  playOn,
  runningTournament,
  type ApiTournament,
  type OpenGame,
} from '../support/api-tournament.ts';
import { rawRequest } from '../support/raw-request.ts';
import { startServer, type TestServer } from '../support/server.ts';

const SLOT = 'slot { id name text events table tournament { id } game { id } player { id } }';

let server: TestServer;
let tournament: ApiTournament;
let game: OpenGame;
let asha: TestPerson;
let juma: TestPerson;

beforeAll(async () => {
  server = await startServer();
  tournament = await runningTournament(server, ['Asha', 'Juma', 'Salim']);
  game = (await gamesOf(server, tournament.id))[0]!;
  asha = tournament.players.get('Asha')!;
  juma = tournament.players.get('Juma')!;
});
afterAll(() => server.close());

const give = (who: TestPerson, mutation: string, input: Fields, fields = '') =>
  done((query, variables) => server.ask(query, variables, who), mutation, input, fields);
const refused = async (who: TestPerson | undefined, mutation: string, input: Fields) => {
  const type = mutation.replace(/^./, (letter) => letter.toUpperCase());
  const query = `mutation ($input: ${type}Input!) { ${mutation}(input: $input) { ... on CommandError { code message } } }`;
  return at(await server.data(query, { input }, who), mutation);
};
const made = async (who: TestPerson, name: string) =>
  at(await give(who, 'createOverlaySlot', { name }, `... on CreateOverlaySlotSuccess { ${SLOT} }`), 'slot') as Fields;
const point = async (slot: Fields, target: Fields) =>
  at(
    await give(asha, 'pointOverlaySlot', { slotId: slot.id, ...target }, `... on PointOverlaySlotSuccess { ${SLOT} }`),
    'slot',
  ) as Fields;
const read = async (slot: Fields) => (await rawRequest(server.url, textAt(slot, 'text'))).body.toString();
const tableOf = async () =>
  (await rawRequest(server.url, `/tournaments/${tournament.id}/standings.txt`)).body.toString();

/** A slot as a browser source of a stream reads it. */
async function look(slot: Fields) {
  const stopping = new AbortController();
  const response = await fetch(server.url + textAt(slot, 'events'), { signal: stopping.signal });
  const pieces = response.body!.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]();
  let said = '';
  return {
    response,
    /** Goes on until an event fits. */
    async until(fits: RegExp): Promise<void> {
      while (!fits.test(said)) {
        const { done: isOver, value = '' } = await pieces.next();
        said += value;
        if (isOver === true && !fits.test(said)) throw new Error(`It ended with ${said}`);
      }
      said = '';
    },
    stop: () => stopping.abort(),
  };
}

describe('an overlay slot', () => {
  test('shows nothing at first, then a table, a game or a player, at the same address', async () => {
    const slot = await made(asha, 'Camera 1');
    expect(slot).toMatchObject({ name: 'Camera 1', table: null, tournament: null, game: null, player: null });
    expect(await read(slot)).toBe('');
    expect(await point(slot, { tournamentId: tournament.id })).toMatchObject({
      ...slot,
      table: 'standings',
      tournament: { id: tournament.id },
    });
    expect(await read(slot)).toBe(await tableOf());
    expect(await point(slot, { gameId: game.id })).toMatchObject({ ...slot, game: { id: game.id } });
    expect(await read(slot)).toMatch(
      new RegExp(`^Kombe la Baraza\nGame 1 of ${game.first} and ${game.second}\n${game.first} to move\\.\n\n.+`, 's'),
    );
    const { viewer } = await server.data('{ viewer { player { id } overlaySlots { id } } }', {}, asha);
    await point(slot, { playerId: textAt(viewer, 'player.id') });
    expect(await read(slot)).toMatch(/^Asha\n/);
    await point(slot, {});
    expect(await read(slot)).toBe('');
    expect(listAt(viewer, 'overlaySlots')).toEqual([{ id: slot.id }]);
  });

  test('is tried before: a dry run says what would stand in the log of the account, and changes nothing', async () => {
    const slots = async () =>
      at(await server.data('{ viewer { overlaySlots { name game { id } } } }', {}, asha), 'viewer');
    const EFFECTS = '... on CommandSuccess { effects { dryRun events { kind text } } }';
    const tried = async (mutation: string, input: Fields, dryRun = true) =>
      at(await give(asha, mutation, { ...input, dryRun }, EFFECTS), 'effects');
    const told = (text: string, dryRun = true) => ({ dryRun, events: [{ kind: 'AccountChanged', text }] });
    const slot = await made(asha, 'Tried');
    const before = await slots();
    expect(await tried('createOverlaySlot', { name: 'Other' })).toEqual(told('Asha made an overlay.'));
    const target = { slotId: slot.id, gameId: game.id };
    expect(await tried('pointOverlaySlot', target)).toEqual(told('Asha let an overlay show something else.'));
    expect(await tried('deleteOverlaySlot', { slotId: slot.id })).toEqual(told('Asha deleted an overlay.'));
    expect(await slots()).toEqual(before);
    expect(await tried('deleteOverlaySlot', { slotId: slot.id }, false)).toEqual(
      told('Asha deleted an overlay.', false),
    );
  });

  test('says where a tournament has no such table, and keeps its mark while nothing changes', async () => {
    const slot = await made(asha, 'Bracket');
    await point(slot, { tournamentId: tournament.id, table: 'bracket' });
    expect(await read(slot)).toContain('This tournament has standings and crosstable as files');
    const { headers } = await rawRequest(server.url, textAt(slot, 'text'), { origin: 'https://obs.example' });
    expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'public, no-cache' });
    const again = await rawRequest(server.url, textAt(slot, 'text'), { 'if-none-match': headers.etag ?? '' });
    expect(again.status).toBe(304);
  });

  test('sends what it shows as it changes, and where it is pointed, and goes', async () => {
    const slot = await made(asha, 'Live');
    await point(slot, { gameId: game.id });
    const first = await look(slot);
    const second = await look(slot);
    expect(first.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    for (const one of [first, second]) await one.until(new RegExp(`data: ${game.first} to move`));
    const sockets = new Map([...tournament.players].map(([name, person]) => [name, server.socket(person)]));
    await playOn(sockets, game, () => 0);
    for (const one of [first, second]) await one.until(new RegExp(`data: ${game.second} to move`));
    second.stop();
    await point(slot, { tournamentId: tournament.id, table: 'crosstable' });
    await first.until(/data: Kombe la Baraza: Crosstable/);
    await give(tournament.players.get(game.first)!, 'resign', { gameId: game.id });
    await first.until(/data: .* \+\. /);
    await give(asha, 'deleteOverlaySlot', { slotId: slot.id });
    await first.until(/event: gone/);
    for (const address of ['text', 'events']) {
      const { status, body } = await rawRequest(server.url, textAt(slot, address));
      expect([status, body.toString()]).toEqual([404, 'There is no overlay slot with this id.\n']);
    }
  });

  test('is its owner’s alone, and shows one thing that there is', async () => {
    const slot = await made(juma, 'His');
    const slotId = slot.id;
    const nothing = { code: 'NOT_FOUND', message: 'You have no such overlay slot.' };
    expect(await refused(asha, 'pointOverlaySlot', { slotId })).toEqual(nothing);
    expect(await refused(asha, 'deleteOverlaySlot', { slotId })).toEqual(nothing);
    expect(await refused(undefined, 'createOverlaySlot', { name: 'Nobody’s' })).toMatchObject({
      code: 'NOT_SIGNED_IN',
    });
    const both = { slotId, tournamentId: tournament.id, gameId: game.id };
    for (const [input, code, message] of [
      [both, 'INVALID_INPUT', 'A slot shows one thing: name a tournament, a game or a player.'],
      [{ slotId, table: 'standings' }, 'INVALID_INPUT', expect.stringContaining('A table is named')],
      [{ slotId, tournamentId: 'nothing' }, 'NOT_FOUND', 'There is no such tournament.'],
      [{ slotId, gameId: 'nothing' }, 'NOT_FOUND', 'There is no such game.'],
      [{ slotId, playerId: 'nothing' }, 'NOT_FOUND', 'There is no such player.'],
    ] as const)
      expect(await refused(juma, 'pointOverlaySlot', input)).toEqual({ code, message });
    expect(await read(slot)).toBe('');
  });

  test('is one of twenty at most', async () => {
    const salim = tournament.players.get('Salim')!;
    for (let n = 1; n <= 20; n++) await made(salim, `Slot ${n}`);
    expect(await refused(salim, 'createOverlaySlot', { name: 'One more' })).toMatchObject({ code: 'WRONG_STATUS' });
  });
});
