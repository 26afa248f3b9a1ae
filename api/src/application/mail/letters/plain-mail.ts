import { invariant } from '../../../kernel/assert.ts';
import { rulesOf } from '../../state/game-rules.ts';
import type { MailGame } from './mail-game.ts';

/** A game without mails of its own: the board as its rules draw it, and every move that is possible. */
export const plainMail: MailGame = {
  async board(_desk, { game }) {
    invariant(game.position !== null, `game ${game.id} is played here`);
    return [{ kind: 'board', drawn: rulesOf(game.game).draw(game.position), picture: null }];
  },
  async lastMove() {
    return [];
  },
  answer({ wording: { say } }, { game }) {
    const isOpen = game.status === 'RUNNING' && game.position !== null;
    const moves = isOpen ? rulesOf(game.game).legalMoves(game.position) : [];
    const [example] = moves;
    if (example === undefined) return null;
    return { example, possible: say('letter.move.legal', { n: moves.length, moves: moves.join('  ') }) };
  },
};
