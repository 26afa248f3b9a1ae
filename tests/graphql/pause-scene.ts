import { globalId } from '../../api/src/graphql/global-id.ts';
import type { AppContext } from '../../api/src/application/context.ts';
import type { CreateTournamentInput } from '../../api/src/application/commands/tournament/create.ts';
import type { Instant } from '../../api/src/kernel/time.ts';
import type { GameRecord } from '../../api/src/store/reading/game.ts';
import type { Fields } from '../support/answer.ts';
import { personOf, type Person, type RunningTournament, type World } from '../support/world.ts';
import type { Api } from './ask.ts';
import { mutate } from './mutate.ts';

/** An instant as the API has it. */
export const iso = (at: Instant | number): string => new Date(at).toISOString();

/** A tournament of three whose pauses are asked of the API. */
export interface PauseScene extends RunningTournament {
  readonly tournamentId: string;
  readonly game: GameRecord;
  readonly first: Person;
  readonly second: Person;
  /** Whoever of the three does not play the game. */
  readonly third: Person;
  gameId(game?: GameRecord): string;
  run(who: Person, name: string, input: object, fields?: string): Promise<Fields>;
  /** Pauses as the director. */
  pause(input: object): Promise<Fields>;
  shown(game?: GameRecord, who?: AppContext): Promise<Fields>;
  move(who: Person, move: string, ply: number): Promise<Fields>;
}

const SHOWN = `query ($id: ID!) { game(id: $id) {
  status viewerCanMove result { how }
  clock { running expiresAt countsTo pausedUntil remaining { first second } timeUsed { first second } untimed { daysLeft } }
  pause { since until reason isDaysOff by { name } game { id } player { name } }
  pauses { since until }
} }`;

/** A tournament of three that runs. */
export async function pauseScene(
  world: World,
  api: Api,
  input: Partial<CreateTournamentInput> = {},
): Promise<PauseScene> {
  const running = await world.running(['Asha', 'Juma', 'Neema'], input);
  const [game] = await running.games();
  if (game === undefined) throw new Error('No game');
  const { players } = running;
  const [first, second] = [personOf(players, game.players.first), personOf(players, game.players.second)];
  const third = players.find((person) => person !== first && person !== second);
  if (third === undefined) throw new Error('No third player');
  const tournamentId = globalId('RoundRobinTournament', running.id);
  const gameId = (one: GameRecord = game) => globalId('BaoGame', one.id);
  const run: PauseScene['run'] = (who, name, given, fields = '') => mutate(api, who.context, name, given, fields);
  return {
    ...{ ...running, tournamentId, game, first, second, third, gameId, run },
    pause: (given) =>
      run(
        running.director,
        'pauseGames',
        { tournamentId, ...given },
        '... on PauseSuccess { pause { id since until } effects { summary games { id } } }',
      ),
    shown: async (one = game, who = world.anonymous) =>
      (await api.data<{ game: Fields }>(who, SHOWN, { id: gameId(one) })).game,
    move: (who, move, ply) => run(who, 'playMove', { gameId: gameId(), ply, move }),
  };
}
