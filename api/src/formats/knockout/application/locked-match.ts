import type { PairingId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { ConfiguredFormat } from '../../../rules/formats/any-format.ts';
import { isLotOf } from '../rules/keys.ts';
import type { MatchOutcome } from '../../../rules/formats/match-decision.ts';
import { lockGames } from '../../../store/lock.ts';
import { gamesOfPairings, type GameRecord } from '../../../store/reading/game.ts';
import { pairingsByIds, type PairingRecord } from '../../../store/reading/pairing.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import { overtaken } from '../../../store/failure.ts';
import type { Command } from '../../../application/command.ts';
import { notFound, wrongStatus, type NotFound, type WrongStatus } from '../../../application/errors.ts';
import { isId, lockedTournament } from '../../../application/found.ts';
import { formatOf } from '../../../application/state/format-state.ts';
import { loadTournament, type LoadedTournament } from '../../../application/running/tournament-rows.ts';
import { message } from '../../../application/texts/say.ts';

/** A match with its open games and its tournament, all locked. */
export interface LockedMatch {
  readonly tournament: TournamentRecord;
  readonly format: ConfiguredFormat;
  readonly loaded: LoadedTournament;
  readonly pairing: PairingRecord;
  readonly match: MatchOutcome;
  readonly openGames: readonly GameRecord[];
}

/** The match that goes by this pairing, locked with its open games and its tournament. */
export async function lockedMatch({ tx }: Command, id: PairingId): Promise<Result<LockedMatch, NotFound>> {
  const [pairing] = isId(id) ? await pairingsByIds(tx, [id]) : [];
  if (pairing === undefined) return err(notFound(message('formats.KNOCKOUT.refused.noMatch')));
  const locked = await openGamesOf(tx, id);
  await lockGames(
    tx,
    locked.map((game) => game.id),
  );
  const tournament = await lockedTournament(tx, pairing.tournamentId);
  if (!tournament.ok) return tournament;
  const openGames = await openGamesOf(tx, id);
  if (openGames.some((game) => !locked.some((one) => one.id === game.id))) throw overtaken();
  const format = formatOf(tournament.value);
  const loaded = await loadTournament(tx, pairing.tournamentId);
  const match = format.matches(loaded.state).find(({ pairing: key }) => key === pairing.key);
  if (match === undefined) return err(notFound(message('formats.KNOCKOUT.refused.noMatch')));
  return ok({ tournament: tournament.value, format, loaded, pairing, match, openGames });
}

/** Lets a match go on about which something can still be decided: its tournament runs and the next round is not drawn. */
export function checkOpenRound({ tournament, loaded, pairing }: LockedMatch): Result<null, WrongStatus> {
  const { status } = tournament;
  if (status !== 'RUNNING') return err(wrongStatus(status, message('formats.KNOCKOUT.refused.notRunning')));
  if (loaded.state.lots.some(({ name }) => isLotOf(name, pairing.round + 1))) {
    return err(wrongStatus('DRAWN', message('formats.KNOCKOUT.refused.nextRoundDrawn')));
  }
  return ok(null);
}

async function openGamesOf(tx: Command['tx'], id: PairingId): Promise<readonly GameRecord[]> {
  return (await gamesOfPairings(tx, [id])).filter(({ status }) => status !== 'FINISHED');
}
