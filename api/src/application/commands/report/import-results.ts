import type { TournamentId } from '../../../kernel/ids.ts';
import { err, ok } from '../../../kernel/result.ts';
import { lockGames } from '../../../store/lock.ts';
import { entriesOfTournaments } from '../../../store/reading/entry.ts';
import { gamesOfTournaments, type GameRecord } from '../../../store/reading/game.ts';
import { openGameIdsIn } from '../../../store/reading/open-game.ts';
import { pairingsOfTournaments } from '../../../store/reading/pairing.ts';
import type { Tx } from '../../../store/client.ts';
import { defineCommand, type Command } from '../../command.ts';
import { invalidInput, type CommonError, type InvalidLines, type WrongStatus } from '../../errors.ts';
import type { Effects } from '../../events.ts';
import { isId } from '../../found.ts';
import { hindrance } from '../../pasted/hindrance.ts';
import type { PastedChoice, PastedLine } from '../../pasted/pasted-line.ts';
import { reportableHows } from '../../state/reportable-hows.ts';
import { checkReport, type CheckedReport } from '../tournament/checked-report.ts';
import { recordReports, reportedElsewhere } from '../tournament/record-reports.ts';
import type { TournamentInput } from '../tournament/shape.ts';
import { matchResults, readResultTable, type ResultLine } from './result-line.ts';
import { message } from '../../texts/say.ts';

/** The tournament, its results as `readResultTable` reads them, whom the names mean that can mean several, and where games without an address were played. */
export interface ImportResultsInput extends TournamentInput {
  readonly text: string;
  readonly choices: readonly PastedChoice[];
  readonly address: string | null;
}

/** What every line says, in their order. */
export interface ImportResultsDone {
  readonly tournamentId: TournamentId;
  readonly lines: readonly PastedLine[];
  readonly effects: Effects;
}

/** Every way in which the command says no. */
export type ImportResultsError = CommonError | WrongStatus | InvalidLines;

/**
 * Records results of games played elsewhere from a text, each line with those of a pair and by itself: one that cannot be
 * taken, or whose names can mean several, leaves the others as they are. For the director and who helps him. Source: Common 4.6.
 */
export const importResults = defineCommand<ImportResultsInput, ImportResultsDone, ImportResultsError>(
  'importResults',
  async (command, { tournamentId, text, choices, address }) => {
    const { tx } = command;
    if (isId(tournamentId)) await lockGames(tx, await openGameIdsIn(tx, tournamentId));
    const found = await reportedElsewhere(command, tournamentId);
    if (!found.ok) return found;
    const table = readResultTable(text);
    if (!table.ok) return err(invalidInput('text', table.error));
    if (table.value.length === 0) return err(invalidInput('text', message('pasted.nobody')));
    const entries = await entriesOfTournaments(tx, [tournamentId]);
    const games = await openGames(tx, tournamentId);
    const scope = { entries, games, hows: reportableHows(found.value), choices };
    const { lines, reports } = checkLines(command, matchResults(table.value, scope), { games, address });
    const hindered = reports.length === 0 ? hindrance(lines) : null;
    if (hindered !== null) return err(hindered);
    await recordReports(command, found.value, reports);
    return ok({ tournamentId, lines });
  },
);

/** The open games of a tournament, those of a pair in the order of the schedule. */
async function openGames(tx: Tx, tournamentId: TournamentId): Promise<readonly GameRecord[]> {
  const pairings = await pairingsOfTournaments(tx, [tournamentId]);
  const place = new Map(pairings.map(({ id }, index) => [id, index]));
  const games = (await gamesOfTournaments(tx, [tournamentId])).filter(({ status }) => status !== 'FINISHED');
  return games.toSorted((one, other) => (place.get(one.pairingId) ?? 0) - (place.get(other.pairingId) ?? 0));
}

/** The lines, those refused whose results cannot be recorded, and what is recorded of the others. */
function checkLines(
  { at }: Command,
  read: readonly ResultLine[],
  { games, address }: { readonly games: readonly GameRecord[]; readonly address: string | null },
): { readonly lines: readonly PastedLine[]; readonly reports: readonly CheckedReport[] } {
  const byId = new Map(games.map((game) => [game.id, game]));
  const reports: CheckedReport[] = [];
  const lines = read.map(({ pasted, results }): PastedLine => {
    const checked: CheckedReport[] = [];
    for (const result of results) {
      const told = { ...result, address: result.address ?? address };
      const one = checkReport(pasted.line - 1, told, { game: byId.get(result.gameId), isGivenTwice: false, now: at });
      if (!one.ok) return { ...pasted, outcome: 'REFUSED', messages: [one.error.message] };
      checked.push(one.value);
    }
    reports.push(...checked);
    return pasted;
  });
  return { lines, reports };
}
