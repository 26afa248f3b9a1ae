import { formatModule } from '../../../formats/application.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { TournamentId } from '../../../kernel/ids.ts';
import { lockGames } from '../../../store/lock.ts';
import { openGameIdsIn } from '../../../store/reading/open-game.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import type { Command } from '../../command.ts';
import { wrongStatus, type NotFound, type WrongStatus } from '../../errors.ts';
import { isId, lockedTournament } from '../../found.ts';
import type { LetterMessage } from '../../../kernel/message.ts';
import { message } from '../../texts/say.ts';

/** A running tournament that is played elsewhere by a system whose boards are reported, locked with all its open games. */
export async function reportedTournament(
  { tx }: Command,
  id: TournamentId,
): Promise<Result<TournamentRecord, NotFound | WrongStatus<LetterMessage>>> {
  if (isId(id)) await lockGames(tx, await openGameIdsIn(tx, id));
  const found = await lockedTournament(tx, id);
  if (!found.ok) return found;
  const { format, venue, status } = found.value;
  if (formatModule(format).reports === undefined) {
    return err(wrongStatus('NO_BOARDS', message('refused.report.noBoards')));
  }
  if (venue !== 'ELSEWHERE') {
    return err(wrongStatus(venue, message('refused.report.playedHere')));
  }
  if (status !== 'RUNNING') return err(wrongStatus(status, message('refused.report.notNow')));
  return ok(found.value);
}
