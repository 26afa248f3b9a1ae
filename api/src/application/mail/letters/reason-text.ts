import type { GameKey } from '#games/rules';
import type { MailPayload } from '../../../store/codecs/mail-payload.ts';
import type { Wording } from '../../texts/wording.ts';

/** What refused something: a game by its key, the status of a game, or a plan. */
type Refuser = GameKey | 'STATUS' | 'PLAN';

/** Why something was refused, in the reader's language; as it was said at first where there are no words of that. */
export function reasonText(
  { sayIfAny }: Wording,
  refuser: Refuser,
  { message, reason }: Pick<MailPayload<'MOVE_REFUSED'>, 'message' | 'reason'>,
): string {
  if (reason === null) return message ?? '';
  const isOfGame = refuser !== 'STATUS' && refuser !== 'PLAN';
  const key = isOfGame ? `games.${refuser}.refused.${reason.key}` : `letter.reason.${refuser}.${reason.key}`;
  const places = Object.entries(reason.places).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : { names: value },
  ]);
  return sayIfAny(key, Object.fromEntries(places)) ?? message ?? '';
}
