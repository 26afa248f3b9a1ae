import type { TournamentId } from '../../../kernel/ids.ts';
import { DAY, plus, type Millis } from '../../../kernel/time.ts';
import { toInstant, toInstantOrNull } from '../../../store/codecs/instant.ts';
import { openRequestsIn } from '../../../store/reading/entry-request.ts';
import { unreachedPlayers } from '../../../store/reading/outbox.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import type { AppContext } from '../../context.ts';
import { fieldOf } from '../../state/field.ts';
import { takesPart } from '../../../store/reading/entry.ts';
import { readingOf } from '../reading.ts';
import { attention, type TournamentAttention } from './attention.ts';

/** So long before its start an open sign-up that cannot start as it stands is told of. */
const BEFORE_START = (7 * DAY) as Millis;

/** A tournament whose sign-up cannot start as it stands though it is closed or starts soon, or that only its director has to start. */
export async function fieldInNeed(
  context: AppContext,
  tournament: TournamentRecord,
): Promise<readonly TournamentAttention[]> {
  const { id, status, acceptUntil } = tournament;
  const startsAt = toInstantOrNull(tournament.startsAt);
  const isSoon = startsAt !== null && startsAt <= plus(context.now(), BEFORE_START);
  const isLookedAt = status === 'CLOSED' ? acceptUntil === null : status === 'REGISTRATION' && isSoon;
  if (!isLookedAt) return [];
  const issues = fieldOf(tournament, await readingOf(context).entriesOf.load(id)).issues.filter(
    ({ blocking }) => blocking,
  );
  const at = { since: null, until: startsAt, from: toInstant(tournament.createdAt) };
  const subject = { about: 'field', issues } as const;
  if (issues.length > 0) return [attention('SHORT_FIELD', id, id, at, subject)];
  return status === 'CLOSED' && startsAt === null ? [attention('READY_TO_START', id, id, at, subject)] : [];
}

/** A place that has become free after sign-up has closed, while somebody waits for one: the first of those who wait. */
export async function freePlaces(
  context: AppContext,
  tournament: TournamentRecord,
): Promise<readonly TournamentAttention[]> {
  const { id, status, maxPlayers } = tournament;
  if (status !== 'CLOSED') return [];
  const [first] = await readingOf(context).waitingOf.load(id);
  if (first === undefined) return [];
  const taken = (await readingOf(context).everyEntryOf.load(id)).filter(takesPart).length;
  if (taken >= maxPlayers) return [];
  const { playerId, since: from } = first;
  return [attention('PLACE_FREE', id, playerId, { since: null, from }, { about: 'player', playerId })];
}

/** Who asks by mail to be entered in these tournaments and is not answered. */
export async function askingToEnter(
  context: AppContext,
  tournaments: readonly TournamentId[],
): Promise<readonly TournamentAttention[]> {
  return (await openRequestsIn(context.db.prisma, tournaments)).map((request) => {
    const { id, tournamentId, at } = request;
    return attention('ENTRY_REQUESTED', tournamentId, id, { since: toInstant(at) }, { about: 'request', request });
  });
}

/** The players of these tournaments whom the last mail did not reach, each in every tournament where he still plays. */
export async function unreached(
  context: AppContext,
  tournaments: readonly TournamentRecord[],
): Promise<readonly TournamentAttention[]> {
  const entries = await Promise.all(tournaments.map(({ id }) => readingOf(context).entriesOf.load(id)));
  const playing = entries.flat().filter(({ withdrawnAt }) => withdrawnAt === null);
  const players = [...new Set(playing.map(({ playerId }) => playerId))];
  const found = new Map((await unreachedPlayers(context.db.prisma, players)).map((one) => [one.player, one]));
  return playing.flatMap(({ tournamentId, playerId }) => {
    const mail = found.get(playerId);
    if (mail === undefined) return [];
    return [attention('MAIL_BOUNCED', tournamentId, playerId, { since: mail.at }, { about: 'player', playerId })];
  });
}
