import type { PlayerId } from '../../../kernel/ids.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { GameKey } from '#games/rules';
import { defineCommand } from '../../command.ts';
import { forbidden, type CommonError } from '../../errors.ts';
import type { CommandOptions } from '../../events.ts';
import { addPlayer, readNewPlayer, type NewPlayer } from './create.ts';
import { message } from '../../texts/say.ts';

export interface CreateBotsInput extends CommandOptions {
  /** The game that their Elo and matches are of. */
  readonly game: GameKey;
  readonly bots: readonly NewPlayer[];
}

export interface CreateBotsDone {
  /** In the order of `bots`. */
  readonly playerIds: readonly PlayerId[];
}

/** Makes players for whom the server itself moves. For the server alone. */
export const createBots = defineCommand<CreateBotsInput, CreateBotsDone, CommonError>(
  'createBots',
  async (command, { game, bots }) => {
    if (command.actor.kind !== 'system') return err(forbidden(message('refused.player.onlyServerMakesBots')));
    const players: NewPlayer[] = [];
    for (const [index, bot] of bots.entries()) {
      const read = readNewPlayer(`bots.${index}`, bot);
      if (!read.ok) return read;
      players.push(read.value);
    }
    const playerIds: PlayerId[] = [];
    for (const player of players) playerIds.push(await addPlayer(command, player, { game, isBot: true }));
    return ok({ playerIds });
  },
);
