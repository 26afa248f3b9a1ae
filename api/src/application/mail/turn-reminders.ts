import type { PlayerId } from '../../kernel/ids.ts';
import type { MailPreferences } from '../../store/mail-preference.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { NewMail } from '../../store/writing/outbox.ts';
import { turnSpan } from './decision.ts';
import { reminderTimes } from './reminder-times.ts';

/** The reminders of the turns that are a player's in these games as they stand; one that is made already keeps its key. */
export function remindersOfTurns(
  playerId: PlayerId,
  games: readonly GameRecord[],
  preferences: MailPreferences,
): readonly NewMail[] {
  return games.flatMap((game): readonly NewMail[] => {
    const turn = turnSpan(game);
    if (turn === null || game.toMove === null || game.players[game.toMove] !== playerId) return [];
    const { id: gameId, tournamentId, ply } = game;
    return reminderTimes(turn, preferences).map(({ hours, at }) => ({
      kind: 'REMINDER',
      payload: { tournamentId, gameId, ply, hours },
      playerId,
      dedupeKey: `reminder:${gameId}:${ply}:${hours}:${playerId}`,
      notBefore: at,
    }));
  });
}
