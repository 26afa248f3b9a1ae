import {
  connect,
  done,
  isDone,
  CloseRegistration,
  CreateTournament,
  EnterPlayers,
  Game,
  LiveGames,
  MyGames,
  OpenGame,
  OpenRegistration,
  PlayMove,
  Ranking,
  SetDiceString,
  StartTournament,
  Tournament,
  type Baraza,
  type GameKey,
  type OpenGameFragment,
} from '../../client/src/index.ts';
import type { ApiClient } from './api-client.ts';
import { makeBot, type TestBot } from './own-bot.ts';
import { turnstile } from './turnstile.ts';

/** How many of whom there are at once. */
export interface Cast {
  readonly bots: number;
  readonly spectators: number;
}

/** A server at which bots play one tournament after another, while spectators come and go and tables are read. */
export interface BotDay {
  /** Lets them make so many moves, and ends when they rest. */
  play(moves: number): Promise<void>;
  /** Ends it; fails with what has failed in it. */
  end(): Promise<void>;
}

/** Of each there is a tournament at any time. */
const GAMES: readonly GameKey[] = ['BAO', 'OWARE', 'GO', 'BACKGAMMON'];
/** Plies after which a game of go is passed to its end by who plays by chance. */
const LONG = 60;
/** Events after which a spectator goes, and another comes. */
const SEEN_ENOUGH = 40;
/** Moves after which tables are read. */
const READ_AFTER = 20;

/** Makes the bots, and begins. */
export async function dayOfBots(server: ApiClient, cast: Cast, chance: () => number): Promise<BotDay> {
  const moves = turnstile();
  const owner = await server.signUp('Owner of bots', 'ADMIN');
  const director = connect({ url: server.url, token: owner.token });
  const bots: TestBot[] = [];
  for (let number = 1; number <= cast.bots; number += 1) bots.push(await makeBot(server, owner, `Bot ${number}`));
  const anybody = connect({ url: server.url });
  /** Those that run. */
  const running = new Set<string>();
  let hasEnded = false;
  const some = <One>(of: readonly One[]): One | undefined => of[Math.floor(chance() * of.length)];

  async function hold(game: GameKey, playerIds: readonly string[]): Promise<void> {
    const made = done(await director.give(CreateTournament, { name: `${game} of bots`, game, format: 'ROUND_ROBIN' }));
    if (made.tournament === null) throw new Error('It is made, and not tried.');
    const tournamentId = made.tournament.id;
    done(await director.give(OpenRegistration, { tournamentId }));
    done(await director.give(EnterPlayers, { tournamentId, playerIds }));
    done(await director.give(CloseRegistration, { tournamentId }));
    done(await director.give(StartTournament, { tournamentId }));
    running.add(tournamentId);
    for await (const event of director.watchTournament(tournamentId)) {
      if (event.__typename === 'TournamentFinished') break;
    }
    running.delete(tournamentId);
  }

  async function host(game: GameKey, place: number): Promise<void> {
    const own = bots.filter((_, number) => number % GAMES.length === place);
    while (!hasEnded)
      await hold(
        game,
        own.map(({ id }) => id),
      );
  }

  async function botProgram({ token }: TestBot): Promise<void> {
    const baraza = connect({ url: server.url, token });
    leaving.push(baraza);
    for await (const event of baraza.watchMine()) {
      if (event.__typename === 'MyTurn') await playOn(baraza, event.game);
      else for (const game of (await baraza.ask(MyGames, {})).viewer?.games ?? []) await playOn(baraza, game);
    }
  }

  /** Does what a game waits for, until it waits for somebody else. */
  async function playOn(baraza: Baraza, asked: OpenGameFragment | null): Promise<void> {
    for (let game = asked; game !== null;) {
      if (game.__typename === 'BackgammonGame' && game.viewerCanAddToDice) {
        done(await baraza.give(SetDiceString, { gameId: game.id, text: chance().toString(36).slice(2) }));
        return;
      }
      const move = chosen(game);
      if (move === undefined) return;
      const { id: gameId, ply } = game;
      const payload = await moves.through(() => baraza.give(PlayMove, { gameId, ply, move }));
      if (payload === null) return;
      if (isDone(payload)) game = payload.game;
      else if (payload.__typename === 'StalePly') ({ game } = await baraza.ask(OpenGame, { id: gameId }));
      // What it had been told of is over.
      else if (payload.__typename === 'GameOver' || payload.__typename === 'NotYourTurn') return;
      else throw new Error(`${move} in ${gameId}: ${payload.message}`);
    }
  }

  function chosen({ viewerCanMove, viewerSeat, legalMoves, ply }: OpenGameFragment): string | undefined {
    if (!viewerCanMove) return undefined;
    const all = legalMoves ?? [];
    const own = all.filter(({ seat }) => seat === viewerSeat).map(({ notation }) => notation);
    // Where both may act the first agrees to what stands.
    if (own.length < all.length) return own[0];
    return (ply > LONG ? own.find((notation) => notation === 'pass') : undefined) ?? some(own);
  }

  async function spectator(): Promise<void> {
    while (!hasEnded) {
      const { liveGames } = await anybody.ask(LiveGames, { first: 20 });
      const game = some(liveGames.nodes);
      if (game === undefined) {
        await moves.passed(1);
        continue;
      }
      const baraza = connect({ url: server.url });
      leaving.push(baraza);
      await Promise.all([look(baraza.watchGame(game.id)), look(baraza.watchTables(game.tournament.id))]);
      baraza.close();
      leaving.splice(leaving.indexOf(baraza), 1);
    }
  }

  /** Looks on until it has seen enough, or nothing comes while many moves are made. */
  async function look(events: AsyncIterableIterator<unknown>): Promise<void> {
    const read = async (): Promise<void> => {
      let seen = 0;
      for await (const _event of events) if ((seen += 1) === SEEN_ENOUGH) break;
    };
    const reading = read();
    await Promise.race([reading, moves.passed(SEEN_ENOUGH * 5)]);
    await events.return?.();
    await reading;
  }

  async function reader(): Promise<void> {
    while (!hasEnded) {
      await moves.passed(READ_AFTER);
      const id = some([...running]);
      if (id === undefined) continue;
      const { tournament } = await anybody.ask(Tournament, { id });
      const game = some(tournament?.games.edges ?? [])?.node;
      await anybody.ask(Ranking, { id });
      if (game !== undefined) await anybody.ask(Game, { id: game.id });
    }
  }

  const leaving: Baraza[] = [director, anybody];
  const all = [
    ...bots.map(botProgram),
    ...GAMES.map(host),
    ...Array.from({ length: cast.spectators }, spectator),
    reader(),
  ];
  const broken = Promise.race(all.map((one) => one.then(() => new Promise<never>(() => {}))));
  broken.catch(() => {});
  return {
    play: (count) => Promise.race([moves.letThrough(count), broken]),
    async end() {
      hasEnded = true;
      moves.close();
      for (const one of leaving) one.close();
      await Promise.all(all);
    },
  };
}
