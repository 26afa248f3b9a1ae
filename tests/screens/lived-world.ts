import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../api/src/application/demo/people.ts';
import { millis, MINUTE } from '../../api/src/kernel/time.ts';
import { connect, done, MyGames, PlayMove, SetDiceString, type OpenGameFragment } from '../../client/src/index.ts';
import { listAt, textAt } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { done as doneOrRefused } from '../support/api-tournament.ts';
import { seededNumbers } from '../support/seeded-entropy.ts';
import type { TestServer } from '../support/server.ts';

/** How often Asha comes to her boards, a minute apart. */
const VISITS = 12;

/** How long bots go on without her; they make about a move a minute in each game of theirs. */
const AFTERWARDS = millis(8 * MINUTE);

/** What is said beside a game of Asha's. */
const SAID = [
  'Karibu, Subira! The tea is on the stove.',
  'That house of yours worries me already.\nI shall think about it until the evening.',
];

const LIKED = `{
  viewer { games { id pagePath } }
  tournaments(first: 1, game: OWARE) { nodes { id } }
  players(first: 2) { nodes { id } }
}`;

/** Who looks at the dashboard of a lived world. */
export type Looker = keyof typeof DEMO_ACCOUNTS;

/** Signs them in. */
export async function lookers(server: TestServer): Promise<Readonly<Record<Looker, TestPerson>>> {
  const signedIn = async ({ name, email }: (typeof DEMO_ACCOUNTS)[Looker]): Promise<TestPerson> =>
    server.signedIn(name, await server.auth('/sign-in/email', { email, password: DEMO_PASSWORD }));
  const { admin, director, asha } = DEMO_ACCOUNTS;
  return { admin: await signedIn(admin), director: await signedIn(director), asha: await signedIn(asha) };
}

/** Lets twenty minutes pass in a demo world, in which bots play on and Asha plays, talks and follows what goes on. */
export async function letLive(server: TestServer, asha: TestPerson): Promise<void> {
  const baraza = connect({ url: server.url, token: asha.token });
  const chance = seededNumbers(VISITS);

  async function visit(): Promise<void> {
    const { viewer } = await baraza.ask(MyGames, {});
    for (const game of viewer?.games ?? []) await move(game);
  }

  async function move(game: OpenGameFragment): Promise<void> {
    const { id: gameId, ply, viewerCanMove, viewerSeat, legalMoves } = game;
    if (game.__typename === 'BackgammonGame' && game.viewerCanAddToDice) {
      done(await baraza.give(SetDiceString, { gameId, text: 'kete' }));
      return;
    }
    const own = (legalMoves ?? []).filter(({ seat }) => seat === viewerSeat);
    const chosen = own[Math.floor(chance() * own.length)];
    if (viewerCanMove && chosen !== undefined)
      done(await baraza.give(PlayMove, { gameId, ply, move: chosen.notation }));
  }

  for (let number = 0; number < VISITS; number += 1) {
    await visit();
    await server.clock.advance(MINUTE);
  }
  baraza.close();
  await talk(server, asha);
  await server.clock.advance(AFTERWARDS);
}

/** She says something beside the first of her games, and asks to be told of the swiftest players and of the oware. */
async function talk(server: TestServer, asha: TestPerson): Promise<void> {
  const byAsha = (query: string, variables: Record<string, unknown>) => server.ask(query, variables, asha);
  const { viewer, tournaments, players } = await server.data(LIKED, {}, asha);
  const [game] = listAt(viewer, 'games').toSorted((one, other) =>
    textAt(one, 'pagePath').localeCompare(textAt(other, 'pagePath')),
  );
  for (const text of SAID) await doneOrRefused(byAsha, 'postMessage', { gameId: textAt(game, 'id'), text }, '');
  for (const { id } of listAt(tournaments, 'nodes')) await doneOrRefused(byAsha, 'follow', { tournamentId: id }, '');
  for (const { id } of listAt(players, 'nodes')) await doneOrRefused(byAsha, 'follow', { playerId: id }, '');
}
