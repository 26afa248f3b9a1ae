import { goPhases } from '../application/game.ts';
import { builder } from '../../../graphql/builder.ts';
import { registeredValues } from '../../../graphql/registered-enum.ts';

/** How go is counted. */
export const GoRulesEnum = builder.enumType('GoRules', {
  description: 'How a finished board of go is counted.',
  values: {
    JAPANESE: { description: 'Territory and prisoners; eyes in seki are marked neutral and count nothing.' },
    AREA: { description: 'Living stones and territory, as in Chinese rules.' },
  } as const,
});

/** Which repetitions are refused. */
export const KoRuleEnum = builder.enumType('KoRule', {
  description: 'Which repetitions of a board a play of go may not make.',
  values: {
    SIMPLE: { description: 'The position before the opponent’s last play only: no ko is retaken at once.' },
    POSITIONAL: { description: 'Any earlier board, whoever was to move.' },
    SITUATIONAL: { description: 'Any earlier board with the same player to move.' },
  } as const,
});

/** What a move or act of go is. */
export const GoMoveKindEnum = builder.enumType('GoMoveKind', {
  description: 'What a move of go is: a stone, a pass, or an act by which the players end the game or go on with it.',
  values: {
    PLAY: { value: 'play', description: 'A stone.' },
    PASS: { value: 'pass', description: 'No stone; two in a row end the play.' },
    MARK: {
      value: 'mark',
      description: 'After two passes: stones dead or alive, empty points nobody’s or somebody’s.',
    },
    ACCEPT: {
      value: 'accept',
      description: 'After two passes: the marks as they are, which end the game when both have.',
    },
    RESUME: { value: 'resume', description: 'After two passes: play goes on.' },
    DISPUTE: { value: 'dispute', description: 'The director is to decide.' },
    NO_RESULT: {
      value: 'no-result',
      description: 'Offers, or accepts, that a game that repeats itself ends without a result.',
    },
  } as const,
});

/** Where a game of go stands. */
export const GoPhaseEnum = builder.enumType('GoPhase', {
  description:
    'Where a game of go stands by its rules. Who resigns or loses on time ends the game in whatever phase it is.',
  values: registeredValues(goPhases),
});
