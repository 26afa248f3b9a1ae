import type { TokenVerb } from '../../store/token-verb.ts';
import { builder } from '../builder.ts';

/** What a token may do for its owner. */
export const TokenVerbEnum = builder.enumType('TokenVerb', {
  description:
    'What a token may do of what its owner may; the description of a mutation says with which verbs it is given.',
  values: {
    READ: {
      description:
        'Reads what its owner alone sees, such as `viewer`, `myEvents`, plans and tickets. Without it everything is answered as to nobody.',
    },
    PLAY: { description: 'Enters tournaments and plays its owner’s games.' },
    REPORT: { description: 'Tells results and times used where its owner is a director, a deputy or a reporter.' },
    DIRECT: {
      description: 'Directs what its owner directs; an administrator’s token directs no more than that either.',
    },
  } as const satisfies Record<TokenVerb, object>,
});
