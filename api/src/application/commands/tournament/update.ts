import type { Message } from '../../../kernel/message.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { Instant } from '../../../kernel/time.ts';
import { toInstantOrNull } from '../../../store/codecs/instant.ts';
import { entriesOfTournaments } from '../../../store/reading/entry.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import { setHoldsRounds, updateTournament as storeTournament } from '../../../store/writing/tournament.ts';
import { slugFor } from '../../address/tournament-slug.ts';
import { defineCommand, type Command } from '../../command.ts';
import type { FormatKey } from '#formats/rules';
import { invalidInput, wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import { tournamentTopic } from '../../events.ts';
import { readNumber } from '../../input-text.ts';
import { commitDraws } from '../../running/draw-lots.ts';
import { announceStart } from '../../running/tournament-change.ts';
import { fillPlaces } from '../../running/waiting-list.ts';
import { directedTournament } from './directed.ts';
import { readDaysOff, readDescription, readName, readStart } from './readable.ts';
import { readFormat, readHolding } from '../../tournament-settings.ts';
import type { TournamentDone, TournamentInput } from './shape.ts';
import { formatOf } from '../../state/format-state.ts';
import { message } from '../../texts/say.ts';

/** What is to be changed of a tournament; what is left out stays. */
export interface UpdateTournamentInput extends TournamentInput {
  readonly name?: string | undefined;
  readonly description?: string | null | undefined;
  readonly maxPlayers?: number | undefined;
  /** How many days off each player may take. */
  readonly daysOff?: number | undefined;
  /** null: when the director starts it. */
  readonly startsAt?: Instant | null | undefined;
  /** Whether it also starts by itself once all places are taken. */
  readonly startsWhenFull?: boolean | undefined;
  /** Whether players may still enter by themselves once registration has closed. */
  readonly lateEntry?: boolean | undefined;
  /** Whether bots may enter by themselves. */
  readonly takesBots?: boolean | undefined;
  /** Whether each round waits until its director has published it; this alone can be changed while it runs. */
  readonly holdsRounds?: boolean | undefined;
  /** The format whose settings are changed; left out: that of the tournament. */
  readonly format?: FormatKey | undefined;
  /** Some of the format's settings, null is as usual; the others stay. */
  readonly settings?: Readonly<Record<string, unknown>> | undefined;
}

/** Every way in which the command says no. */
export type UpdateTournamentError = CommonError | WrongStatus;

/**
 * Changes what was agreed for a tournament that has not started, and tells everybody who has entered when it now starts.
 * For the director. Refuses fewer places than there are entries. Source: Common 4.1, KIBA 2.2, 4.2, 6.
 */
export const updateTournament = defineCommand<UpdateTournamentInput, TournamentDone, UpdateTournamentError>(
  'updateTournament',
  async (command, input) => {
    const { tournamentId } = input;
    const found = await directedTournament(command, tournamentId);
    if (!found.ok) return found;
    const tournament = found.value;
    const { status } = tournament;
    if (status === 'RUNNING' && isHolding(input)) return setHolding(command, tournament, input.holdsRounds);
    if (status !== 'DRAFT' && status !== 'REGISTRATION' && status !== 'CLOSED') {
      return err(wrongStatus(status, message('refused.tournament.changedLate')));
    }
    const name = input.name === undefined ? ok(tournament.name) : readName(input.name);
    if (!name.ok) return name;
    const description =
      input.description === undefined ? ok(tournament.description) : readDescription(input.description);
    if (!description.ok) return description;
    const planned = toInstantOrNull(tournament.startsAt);
    const startsAt = input.startsAt === undefined ? ok(planned) : readStart(input.startsAt, command.at);
    if (!startsAt.ok) return startsAt;
    const acceptUntil = toInstantOrNull(tournament.acceptUntil);
    if (acceptUntil !== null && startsAt.value !== null && startsAt.value < acceptUntil) {
      const why = message('refused.tournament.startWhileInvited', { until: { at: acceptUntil } });
      return err(invalidInput('startsAt', why));
    }
    if (input.format !== undefined && input.format !== tournament.format) {
      const why = message('refused.settings.anotherFormat', { own: tournament.format, given: input.format });
      return err(invalidInput('formatSettings', why));
    }
    const format = readFormat(tournament.format, { ...(tournament.settings as object), ...input.settings });
    if (!format.ok) return format;
    const { min, max } = format.value.sizes;
    const maxPlayers = readNumber('maxPlayers', input.maxPlayers ?? tournament.maxPlayers, { least: min, most: max });
    if (!maxPlayers.ok) return maxPlayers;
    const daysOff = readDaysOff(input.daysOff ?? tournament.daysOff, tournament.venue);
    if (!daysOff.ok) return daysOff;
    const holdsRounds =
      input.holdsRounds === undefined ? ok(tournament.holdsRounds) : readHolding(input.holdsRounds, format.value);
    if (!holdsRounds.ok) return holdsRounds;
    const entries = await entriesOfTournaments(command.tx, [tournamentId]);
    if (maxPlayers.value < entries.length) {
      return err(invalidInput('maxPlayers', message('refused.tournament.fewerPlaces', { players: entries.length })));
    }
    const renamed = { ...tournament, name: name.value };
    await storeTournament(command.tx, tournamentId, {
      name: name.value,
      slug: name.value === tournament.name ? tournament.slug : await slugFor(command.tx, renamed),
      description: description.value,
      settings: format.value.settings,
      maxPlayers: maxPlayers.value,
      startsAt: startsAt.value,
      startsWhenFull: input.startsWhenFull ?? tournament.startsWhenFull,
      lateEntry: input.lateEntry ?? tournament.lateEntry,
      takesBots: input.takesBots ?? tournament.takesBots,
      daysOff: daysOff.value,
      holdsRounds: holdsRounds.value,
    });
    if (status === 'REGISTRATION') await commitDraws(command, { ...tournament, maxPlayers: maxPlayers.value });
    const payload = { tournamentId, change: 'UPDATED' as const };
    command.emit({ topic: tournamentTopic(tournamentId), kind: 'TournamentChanged', payload });
    const admitted = await fillPlaces(command, { ...tournament, maxPlayers: maxPlayers.value });
    command.undoneBy(changedAgain(status === 'DRAFT' ? null : startsAt.value, admitted.length));
    if (startsAt.value !== planned) announceStart(command, { tournamentId, startsAt: startsAt.value }, entries);
    return ok({ tournamentId });
  },
);

/** How a change is changed back in a tournament that starts at this instant (null: nobody has said when), by which so many have a place. */
function changedAgain(start: Instant | null, admitted: number): Message {
  if (admitted > 0) return message('undo.settingsAdmitted', { n: admitted });
  return start === null ? message('undo.settings') : message('undo.settingsUntil', { until: { at: start } });
}

/** Whether nothing else is to be changed than whether rounds are held. */
function isHolding(input: UpdateTournamentInput): input is UpdateTournamentInput & { readonly holdsRounds: boolean } {
  const { tournamentId: _id, dryRun: _dryRun, idempotencyKey: _key, holdsRounds, ...others } = input;
  return holdsRounds !== undefined && Object.values(others).every((value) => value === undefined);
}

async function setHolding(
  { tx, emit, undoneBy }: Command,
  tournament: TournamentRecord,
  wanted: boolean,
): Promise<Result<Pick<TournamentDone, 'tournamentId'>, UpdateTournamentError>> {
  const { id: tournamentId, status, roundDueSince } = tournament;
  if (roundDueSince !== null) return err(wrongStatus(status, message('refused.arrangement.due')));
  const holdsRounds = readHolding(wanted, formatOf(tournament));
  if (!holdsRounds.ok) return holdsRounds;
  await setHoldsRounds(tx, tournamentId, holdsRounds.value);
  const payload = { tournamentId, change: 'UPDATED' as const };
  emit({ topic: tournamentTopic(tournamentId), kind: 'TournamentChanged', payload });
  undoneBy(message('undo.holding'));
  return ok({ tournamentId });
}
