import { nameAmong } from '../../state/name-among.ts';
import type { EntryId, PlayerId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { toInstantOrNull } from '../../../store/codecs/instant.ts';
import { everyEntryOfTournaments, type EntryRecord } from '../../../store/reading/entry.ts';
import type { PlayerRecord } from '../../../store/reading/player.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import { setInvitation, setSnapshot } from '../../../store/writing/entry.ts';
import { defineCommand, type Command } from '../../command.ts';
import {
  invalidInput,
  wrongStatus,
  type AlreadyEntered,
  type CommonError,
  type TournamentFull,
  type WrongStatus,
} from '../../errors.ts';
import { tournamentTopic } from '../../events.ts';
import { foundEntrant } from '../../found.ts';
import { readText } from '../../input-text.ts';
import { entrySnapshot } from '../../state/entry-snapshot.ts';
import { addEntries } from '../../running/add-entries.ts';
import { fieldNow, tellInvited } from '../../running/invitations.ts';
import { rule } from '../../running/make-ruling.ts';
import { addPlayer, readNewPlayer, type NewPlayer } from '../player/create.ts';
import { directedTournament } from '../tournament/directed.ts';
import type { TournamentInput } from '../tournament/shape.ts';
import type { FieldDone } from './shape.ts';
import { message } from '../../texts/say.ts';

/** The tournament, who is invited to it beside those who have entered, known and new players, and why. */
export interface InvitePlayersInput extends TournamentInput {
  readonly playerIds: readonly PlayerId[];
  readonly newPlayers: readonly NewPlayer[];
  readonly reason: string;
}

/** Every way in which the command says no. */
export type InvitePlayersError = CommonError | WrongStatus | AlreadyEntered | TournamentFull;

const MOST_AT_ONCE = 100;

/**
 * Invites further players to a tournament whose registration is closed, by a ruling, and those again who do not take part. While
 * others still answer, so do they; later they are in at once. For the director. Source: Kuksu 8.4.
 */
export const invitePlayers = defineCommand<InvitePlayersInput, FieldDone, InvitePlayersError>(
  'invitePlayers',
  async (command, input) => {
    const { tx, emit } = command;
    const { tournamentId } = input;
    const found = await directedTournament(command, tournamentId);
    if (!found.ok) return found;
    const tournament = found.value;
    const why = readText('reason', input.reason, { longest: 500, hasLines: true });
    if (!why.ok) return why;
    if (tournament.status !== 'CLOSED') {
      return err(wrongStatus(tournament.status, message('refused.invitation.whileOpen')));
    }
    const read = await readInvited(command, input);
    if (!read.ok) return read;
    const { known, fresh } = read.value;
    const everybody = await everyEntryOfTournaments(tx, [tournamentId]);
    const checked = checkPlaces(tournament, everybody, read.value);
    if (!checked.ok) return checked;
    const players = known.map(({ id }) => id);
    for (const player of fresh) players.push(await addPlayer(command, player, { game: tournament.game }));
    const back = everybody.filter(({ player }) => players.includes(player.id));
    const wasIn = new Set(back.map(({ player }) => player.id));
    const added = await addEntries(
      command,
      tournament,
      players.filter((id) => !wasIn.has(id)),
    );
    await noteSnapshots(command, tournament, { added, seeding: everybody.length });
    const until = toInstantOrNull(tournament.acceptUntil);
    const invitation = until === null ? 'ACCEPTED' : 'SENT';
    await setInvitation(tx, [...back.map(({ id }) => id), ...added], invitation);
    for (const { id: entryId, player } of back) {
      const payload = { tournamentId, entryId, playerId: player.id, change: 'INVITED' as const };
      emit({ topic: tournamentTopic(tournamentId), kind: 'EntryChanged', payload });
    }
    for (const player of players) tellInvited(command, tournamentId, { player, invitation, until });
    const all = await everyEntryOfTournaments(tx, [tournamentId]);
    const invited = players.flatMap((id) => all.filter(({ player }) => player.id === id));
    const names = invited.map(({ player }) => nameAmong(all, player)).join(', ');
    await rule(command, {
      tournamentId,
      kind: 'INVITATION',
      reason: why.value,
      text: message('ruling.invited', { names }),
    });
    return ok({ tournamentId, out: [], ...(await fieldNow(tx, tournament)) });
  },
);

interface Invited {
  readonly known: readonly PlayerRecord[];
  readonly fresh: readonly NewPlayer[];
}

async function readInvited(
  { tx }: Command,
  { playerIds, newPlayers }: InvitePlayersInput,
): Promise<Result<Invited, CommonError | WrongStatus>> {
  const number = playerIds.length + newPlayers.length;
  if (number === 0 || number > MOST_AT_ONCE) {
    return err(invalidInput('playerIds', message('refused.invitation.many', { most: MOST_AT_ONCE })));
  }
  const known: PlayerRecord[] = [];
  for (const id of playerIds) {
    const player = await foundEntrant(tx, id);
    if (!player.ok) return player;
    known.push(player.value);
  }
  const fresh: NewPlayer[] = [];
  for (const [index, player] of newPlayers.entries()) {
    const one = readNewPlayer(`newPlayers.${index}`, player);
    if (!one.ok) return one;
    fresh.push(one.value);
  }
  return ok({ known, fresh });
}

function checkPlaces(
  { maxPlayers }: TournamentRecord,
  everybody: readonly EntryRecord[],
  { known, fresh }: Invited,
): Result<null, AlreadyEntered | TournamentFull> {
  const taking = everybody.filter(takesPart);
  const present = new Set(taking.map(({ player }) => player.id));
  for (const { id, name } of known) {
    if (present.has(id))
      return err({ kind: 'already-entered', message: message('refused.invitation.takesPart', { name }) });
    present.add(id);
  }
  if (present.size + fresh.length <= maxPlayers) return ok(null);
  const why = message('refused.registration.full', { places: maxPlayers, taken: taking.length });
  return err({ kind: 'tournament-full', message: why, maxPlayers });
}

function takesPart({ invitation }: EntryRecord): boolean {
  return invitation === null || invitation === 'SENT' || invitation === 'ACCEPTED';
}

/** Notes of the new entries what was noted of the others when registration closed; they follow in the list. */
async function noteSnapshots(
  { tx }: Command,
  { id }: TournamentRecord,
  { added, seeding }: { readonly added: readonly EntryId[]; readonly seeding: number },
): Promise<void> {
  const entries = new Map((await everyEntryOfTournaments(tx, [id])).map((entry) => [entry.id, entry]));
  for (const [index, entryId] of added.entries()) {
    const entry = entries.get(entryId);
    if (entry !== undefined) await setSnapshot(tx, entryId, { seeding: seeding + index + 1, ...entrySnapshot(entry) });
  }
}
