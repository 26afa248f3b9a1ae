import type { MailPayload } from '../../../store/codecs/mail-payload.ts';
import type { GameKey } from '#games/rules';
import { rulesOf } from '../../state/game-rules.ts';
import { ruleRef } from '../../queries/rule-refs.ts';
import type { LetterPart } from './letter.ts';

/** The rules of the game that a refused move breaks, each by its number with its place on the page; nothing where it breaks none. */
export function brokenRules(
  game: GameKey,
  { rule }: Pick<MailPayload<'MOVE_REFUSED'>, 'rule'>,
  pageUrl: string,
): readonly LetterPart[] {
  const rules = rule === null ? [] : rulesOf(game).refusalRules(rule).map(ruleRef);
  if (rules.length === 0) return [];
  return [{ kind: 'list', items: rules.map(({ id, path }) => ({ text: id, url: `${pageUrl}${path}` })) }];
}
