import { message } from '../../../kernel/message.ts';
import { invariant } from '../../../kernel/assert.ts';
import type { EntryId, RulingId } from '../../../kernel/ids.ts';
import type { Instant, Millis } from '../../../kernel/time.ts';
import { rulingAfterWeek, type Ruling, type RulingSide } from '../rules/ruling.ts';
import type { MatchOutcome } from '../../../rules/formats/match-decision.ts';
import { gamesOfPairings, type GameRecord } from '../../../store/reading/game.ts';
import { protestsOfTournaments } from '../../../store/reading/match.ts';
import type { PairingRecord } from '../../../store/reading/pairing.ts';
import type { Command } from '../../../application/command.ts';
import { inboxTopic } from '../../../application/events.ts';
import { timeUsedIn } from '../../../application/state/game-clock.ts';
import { decisionMakers } from '../../../application/rights.ts';
import { decideMatches, type MatchVerdict, type MatchesDecided } from '../../../application/running/decide-match.ts';
import { rule } from '../../../application/running/make-ruling.ts';
import { decision, matchTitle, nameOf } from '../../../application/running/match-words.ts';

/** An open match, its open games locked. */
export interface OpenMatch {
  readonly pairing: PairingRecord;
  readonly match: MatchOutcome;
  readonly openGames: readonly GameRecord[];
}

/**
 * Rules on open matches whose last week is over: more points; else less time used. One under protest waits for its answer, and one that no rule
 * decides for the director, who is told. Source: Knock-out 5.3, 5.4, 5.6, 5.7.
 */
export async function ruleAfterWeek(
  command: Command,
  decided: MatchesDecided,
  matches: readonly OpenMatch[],
): Promise<void> {
  const { tx } = command;
  const protests = await protestsOfTournaments(tx, [decided.tournament.id]);
  const verdicts: MatchVerdict[] = [];
  for (const open of matches) {
    const { pairing, openGames } = open;
    const isProtested = protests.some(({ pairingId, answer }) => pairingId === pairing.id && answer === null);
    const games = await gamesOfPairings(tx, [pairing.id]);
    const { winner, rule: by } = isProtested ? WAITS : rulingOn(open.match, games, command.at);
    const base = { pairingId: pairing.id, how: 'RULED' as const, rule: by, openGames };
    if (winner === null) {
      if (!isProtested) tellDirector(command, decided, pairing);
      if (!open.match.waits) verdicts.push({ ...base, winner: null, rulingId: null });
      continue;
    }
    verdicts.push({ ...base, winner, rulingId: await noteRuling(command, decided, open, { winner, rule: by }) });
  }
  await decideMatches(command, decided, verdicts);
}

interface RuledFor {
  readonly winner: EntryId | null;
  readonly rule: Ruling['rule'];
}

const WAITS: RuledFor = { winner: null, rule: null };

function rulingOn(match: MatchOutcome, games: readonly GameRecord[], at: Instant): RuledFor {
  const last = games.find(({ key }) => key === match.lastGame);
  const current = games.findLast(({ key }) => key !== match.lastGame);
  const [one, other] = match.sides;
  const sideOf = (id: EntryId, points: number): RulingSide => ({
    id,
    points,
    lastGameUsed: usedBy(last, id, at),
    currentGameUsed: usedBy(current, id, at),
  });
  const sides = [sideOf(one, match.score[0]), sideOf(other, match.score[1])] as const;
  const { winner, rule: by } = rulingAfterWeek(...sides, match.finishedGames);
  return { winner: match.sides.find((side) => side === winner) ?? null, rule: by };
}

function usedBy(game: GameRecord | undefined, entry: EntryId, at: Instant): Millis | null {
  if (game === undefined) return null;
  return timeUsedIn(game, at)?.[game.entries.first === entry ? 'first' : 'second'] ?? null;
}

function tellDirector({ emit }: Command, { tournament }: MatchesDecided, { id: pairingId }: PairingRecord): void {
  const about = { tournamentId: tournament.id, pairingId, until: null, winner: null, how: null };
  for (const director of decisionMakers(tournament)) {
    emit({ topic: inboxTopic(director), kind: 'MyMatchNews', payload: { ...about, news: 'WAITS' } });
  }
}

async function noteRuling(
  command: Command,
  { tournament, loaded }: MatchesDecided,
  { match }: OpenMatch,
  { winner, rule: by }: RuledFor,
): Promise<RulingId> {
  invariant(winner !== null && by !== null, 'a rule decides for somebody');
  const now = message('ruling.winsByRules', { name: nameOf(loaded, winner) });
  const text = decision(matchTitle(loaded, match), now, null);
  const reason = message('formats.KNOCKOUT.ruledBy', { rule: by });
  return rule(command, { tournamentId: tournament.id, kind: 'MATCH', reason, text });
}
