import { newId } from '../../../../kernel/entropy.ts';
import type { ProtestId } from '../../../../kernel/ids.ts';
import { err, ok } from '../../../../kernel/result.ts';
import { protestsOfTournaments } from '../../../../store/reading/match.ts';
import { insertProtest } from '../../../../store/writing/match.ts';
import { defineCommand } from '../../../../application/command.ts';
import { forbidden, wrongStatus, type CommonError, type WrongStatus } from '../../../../application/errors.ts';
import { inboxTopic, tournamentTopic } from '../../../../application/events.ts';
import { readText } from '../../../../application/input-text.ts';
import { actingPlayer, decisionMakers } from '../../../../application/rights.ts';
import { decideMatches } from '../../../../application/running/decide-match.ts';
import { checkOpenRound, lockedMatch } from '../locked-match.ts';
import type { MatchDone, MatchInput } from './shape.ts';
import { message } from '../../../../application/texts/say.ts';

/** The match, and what its player has against how it is treated. */
export interface RaiseProtestInput extends MatchInput {
  readonly text: string;
}

/** Every way in which the command says no. */
export type RaiseProtestError = CommonError | WrongStatus;

const LONGEST_PROTEST = 2_000;

/**
 * Protests about a match: the director answers, finally. A ruling after the last week waits for that, also one that was made already, until the
 * next round is drawn. For the two who play it. Source: Knock-out 1, 5.4.
 */
export const raiseProtest = defineCommand<RaiseProtestInput, MatchDone, RaiseProtestError>(
  'raiseProtest',
  async (command, { matchId, text }) => {
    const { tx, at, actor, entropy, emit } = command;
    const found = await lockedMatch(command, matchId);
    if (!found.ok) return found;
    const { tournament, loaded, match } = found.value;
    const player = actingPlayer(actor);
    const entry = loaded.rows.entries.find(({ id, player: { id: own } }) => own === player && match.sides.includes(id));
    if (entry === undefined) return err(forbidden(message('formats.KNOCKOUT.refused.onlyPlayersProtest')));
    const words = readText('text', text, { longest: LONGEST_PROTEST, hasLines: true });
    if (!words.ok) return words;
    const open = checkOpenRound(found.value);
    if (!open.ok) return open;
    if (match.winner !== null && match.how !== 'RULED') {
      return err(wrongStatus('DECIDED', message('formats.KNOCKOUT.refused.decidedWithoutRuling')));
    }
    const earlier = await protestsOfTournaments(tx, [tournament.id]);
    const isWaiting = earlier.some(
      (one) => one.pairingId === matchId && one.entryId === entry.id && one.answer === null,
    );
    if (isWaiting) return err(wrongStatus('PROTESTED', message('formats.KNOCKOUT.refused.protestWaits')));
    const protestId = newId<ProtestId>(entropy);
    await insertProtest(tx, { id: protestId, pairingId: matchId, entryId: entry.id, text: words.value, at });
    const payload = { tournamentId: tournament.id, pairingId: matchId, protestId };
    emit({ topic: tournamentTopic(tournament.id), kind: 'ProtestRaised', payload });
    const news = {
      tournamentId: tournament.id,
      pairingId: matchId,
      news: 'PROTESTED',
      until: null,
      winner: null,
      how: null,
    } as const;
    for (const director of decisionMakers(tournament, [player])) {
      emit({ topic: inboxTopic(director), kind: 'MyMatchNews', payload: news });
    }
    if (match.winner !== null) {
      const verdict = {
        pairingId: matchId,
        winner: null,
        how: 'RULED',
        rule: null,
        rulingId: null,
        openGames: [],
      } as const;
      await decideMatches(command, found.value, [verdict]);
    }
    return ok({ tournamentId: tournament.id, pairingId: matchId });
  },
);
