import { GraphQLError } from 'graphql';
import type { AppContext } from '../../application/context.ts';
import { readingOf } from '../../application/queries/reading.ts';
import type { GameId, SeriesId, TournamentId } from '../../kernel/ids.ts';
import { GAME_NAMES, SERIES_NAMES, TOURNAMENT_NAMES, idNamed } from '../global-id.ts';
import type { Subject } from './topic-events.ts';

/** A game, by its id. */
export const aGame = named('game', (app, id) => readingOf(app).games.load(idNamed<GameId>(id, GAME_NAMES)));
/** A series, by its id. */
export const aSeries = named('series', (app, id) => readingOf(app).series.load(idNamed<SeriesId>(id, SERIES_NAMES)));
/** A tournament, by its id. */
export const aTournament = named('tournament', (app, id) =>
  readingOf(app).tournaments.load(idNamed<TournamentId>(id, TOURNAMENT_NAMES)),
);

function named<Thing>(noun: string, read: (app: AppContext, id: string) => Promise<Thing | null>): Subject<Thing> {
  return {
    named: { noun, arg: `${noun}Id` },
    async find(app, id) {
      const thing = await read(app, id);
      if (thing === null) throw refused('NOT_FOUND', `There is no such ${noun}.`);
      return thing;
    },
  };
}

/** What somebody is told who may not watch something. */
export function refused(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}
