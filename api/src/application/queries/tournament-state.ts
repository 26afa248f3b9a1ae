import type { TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { AppContext } from '../context.ts';
import { belongingRows } from '../state/belonging-rows.ts';
import { formatOf, stateOf, type Rows, type TournamentState } from '../state/format-state.ts';
import { derivedOnce, inPieces, readingOf } from './reading.ts';

/** The state of a tournament; `asOf` null: as it stands, else by the results recorded up to then. Source: Common 1.5. */
export function tournamentState(
  context: AppContext,
  tournament: TournamentId,
  asOf: Instant | null,
): Promise<TournamentState> {
  const reading = readingOf(context);
  return derivedOnce(reading, `state ${tournament} ${asOf ?? ''}`, async () => {
    // What belongs comes before what it belongs to, so that a game that starts meanwhile has its pairing, group and stage. Where the answer has
    // read some of them before, as after a command or of an event, it is told as of then.
    const games = await reading.gamesOf.load(tournament);
    const results = await Promise.all(games.map(({ id }) => reading.results.load(id)));
    const pairings = await reading.pairingsOf.load(tournament);
    const groups = await reading.groupsOf.load(tournament);
    const [stages, entries] = await Promise.all([
      reading.stagesOf.load(tournament),
      reading.entriesOf.load(tournament),
    ]);
    const beside = await besideGames(context, tournament);
    const rows = { entries, stages, groups, pairings, games, results, ...beside };
    return inPieces(context, () => stateOf(belongingRows(rows), asOf));
  });
}

/** What decides a tournament beside its games, where its format draws lots; nothing elsewhere. */
async function besideGames(context: AppContext, id: TournamentId): Promise<Pick<Rows, 'lots' | 'decisions'>> {
  const reading = readingOf(context);
  const tournament = await reading.tournaments.load(id);
  const draws = tournament === null ? 0 : formatOf(tournament).draws(tournament.maxPlayers);
  if (draws === 0) return { lots: [], decisions: [] };
  const [lots, decisions] = await Promise.all([reading.lotsOf.load(id), reading.matchDecisionsOf.load(id)]);
  return { lots, decisions };
}
