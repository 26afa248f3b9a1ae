import type { PlayerId } from '../../../kernel/ids.ts';
import { err, ok } from '../../../kernel/result.ts';
import { playersNamed, type PlayerRecord } from '../../../store/reading/player.ts';
import { defineCommand } from '../../command.ts';
import { invalidInput } from '../../errors.ts';
import { foundEntrant } from '../../found.ts';
import { addPlayer, readNewPlayer, type NewPlayer } from '../player/create.ts';
import { admit } from './admit.ts';
import { directedTournament } from './directed.ts';
import type { EnterTournamentDone, EnterTournamentError } from './enter.ts';
import { checkRegistration } from './registration.ts';
import type { TournamentInput } from './shape.ts';
import { message } from '../../texts/say.ts';

/** The players to enter, in this order: known ones, then new ones. */
export interface EnterPlayersInput extends TournamentInput {
  readonly playerIds: readonly PlayerId[];
  readonly newPlayers: readonly NewPlayer[];
  /** Whether those wait for whom no place is free; left out: all or none enter. */
  readonly orWait?: boolean;
}

/** Every way in which the command says no. */
export type EnterPlayersError = EnterTournamentError;

const MOST_AT_ONCE = 100;

/** Enters many players at once, those known first, then new ones without accounts; all or none, unless the last may wait. For the director. */
export const enterPlayers = defineCommand<EnterPlayersInput, EnterTournamentDone, EnterPlayersError>(
  'enterPlayers',
  async (command, input) => {
    const found = await directedTournament(command, input.tournamentId);
    if (!found.ok) return found;
    const number = input.playerIds.length + input.newPlayers.length;
    if (number === 0 || number > MOST_AT_ONCE) {
      return err(invalidInput('playerIds', message('refused.registration.many', { most: MOST_AT_ONCE })));
    }
    const known: PlayerRecord[] = [];
    for (const id of input.playerIds) {
      const player = await foundEntrant(command.tx, id);
      if (!player.ok) return player;
      known.push(player.value);
    }
    const fresh: NewPlayer[] = [];
    for (const [index, player] of input.newPlayers.entries()) {
      const read = readNewPlayer(`newPlayers.${index}`, player);
      if (!read.ok) return read;
      fresh.push(read.value);
    }
    const candidates = [...known, ...fresh.map(({ name }) => ({ id: null, name }))];
    const places = await checkRegistration(command, found.value, candidates, input.orWait === true);
    if (!places.ok) return places;
    const called = await playersNamed(
      command.tx,
      fresh.map(({ name }) => name),
    );
    const players = known.map(({ id }) => id);
    for (const player of fresh) players.push(await addPlayer(command, player, { game: found.value.game }));
    const admitted = await admit(command, found.value, players, { places: places.value });
    const namesakes = called.map(({ id }) => id);
    return ok({ tournamentId: input.tournamentId, ...admitted, namesakes });
  },
);
