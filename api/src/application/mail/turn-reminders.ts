import type { PlayerId } from '../../kernel/ids.ts';
import type { MailPreferences } from '../../store/mail-preference.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { NewMail } from '../../store/writing/outbox.ts';
import { ownTurn } from '../queries/own-turn.ts';
import { reminderTimes } from './reminder-times.ts';

/** The reminders of what is due of a player in these games as they stand, a move or an agreement; one that is made already keeps its key. */
export function remindersOfTurns(
  playerId: PlayerId,
  games: readonly GameRecord[],
  preferences: MailPreferences,
): readonly NewMail[] {
  return games.flatMap((game): readonly NewMail[] => {
    const turn = ownTurn(game, playerId);
    if (turn === null) return [];
    const { id: gameId, tournamentId, ply, startedAt } = game;
    const { agreement } = turn;
    const which = agreement === null ? String(ply) : `agreement ${agreement}`;
    return reminderTimes(turn, preferences).map(({ hours, at }) => ({
      kind: 'REMINDER',
      payload: { tournamentId, gameId, ply, hours, ...(agreement === null ? {} : { agreement }) },
      playerId,
      dedupeKey: `reminder:${gameId}:${startedAt}:${which}:${hours}:${playerId}`,
      notBefore: at,
    }));
  });
}
