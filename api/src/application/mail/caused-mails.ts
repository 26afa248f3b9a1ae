import type { PlayerId } from '../../kernel/ids.ts';
import { DAY, type Instant } from '../../kernel/time.ts';
import type { DomainEvent } from '../vocabulary/event.ts';
import type { NewMail } from '../../store/writing/outbox.ts';

type EventOf<Kind extends DomainEvent['kind']> = Extract<DomainEvent, { kind: Kind }>;
type ToPlayer = Extract<NewMail, { readonly playerId: PlayerId }>;
type Caused = ToPlayer extends infer Mail
  ? Mail extends ToPlayer
    ? Omit<Mail, 'playerId' | 'notBefore'>
    : never
  : never;

/**
 * The mails that follow from what one command has put into a player's inbox: the only place where a notice becomes a mail. What
 * happened to him at once is told once: games that start together, games that end together.
 */
export function causedMails(playerId: PlayerId, inbox: readonly DomainEvent[], at: Instant): readonly NewMail[] {
  const told = [
    ...ofTurns(inbox),
    ...ofEnds(inbox),
    ...ofStages(inbox, at),
    ...ofTournaments(inbox, at),
    ...ofInvitations(inbox, at),
    ...ofMatches(inbox, at),
    ...ofSeries(inbox, at),
    ...ofTickets(inbox, at),
    ...ofEntryRequests(inbox, at),
    ...ofClaims(inbox),
    ...ofRulings(inbox, at),
    ...ofPauses(inbox, at),
    ...ofWarnings(inbox),
    ...ofReports(inbox, at),
    ...ofTokens(inbox),
    ...ofWebhooks(inbox, at),
  ];
  return told.map((mail) => ({ ...mail, dedupeKey: `${mail.dedupeKey}:${playerId}`, playerId, notBefore: at }));
}

/**
 * A turn that only got another deadline is the same turn, of which he has heard; a stage that begins, and an opponent who was replaced,
 * tell of their own. A game that has begun anew comes to the same ply again, with another deadline.
 */
function ofTurns(inbox: readonly DomainEvent[]): readonly Caused[] {
  const others = [...ofKind(inbox, 'MyStageStarted'), ...ofKind(inbox, 'MyOpponentReplaced')];
  const told = new Set(others.flatMap(({ payload }) => payload.gameIds));
  const mine = ofKind(inbox, 'MyTurn').flatMap(({ payload: { gameId, tournamentId, ply, deadline } }) => {
    return ply === null || (ply === 0 && told.has(gameId)) ? [] : [{ gameId, tournamentId, ply, deadline }];
  });
  const begun = mine.filter(({ ply }) => ply === 0);
  const [first] = begun;
  const isStart = begun.length > 1 && first !== undefined;
  const moves = isStart ? mine.filter(({ ply }) => ply > 0) : mine;
  const dropped = new Map(ofKind(inbox, 'MyPlanDropped').map(({ payload }) => [payload.gameId, payload]));
  const each = moves.map(({ deadline, ...turn }): Caused => {
    const { reply = null, message = null } = dropped.get(turn.gameId) ?? {};
    const planDropped = reply === null || message === null ? {} : { planDropped: { reply, message } };
    return {
      kind: 'MOVE',
      payload: { ...turn, ...planDropped },
      dedupeKey: `move:${turn.gameId}:${turn.ply}:${deadline}`,
    };
  });
  if (!isStart) return each;
  const gameIds = begun.map(({ gameId }) => gameId);
  const payload = { tournamentId: first.tournamentId, stageId: null, gameIds };
  return [...each, { kind: 'STAGE_STARTED', payload, dedupeKey: `started:${first.gameId}` }];
}

/** Games that an opponent's withdrawal has ended are told with it, and so is the last game of a match with the match. */
function ofEnds(inbox: readonly DomainEvent[]): readonly Caused[] {
  const told = new Set(ofKind(inbox, 'MyOpponentWithdrew').flatMap(({ payload }) => payload.gameIds));
  const decided = ofKind(inbox, 'MyMatchNews').filter(({ payload }) => payload.news === 'DECIDED');
  const matches = new Set(decided.map(({ payload }) => payload.tournamentId));
  const ended = ofKind(inbox, 'MyGameFinished').flatMap(({ payload }) =>
    told.has(payload.gameId) || matches.has(payload.tournamentId) ? [] : [payload],
  );
  const [first] = ended;
  if (first === undefined) return [];
  const payload = { tournamentId: first.tournamentId, gameIds: ended.map(({ gameId }) => gameId) };
  return [{ kind: 'GAME_FINISHED', payload, dedupeKey: `finished:${first.gameId}` }];
}

function ofStages(inbox: readonly DomainEvent[], at: Instant): readonly Caused[] {
  return [
    ...ofKind(inbox, 'MyStageStarted').map(({ payload: { groupId, deadline: _deadline, ...payload } }): Caused => {
      return { kind: 'STAGE_STARTED', payload, dedupeKey: `started:${groupId}` };
    }),
    ...ofKind(inbox, 'MyStageFinished').map(({ payload: { groupId, ...payload } }): Caused => {
      return { kind: 'STAGE_FINISHED', payload, dedupeKey: `stage-finished:${groupId}:${at}` };
    }),
    ...ofKind(inbox, 'MyPlaceChanged').map(({ payload }): Caused => {
      return { kind: 'PLACE_CHANGED', payload, dedupeKey: `place:${payload.tournamentId}:${payload.news}:${at}` };
    }),
    ...ofKind(inbox, 'MyPointsAdjusted').map(({ payload: { rulingId, ...payload } }): Caused => {
      return { kind: 'POINTS_ADJUSTED', payload, dedupeKey: `points:${rulingId}` };
    }),
    ...ofKind(inbox, 'MyQualificationChanged').map(({ payload }): Caused => {
      return { kind: 'QUALIFICATION_CHANGED', payload, dedupeKey: `qualification:${payload.stageId}:${at}` };
    }),
  ];
}

function ofTournaments(inbox: readonly DomainEvent[], at: Instant): readonly Caused[] {
  // When it starts is told with it.
  const again = ofKind(inbox, 'MySignedUpAgain');
  const told = new Set(again.map(({ payload }) => payload.tournamentId));
  const announced = ofKind(inbox, 'MyTournamentAnnounced').filter(({ payload }) => !told.has(payload.tournamentId));
  const changed = ofKind(inbox, 'MyTournamentChanged').map(({ payload }) => payload);
  const cancelled = changed.filter(({ change }) => change === 'CANCELLED');
  const due = changed.filter(({ change }) => change === 'ROUND_DUE');
  return [
    ...due.map(({ tournamentId }): Caused => {
      return { kind: 'ROUND_DUE', payload: { tournamentId }, dedupeKey: `round-due:${tournamentId}:${at}` };
    }),
    ...cancelled.map(({ tournamentId }): Caused => {
      return { kind: 'CANCELLED', payload: { tournamentId }, dedupeKey: `cancelled:${tournamentId}` };
    }),
    ...again.map(({ payload }): Caused => {
      return { kind: 'SIGNED_UP_AGAIN', payload, dedupeKey: `again:${payload.tournamentId}` };
    }),
    ...announced.map(({ payload }): Caused => {
      return { kind: 'ANNOUNCED', payload, dedupeKey: `announced:${payload.tournamentId}:${payload.startsAt}` };
    }),
    ...ofKind(inbox, 'MyOpponentWithdrew').map(({ payload: { playerId: opponentId, ...about } }): Caused => {
      const dedupeKey = `withdrew:${about.tournamentId}:${opponentId}`;
      return { kind: 'OPPONENT_WITHDREW', payload: { ...about, opponentId }, dedupeKey };
    }),
    ...ofKind(inbox, 'MyOpponentReplaced').map(({ payload: { stageId: _stageId, ...payload } }): Caused => {
      const dedupeKey = `replaced:${payload.tournamentId}:${payload.outId}:${payload.inId}`;
      return { kind: 'OPPONENT_REPLACED', payload, dedupeKey };
    }),
  ];
}

function ofInvitations(inbox: readonly DomainEvent[], at: Instant): readonly Caused[] {
  return ofKind(inbox, 'MyInvitation').map(({ payload }): Caused => {
    return { kind: 'INVITATION', payload, dedupeKey: `invitation:${payload.tournamentId}:${at}` };
  });
}

function ofMatches(inbox: readonly DomainEvent[], at: Instant): readonly Caused[] {
  return ofKind(inbox, 'MyMatchNews').map(({ payload }): Caused => {
    return { kind: 'MATCH_NEWS', payload, dedupeKey: `match:${payload.pairingId}:${payload.news}:${at}` };
  });
}

function ofSeries(inbox: readonly DomainEvent[], at: Instant): readonly Caused[] {
  return [
    ...ofKind(inbox, 'MySeriesPlace').map(({ payload }): Caused => {
      return {
        kind: 'SERIES_PLACE',
        payload,
        dedupeKey: `series-place:${payload.tournamentId}:${payload.change}:${at}`,
      };
    }),
    ...ofKind(inbox, 'MyTitle').map(({ payload }): Caused => {
      return { kind: 'TITLE_WON', payload, dedupeKey: `title:${payload.tournamentId}:${at}` };
    }),
  ];
}

function ofTickets(inbox: readonly DomainEvent[], at: Instant): readonly Caused[] {
  return [
    ...ofKind(inbox, 'MyTicketFiled').map(({ payload }): Caused => {
      return { kind: 'TICKET_FILED', payload, dedupeKey: `ticket:${payload.ticketId}` };
    }),
    ...ofKind(inbox, 'MyTicketAnswered').map(({ payload }): Caused => {
      return { kind: 'TICKET_ANSWERED', payload, dedupeKey: `ticket-answered:${payload.ticketId}:${at}` };
    }),
    ...ofKind(inbox, 'MyTicketDecided').map(({ payload }): Caused => {
      return { kind: 'TICKET_DECIDED', payload, dedupeKey: `ticket-decided:${payload.ticketId}` };
    }),
  ];
}

/** Strangers may ask as often as they like: of a tournament one mail a day tells of all. */
function ofEntryRequests(inbox: readonly DomainEvent[], at: Instant): readonly Caused[] {
  const day = Math.floor(at / DAY);
  return ofKind(inbox, 'MyEntryRequested').map(({ payload: { tournamentId } }): Caused => {
    return { kind: 'ENTRY_REQUESTED', payload: { tournamentId }, dedupeKey: `entry-requested:${tournamentId}:${day}` };
  });
}

function ofClaims(inbox: readonly DomainEvent[]): readonly Caused[] {
  return [
    ...ofKind(inbox, 'MyClaimFiled').map(({ payload }): Caused => {
      return { kind: 'CLAIM_FILED', payload, dedupeKey: `claim:${payload.claimedId}:${payload.byId}` };
    }),
    ...ofKind(inbox, 'MyClaimDecided').map(({ payload }): Caused => {
      return { kind: 'CLAIM_DECIDED', payload, dedupeKey: `claim-decided:${payload.claimedId}:${payload.byId}` };
    }),
    ...ofKind(inbox, 'MyPlayerMerged').map(({ payload }): Caused => {
      return { kind: 'PLAYER_MERGED', payload, dedupeKey: `merged:${payload.mergedId}` };
    }),
  ];
}

function ofRulings(inbox: readonly DomainEvent[], at: Instant): readonly Caused[] {
  return ofKind(inbox, 'MyRulingNeeded').map(({ payload }): Caused => {
    return { kind: 'RULING_NEEDED', payload, dedupeKey: `ruling-needed:${payload.gameId}:${at}` };
  });
}

/** The beginning of a pause that was planned is told by no mail: he has heard of it when it was. */
function ofPauses(inbox: readonly DomainEvent[], at: Instant): readonly Caused[] {
  const news = ofKind(inbox, 'MyPauseChanged').filter(
    ({ payload }) => payload.change !== 'BEGAN' || payload.reason !== null,
  );
  return news.map(({ payload }): Caused => {
    return { kind: 'PAUSE', payload, dedupeKey: `pause:${payload.pauseId}:${payload.change}:${at}` };
  });
}

function ofWarnings(inbox: readonly DomainEvent[]): readonly Caused[] {
  return ofKind(inbox, 'MyInactivityWarning').map(({ payload: { deadline, ...payload } }): Caused => {
    return {
      kind: 'INACTIVITY_WARNING',
      payload,
      dedupeKey: `inactive:${payload.gameId}:${payload.ply}:${payload.days}:${deadline}`,
    };
  });
}

function ofReports(inbox: readonly DomainEvent[], at: Instant): readonly Caused[] {
  return [
    ...ofKind(inbox, 'MyMatchReported').map(({ payload: { pairingId: _pairingId, ...payload } }): Caused => {
      return { kind: 'MATCH_REPORTED', payload, dedupeKey: `reported:${payload.reportId}` };
    }),
    ...ofKind(inbox, 'MyReportSettled').map(({ payload: { pairingId: _pairingId, ...payload } }): Caused => {
      return { kind: 'REPORT_SETTLED', payload, dedupeKey: `report-settled:${payload.reportId}` };
    }),
    ...ofKind(inbox, 'MyResultOverruled').map(({ payload }): Caused => {
      return { kind: 'RESULT_OVERRULED', payload, dedupeKey: `overruled:${payload.gameId}:${at}` };
    }),
    ...ofKind(inbox, 'MyResultsUndone').map(({ payload }): Caused => {
      return { kind: 'RESULTS_UNDONE', payload, dedupeKey: `undone:${payload.tournamentId}:${at}` };
    }),
    ...ofKind(inbox, 'MyReportWaits').map(({ payload: { pairingId: _pairingId, ...payload } }): Caused => {
      return { kind: 'REPORT_WAITS', payload, dedupeKey: `report-waits:${payload.reportId}` };
    }),
  ];
}

function ofTokens(inbox: readonly DomainEvent[]): readonly Caused[] {
  return ofKind(inbox, 'MyTokenEnding').map(({ payload: { tokenId, name, expiresAt } }): Caused => {
    return { kind: 'TOKEN_ENDS', payload: { name, expiresAt }, dedupeKey: `token-ends:${tokenId}` };
  });
}

function ofWebhooks(inbox: readonly DomainEvent[], at: Instant): readonly Caused[] {
  return ofKind(inbox, 'MyWebhookStopped').map(({ payload }): Caused => {
    return { kind: 'WEBHOOK_STOPPED', payload, dedupeKey: `webhook:${payload.webhookId}:${at}` };
  });
}

function ofKind<Kind extends DomainEvent['kind']>(inbox: readonly DomainEvent[], kind: Kind): readonly EventOf<Kind>[] {
  return inbox.filter((event): event is EventOf<Kind> => event.kind === kind);
}
