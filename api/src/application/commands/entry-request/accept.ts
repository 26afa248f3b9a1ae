import { err, ok, type Result } from '../../../kernel/result.ts';
import { everyEntryOfTournaments } from '../../../store/reading/entry.ts';
import { playersCalled } from '../../../store/reading/player.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import { setGiven } from '../../../store/writing/entry.ts';
import { setEntryRequestWords, type EntryRequestWords } from '../../../store/writing/entry-request.ts';
import { defineCommand, type Command } from '../../command.ts';
import type {
  AlreadyEntered,
  CommonError,
  Forbidden,
  InvalidLines,
  NotFound,
  TournamentFull,
  WrongStatus,
  InvalidInput,
} from '../../errors.ts';
import { hindrance } from '../../pasted/hindrance.ts';
import type { PastedChoice, PastedLine } from '../../pasted/pasted-line.ts';
import { givenBy, makeRegistered } from '../registration/enter-line.ts';
import { matchRegistrations, type RegistrationLine } from '../registration/registration-line.ts';
import { admit } from '../tournament/admit.ts';
import { freeIdElsewhere } from '../tournament/id-elsewhere.ts';
import { checkRegistration } from '../tournament/registration.ts';
import { answerRequest } from './answer.ts';
import { openRequest, type EntryRequestDone, type EntryRequestInput } from './shape.ts';

/** The request, as what its writer enters, and whom his name means if it can mean several. */
export interface AcceptEntryRequestInput extends EntryRequestInput {
  /** null: as his mail says */
  readonly as: EntryRequestWords | null;
  readonly choices: readonly PastedChoice[];
}

/** What the request comes to, as a line of registrations, and whether its writer waits for a place. */
export interface AcceptEntryRequestDone extends EntryRequestDone {
  readonly lines: readonly PastedLine[];
  readonly waits: boolean;
}

/** Every way in which the command says no. */
export type AcceptEntryRequestError = CommonError | WrongStatus | TournamentFull | AlreadyEntered | InvalidLines;

/**
 * Enters who asks by mail, as a line of registrations would, or lets him wait for a place; he is told by mail. A name that means somebody
 * with an account, whose address this is not, has to be chosen. For the director. Source: Common 4.21.
 */
export const acceptEntryRequest = defineCommand<
  AcceptEntryRequestInput,
  AcceptEntryRequestDone,
  AcceptEntryRequestError
>('acceptEntryRequest', async (command, { requestId, as, choices }) => {
  const { tx } = command;
  const found = await openRequest(command, requestId);
  if (!found.ok) return found;
  const { request, tournament } = found.value;
  const words = as ?? request;
  const entries = await everyEntryOfTournaments(tx, [tournament.id]);
  const players = await playersCalled(tx, [words.name]);
  const lines = matchRegistrations([rowOf(words)], {
    ...{ entries, players, choices },
    isMeantByName: ({ accountId }) => accountId === null,
  });
  const pasted = lines.map((line) => line.pasted);
  const hindered = hindrance(pasted);
  if (hindered !== null) return err({ ...hindered, message: pasted[0]?.messages[0] ?? hindered.message });
  let waits = false;
  for (const line of lines) {
    const entered = await enterLine(command, tournament, line);
    if (!entered.ok) return entered;
    waits = entered.value === 'WAITING';
  }
  const [registered] = lines.map((line) => line.registered);
  if (registered) await setEntryRequestWords(tx, requestId, registered);
  await answerRequest(command, request, { outcome: waits ? 'WAITING' : 'ENTERED', reason: null });
  return ok({ requestId, lines: pasted, waits });
});

const ORDER = ['name', 'country', 'category', 'id'] as const;

/** What a mail says of its writer, as a line of registrations. */
function rowOf({ name, country, category, idElsewhere }: EntryRequestWords) {
  const cells = { name, country: country ?? '', category: category?.toString() ?? '', id: idElsewhere ?? '' };
  const text = Object.values(cells)
    .filter((cell) => cell !== '')
    .join(', ');
  return { line: 1, text, cells, order: ORDER, isTooLong: false };
}

type EnterLineError = Forbidden | WrongStatus | TournamentFull | AlreadyEntered | NotFound | InvalidInput;

/** Enters whom a line means, or lets him wait; of who is in already only what the line says is noted. */
async function enterLine(
  command: Command,
  tournament: TournamentRecord,
  { registered, playerId, hasEntered }: RegistrationLine,
): Promise<Result<'ENTERED' | 'WAITING', EnterLineError>> {
  if (registered === null) return ok('ENTERED');
  const { tx } = command;
  const said = givenBy(registered, playerId === null);
  if (hasEntered) {
    const entries = await everyEntryOfTournaments(tx, [tournament.id]);
    const entry = entries.find(({ player }) => player.id === playerId);
    if (entry !== undefined) await setGiven(tx, entry.id, said);
    return ok('ENTERED');
  }
  const candidate = { id: playerId, name: registered.name };
  const places = await checkRegistration(command, tournament, [candidate], true);
  if (!places.ok) return places;
  const player = playerId ?? (await makeRegistered(command, tournament, registered));
  const free = await freeIdElsewhere(tx, tournament.id, { given: registered.idElsewhere, of: player });
  if (!free.ok) return free;
  const { waiting } = await admit(command, tournament, [player], {
    places: places.value,
    given: new Map([[player, said]]),
  });
  return ok(waiting.length > 0 ? 'WAITING' : 'ENTERED');
}
