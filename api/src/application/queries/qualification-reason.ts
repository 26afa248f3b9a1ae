import { message, type LetterMessage } from '../../kernel/message.ts';
import type { EventPayload } from '../vocabulary/event.ts';
import { sentence } from './game-names.ts';

type Change = Pick<EventPayload<'MyQualificationChanged'>, 'reason' | 'group' | 'rank'>;

/** Why a player goes on from a stage now, or no longer does, in the words of who decided it, and what follows for him. */
export function qualificationReason({ reason, group, rank }: Change): LetterMessage {
  return message('letter.qualificationChanged.why', {
    reason: sentence(reason),
    follows: group !== null ? 'seat' : rank !== null ? 'rank' : 'nothing',
    group: group ?? '',
    rank: rank ?? 0,
  });
}
