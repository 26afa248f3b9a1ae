import { adjudicateScore } from '../application/commands/adjudicate-score.ts';
import type { GameId } from '../../../kernel/ids.ts';
import { command, given } from '../../../graphql/command.ts';
import { idKind } from '../../../graphql/id-input.ts';
import { GameSuccessType } from '../../../graphql/game/rulings.ts';

const goGame = idKind<GameId>(['GoGame']);

command(adjudicateScore, {
  name: 'adjudicateScore',
  byToken: ['DIRECT'],
  description:
    'Decides a game of go by counting its board as it stands with the director’s own marks, also one that is decided already. Its director only.',
  input: given('How a director counts a game of go.', (t) => ({
    gameId: goGame.one(t, 'Which game of go.'),
    dead: t.stringList({
      required: true,
      defaultValue: [],
      description: 'A point of each dead chain, such as D4; the whole chain counts as dead.',
    }),
    neutral: t.stringList({
      required: true,
      defaultValue: [],
      description: 'Empty points that count for nobody, such as eyes in seki.',
    }),
    reason: t.string({ required: true, description: 'Why; everybody can read it, after the count.' }),
  })),
  success: GameSuccessType,
  payload: 'The game, or why the command was refused.',
  rules: true,
  refuses: { 'wrong-status': true },
});
