import { invariant } from '../../kernel/assert.ts';
import type { EntryId, PairingId } from '../../kernel/ids.ts';
import type { MatchOutcome } from '../../rules/formats/match-decision.ts';
import { toInstantOrNull } from '../../store/codecs/instant.ts';
import type { EventPayload } from '../vocabulary/event.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { setRulingsAt } from '../../store/writing/tournament.ts';
import type { Command } from '../command.ts';
import { inboxTopic, tournamentTopic } from '../events.ts';
import { DAY, instant, plus } from '../../kernel/time.ts';
import type { ConfiguredFormat } from '../../rules/formats/any-format.ts';
import type { LoadedTournament } from './tournament-rows.ts';

/** Tells who watches of every match that is decided now and was not, or otherwise, in the order of the matches. */
export function tellMatches(
  command: Command,
  { rows }: Pick<LoadedTournament, 'rows'>,
  { before, after }: { readonly before: readonly MatchOutcome[]; readonly after: readonly MatchOutcome[] },
): void {
  const earlier = new Map(before.map((match) => [match.pairing, match]));
  for (const { pairing: key, sides, winner, how, rule } of after) {
    const was = earlier.get(key);
    const isSame = winner === (was?.winner ?? null) && how === (was?.how ?? null);
    if (isSame) continue;
    const { id: pairingId, tournamentId } = pairingOfKey(rows, key);
    const payload = { tournamentId, pairingId, winner, how, rule };
    command.emit({ topic: tournamentTopic(tournamentId), kind: 'MatchDecided', payload });
    const news = winner === null ? ('REOPENED' as const) : ('DECIDED' as const);
    tellPlayers(command, rows, { sides, news: { tournamentId, pairingId, news, until: null, winner, how } });
  }
}

/** Tells the players of a match what has become of it. */
function tellPlayers(
  { emit }: Command,
  { entries }: LoadedTournament['rows'],
  { sides, news }: { readonly sides: readonly EntryId[]; readonly news: EventPayload<'MyMatchNews'> },
): void {
  for (const { id, player } of entries) {
    if (sides.includes(id)) emit({ topic: inboxTopic(player.id), kind: 'MyMatchNews', payload: news });
  }
}

/** The pairing that goes by this key. */
export function pairingOfKey(
  { pairings }: LoadedTournament['rows'],
  key: string,
): LoadedTournament['rows']['pairings'][number] {
  const pairing = pairings.find((one) => one.key === key);
  invariant(pairing !== undefined, `match ${key} is a pairing of its tournament`);
  return pairing;
}

/** How long before a ruling the players are told of it at least. */
const SHORTEST_NOTICE = DAY;

/**
 * Notes when the open matches of a tournament are ruled on, and tells who watches, and their players, when that has become so, or later, by
 * what was decided: a day from now at the earliest, for results may be reported long after they were. Source: Knock-out 5.1, 5.2.
 */
export async function noteRulingsAt(
  command: Command,
  {
    tournament,
    format,
    loaded,
  }: {
    readonly tournament: TournamentRecord;
    readonly format: ConfiguredFormat;
    readonly loaded: LoadedTournament;
  },
): Promise<void> {
  const { id: tournamentId } = tournament;
  const earlier = toInstantOrNull(tournament.rulingsAt);
  const weekEnds = format.rulingsAt(loaded.state);
  if (weekEnds === earlier || (earlier !== null && weekEnds !== null && weekEnds < earlier)) return;
  const endsAt = weekEnds === null ? null : instant(Math.max(weekEnds, plus(command.at, SHORTEST_NOTICE)));
  await setRulingsAt(command.tx, tournamentId, endsAt);
  const stage = loaded.rows.stages.at(-1);
  if (endsAt === null || stage === undefined) return;
  const matches = format.matches(loaded.state).filter(({ winner, waits }) => winner === null && !waits);
  const open = matches.map(({ pairing }): PairingId => pairingOfKey(loaded.rows, pairing).id);
  const payload = { tournamentId, stageId: stage.id, open, endsAt };
  command.emit({ topic: tournamentTopic(tournamentId), kind: 'LastWeekBegun', payload });
  for (const { pairing, sides } of matches) {
    const about = { tournamentId, pairingId: pairingOfKey(loaded.rows, pairing).id, winner: null, how: null };
    tellPlayers(command, loaded.rows, { sides, news: { ...about, news: 'LAST_WEEK', until: endsAt } });
  }
}
