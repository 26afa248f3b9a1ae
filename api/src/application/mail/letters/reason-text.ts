import { moduleOf } from '../../../games/application.ts';
import type { GameKey } from '#games/rules';
import type { MailPayload } from '../../../store/codecs/mail-payload.ts';
import type { Places, Wording } from '../texts/wording.ts';

/** What refused something: a game by its key, the status of a game, or a plan. */
type Refuser = GameKey | 'STATUS' | 'PLAN';

/** Why something was refused, in the reader's language; as it was said at first where there are no words of that. */
export function reasonText(
  { locale, texts, say, list }: Wording,
  refuser: Refuser,
  { message, reason }: Pick<MailPayload<'MOVE_REFUSED'>, 'message' | 'reason'>,
): string {
  const isOfGame = refuser !== 'STATUS' && refuser !== 'PLAN';
  const known: Readonly<Record<string, string>> | undefined = isOfGame
    ? moduleOf(refuser).reasons?.[locale]
    : texts.reasons[refuser];
  const text = reason === null ? undefined : known?.[reason.key];
  if (text === undefined || reason === null) return message ?? '';
  const places = Object.entries(reason.places).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : list(value),
  ]);
  return say(text, Object.fromEntries(places) as Places);
}
