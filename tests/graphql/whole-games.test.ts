import { afterAll, beforeAll, expect, test } from 'vitest';
import { flagGame } from '../../api/src/application/commands/game/flag.ts';
import { GAME_NAMES, idNamed } from '../../api/src/graphql/global-id.ts';
import type { GameId } from '../../api/src/kernel/ids.ts';
import { DAY, millis } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import { at, listAt, textAt, type Fields } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { newWorld, type Person, type World } from '../support/world.ts';
import { playAny } from './any-client.ts';
import { openApi, type Api } from './ask.ts';
import { mutate } from './mutate.ts';

let db: Db;
let world: World;
let api: Api;
beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  api = await openApi(world);
});
afterAll(async () => {
  await api.close();
  await db.close();
});

/** After so many moves who is to move gives the game up, as every game can be: play by chance alone may never end. */
const MANY = 80;
const GAME = `query ($id: ID!) { game(id: $id) {
  ply status viewerCanMove viewerSeat legalMoves { notation seat } position { text } result { how } } }`;
const seen = async (who: Person, id: string): Promise<Fields> =>
  (await api.data(who.context, GAME, { id }))['game'] as Fields;

/** A tournament of three of a game of which nothing is known but its key: its players, and a game of two of them. */
async function whoPlay(game: string): Promise<{ readonly id: string; readonly players: readonly Person[] }> {
  const { context: director } = await world.person(`Director of ${game}`, 'DIRECTOR');
  const step = async (who: Person['context'], mutation: string, input: object, fields = ''): Promise<Fields> => {
    const answer = await mutate(api, who, mutation, input, fields);
    expect(answer['code']).toBeUndefined();
    return answer;
  };
  const input = { name: game, game, format: 'ROUND_ROBIN' };
  const made = await step(director, 'createTournament', input, '... on CreateTournamentSuccess { tournament { id } }');
  const tournamentId = textAt(made, 'tournament.id');
  await step(director, 'openRegistration', { tournamentId });
  const players = await Promise.all(['Asha', 'Juma', 'Zuri'].map((name) => world.person(`${name} of ${game}`)));
  for (const { context } of players) await step(context, 'enterTournament', { tournamentId });
  await step(director, 'closeRegistration', { tournamentId });
  await step(director, 'startTournament', { tournamentId });
  const source = 'query ($id: ID!) { liveGames(tournamentId: $id, first: 1) { nodes { id } } }';
  const live = await api.data(world.anonymous, source, { id: tournamentId });
  return { id: textAt(live, 'liveGames.nodes.0.id'), players };
}

test('every game that there is, is played to its end by what all games have alone, or given up in it', async () => {
  const { tournamentChoices } = await api.data(world.anonymous, '{ tournamentChoices { games { game } } }');
  for (const { game } of listAt(tournamentChoices, 'games')) {
    const { id, players } = await whoPlay(String(game));
    let chance = 7;
    let hasWaited = false;
    for (;;) {
      const views = await Promise.all(players.map(async (who) => ({ who, game: await seen(who, id) })));
      if (views.every((view) => view.game['status'] === 'FINISHED')) break;
      const mover = views.find((view) => view.game['viewerCanMove'] === true);
      if (mover === undefined) {
        // It waits for what nobody need do, such as texts for the dice, and goes on by itself after a day.
        expect([game, hasWaited]).toEqual([game, false]);
        hasWaited = true;
        world.pass(millis(DAY + 1));
        await flagGame(world.system, { gameId: idNamed<GameId>(id, GAME_NAMES) });
        continue;
      }
      const ply = Number(mover.game['ply']);
      expect([game, textAt(mover.game, 'position.text')]).toEqual([game, expect.stringMatching(/\S/)]);
      const own = listAt(mover.game, 'legalMoves').filter(({ seat }) => seat === mover.game['viewerSeat']);
      const moves = own.map(({ notation }) => String(notation));
      expect([game, ply, moves.length > 0]).toEqual([game, ply, true]);
      chance = (chance * 48_271) % 2_147_483_647;
      const move = moves[chance % moves.length] ?? '';
      const done =
        ply < MANY
          ? await playAny(api, mover.who.context, id, ply, move)
          : await mutate(api, mover.who.context, 'resign', { gameId: id });
      expect([game, move, at(done, 'code')]).toEqual([game, move, undefined]);
    }
    const { result } = await seen(players[0]!, id);
    expect(['PLAYED', 'RESIGNED', 'DRAWN']).toContain(at(result, 'how'));
  }
});
