import type { GameKey } from '#games/rules';
import type { MailPayload } from '../../../store/codecs/mail-payload.ts';
import type { Wording } from '../../texts/wording.ts';

/** Why something was refused, in the reader's language; as it was refused at first where the game has no words of that. */
export function reasonText(
  { sayIfAny, tell }: Wording,
  game: GameKey,
  { message, reason }: Pick<MailPayload<'MOVE_REFUSED'>, 'message' | 'reason'>,
): string {
  const asRefused = message === null ? '' : tell(message);
  if (reason === null) return asRefused;
  const places = Object.entries(reason.places).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : { names: value },
  ]);
  return sayIfAny(`games.${game}.refused.${reason.key}`, Object.fromEntries(places)) ?? asRefused;
}
