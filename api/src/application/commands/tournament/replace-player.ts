import type { PlayerId, RulingId, StageId, TournamentId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { overtaken } from '../../../store/failure.ts';
import { lockGames } from '../../../store/lock.ts';
import { everyEntryOfTournaments } from '../../../store/reading/entry.ts';
import { gamesByIds, type GameRecord } from '../../../store/reading/game.ts';
import { gameIdsOfPlayers } from '../../../store/reading/open-game.ts';
import type { PlayerRecord } from '../../../store/reading/player.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import { setGiven } from '../../../store/writing/entry.ts';
import { defineCommand, type Command } from '../../command.ts';
import {
  invalidInput,
  wrongStatus,
  type AlreadyDecided,
  type AlreadyEntered,
  type CommonError,
  type WrongStatus,
} from '../../errors.ts';
import type { Effects } from '../../events.ts';
import { foundEntrant, foundPlayer, isId } from '../../found.ts';
import { readText } from '../../input-text.ts';
import { rule } from '../../running/make-ruling.ts';
import { takeOverPlace } from '../../running/take-over-place.ts';
import { takeSeats } from '../../running/take-seats.ts';
import { loadTournament } from '../../running/tournament-rows.ts';
import { endWaiting } from '../../running/waiting-list.ts';
import { addPlayer, readNewPlayer, type NewPlayer } from '../player/create.ts';
import { checkNobodyNamed, checkPlace, checkReplacement } from './checked-replacement.ts';
import { directedTournament } from './directed.ts';
import type { TournamentInput } from './shape.ts';
import { stageTitle } from '../../state/stage-title.ts';
import { message } from '../../texts/say.ts';
import { nameAmong } from '../../state/name-among.ts';

/** Who leaves his place, who takes it, and why. */
export interface ReplacePlayerInput extends TournamentInput {
  /** for who has entered: in which stage he takes the place; null: in the last that is played */
  readonly stageId: StageId | null;
  readonly out: PlayerId;
  /** null: `newPlayer` does */
  readonly into: PlayerId | null;
  /** who is made on the way, without an account; null: `into` is known here */
  readonly newPlayer: NewPlayer | null;
  readonly reason: string;
}

/** The stage whose players are others now; null: a whole place is another player's. */
export interface ReplacePlayerDone {
  readonly tournamentId: TournamentId;
  readonly stageId: StageId | null;
  readonly rulingId: RulingId;
  readonly effects: Effects;
}

/** Every way in which the command says no. */
export type ReplacePlayerError = CommonError | WrongStatus | AlreadyDecided | AlreadyEntered;

type Replaced = Result<Omit<ReplacePlayerDone, 'effects'>, ReplacePlayerError>;

/**
 * Puts one player in another's place, by a ruling, while none of the games that change hands is decided; they begin anew, with fresh
 * clocks. Who has not entered takes over the whole place, before the start too; who has entered takes it in one stage, and two who play
 * in different groups of it change places. For the director. Source: Common 1.5, 4.10.
 */
export const replacePlayer = defineCommand<ReplacePlayerInput, ReplacePlayerDone, ReplacePlayerError>(
  'replacePlayer',
  async (command, input) => {
    const { tx } = command;
    const { tournamentId } = input;
    const players = [input.out, input.into].filter((id): id is PlayerId => id !== null && isId(id));
    const idsOfGames = () =>
      isId(tournamentId) ? gameIdsOfPlayers(tx, { tournamentId, stageId: null }, players) : Promise.resolve([]);
    const locked = await idsOfGames();
    await lockGames(tx, locked);
    const found = await directedTournament(command, tournamentId);
    if (!found.ok) return found;
    const ids = await idsOfGames();
    if (ids.some((id) => !locked.includes(id))) throw overtaken();
    const reason = readText('reason', input.reason, { longest: 500, hasLines: true });
    if (!reason.ok) return reason;
    const { status } = found.value;
    if (status !== 'REGISTRATION' && status !== 'CLOSED' && status !== 'RUNNING') {
      return err(wrongStatus(status, message('refused.replacement.notRunning')));
    }
    command.undoneBy(message('undo.replaced'));
    const act = { games: await gamesByIds(tx, ids), reason: reason.value };
    const everybody = await everyEntryOfTournaments(tx, [tournamentId]);
    const entered = everybody.find(({ player }) => player.id === input.into)?.player;
    if (entered === undefined) return substitute(command, found.value, input, act);
    if (status === 'RUNNING') return reseat(command, found.value, { ...input, into: entered.id }, act);
    const why = message('refused.registration.entered', { name: entered.name });
    return err({ kind: 'already-entered', message: why });
  },
);

interface Act {
  readonly games: readonly GameRecord[];
  readonly reason: string;
}

/** Somebody who has entered takes a place in one stage. */
async function reseat(
  command: Command,
  tournament: TournamentRecord,
  input: ReplacePlayerInput & { readonly into: PlayerId },
  { games, reason }: Act,
): Promise<Replaced> {
  const loaded = await loadTournament(command.tx, tournament.id);
  const inStage = new Set(
    await gameIdsOfPlayers(command.tx, { tournamentId: tournament.id, stageId: input.stageId }, [
      input.out,
      input.into,
    ]),
  );
  const concerned = games.filter(({ id }) => inStage.has(id));
  const checked = checkReplacement(loaded, input, { games: concerned, at: command.at });
  if (!checked.ok) return checked;
  const { stage, out, into, moves } = checked.value;
  const rulingId = await rule(command, {
    tournamentId: tournament.id,
    kind: 'REPLACEMENT',
    reason,
    text: message(moves.length > 1 ? 'ruling.replaced.exchanged' : 'ruling.replaced.in', {
      ...{
        stage: stageTitle(tournament.format, stage),
        into: nameAmong(loaded.rows.entries, into.player),
        out: nameAmong(loaded.rows.entries, out.player),
      },
    }),
    replaces: message('ruling.replaced.before', { out: nameAmong(loaded.rows.entries, out.player) }),
  });
  await takeSeats(command, tournament, loaded, { stage, games: concerned, moves, reason });
  return ok({ tournamentId: tournament.id, stageId: stage.id, rulingId });
}

/** Somebody who has not entered takes over a whole place. */
async function substitute(
  command: Command,
  tournament: TournamentRecord,
  input: ReplacePlayerInput,
  { games, reason }: Act,
): Promise<Replaced> {
  const { tx } = command;
  const loaded = await loadTournament(tx, tournament.id);
  const named = checkNobodyNamed(tournament, loaded, input.out);
  if (!named.ok) return named;
  const checked = checkPlace(loaded, input.out, { games, at: command.at });
  if (!checked.ok) return checked;
  const comes = await comingPlayer(command, tournament, input);
  if (!comes.ok) return comes;
  const { out } = checked.value;
  const rulingId = await rule(command, {
    tournamentId: tournament.id,
    kind: 'REPLACEMENT',
    reason,
    text: message('ruling.replaced.substituted', {
      into: nameAmong(loaded.rows.entries, comes.value),
      out: nameAmong(loaded.rows.entries, out.player),
    }),
    replaces: message('ruling.replaced.before', { out: nameAmong(loaded.rows.entries, out.player) }),
  });
  const said = (await endWaiting(command, tournament, [comes.value.id])).get(comes.value.id);
  await takeOverPlace(command, tournament, loaded.rows, { ...checked.value, into: comes.value.id, reason });
  if (said !== undefined) await setGiven(tx, out.id, said);
  return ok({ tournamentId: tournament.id, stageId: null, rulingId });
}

/** Who comes in: known here, or made now. */
async function comingPlayer(
  command: Command,
  { game }: TournamentRecord,
  { into, newPlayer }: ReplacePlayerInput,
): Promise<Result<PlayerRecord, ReplacePlayerError>> {
  if (into !== null && newPlayer === null) return foundEntrant(command.tx, into);
  if (into !== null || newPlayer === null) return err(invalidInput('in', message('refused.replacement.one')));
  const read = readNewPlayer(null, newPlayer);
  if (!read.ok) return read;
  return foundPlayer(command.tx, await addPlayer(command, read.value, { game }));
}
