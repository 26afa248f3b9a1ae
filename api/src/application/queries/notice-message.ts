import { rulesOf } from '../state/game-rules.ts';
import { message, type Message } from '../../kernel/message.ts';
import { asId, type PlayerId } from '../../kernel/ids.ts';
import type { DomainEvent, EventKind } from '../vocabulary/event.ts';
import type { AppContext } from '../context.ts';
import { messageOf } from './chat.ts';
import { askingName } from './entry-requests.ts';
import { gameOf, gamesThere, groupOf, playerOf, stageOf, tournamentOf } from './find.ts';
import { shownNameHere, shownNameOf } from './namesakes.ts';
import { finishedMessage } from './game-end-message.ts';
import { entryName, gameNames, inText, sentence } from './game-names.ts';
import { formatEventMessage, isFormatEvent } from './format-event-message.ts';
import { boardReportOf, reportEventMessage, reportMessage } from './report-message.ts';
import { qualificationReason } from './qualification-reason.ts';
import { pauseMessage } from './pause-message.ts';
import { isSeriesEvent, seriesEventMessage } from './series/series-event-message.ts';
import { timeOutWarning } from './time-out-warning.ts';
import { clockOf } from '../state/running-clock.ts';
import { inboxTopic } from '../events.ts';
import { tournamentWinner } from './standings.ts';

/** An event of a player's own inbox. */
export type Notice = Extract<DomainEvent, { readonly kind: Extract<EventKind, `My${string}`> }>;

/** Whether an event belongs in an inbox. */
export function isNotice(event: DomainEvent): event is Notice {
  return event.kind.startsWith('My');
}

/** A notice as its player reads it. */
export async function noticeMessage(context: AppContext, notice: Notice): Promise<Message> {
  if (isSeriesEvent(notice)) return seriesEventMessage(context, notice);
  if (isFormatEvent(notice)) return formatEventMessage(context, notice);
  switch (notice.kind) {
    case 'MyTurn':
      return message('notice.MyTurn', { game: (await gameNames(context, notice.payload.gameId)).inText });
    case 'MyOfficeChanged': {
      const { name: tournament } = await tournamentOf(context, notice.payload);
      return message(`notice.MyOfficeChanged.${notice.payload.role ?? 'NONE'}`, { tournament });
    }
    case 'MyWebhookStopped':
      return message(`notice.MyWebhookStopped.${notice.payload.reason}`, { host: notice.payload.host });
    case 'MyMatchReported':
      return reportEventMessage(context, { kind: 'BoardReported', payload: notice.payload });
    case 'MyReportSettled':
      return reportEventMessage(context, { kind: 'ReportSettled', payload: notice.payload });
    case 'MyReportWaits': {
      const report = await reportMessage(context, await boardReportOf(context, notice.payload.reportId));
      return message('notice.MyReportWaits', {
        tournament: (await tournamentOf(context, notice.payload)).name,
        report,
      });
    }
    case 'MyInactivityWarning': {
      const { gameId, days, deadline } = notice.payload;
      const { inText: game } = await gameNames(context, gameId);
      const told = message('notice.MyInactivityWarning', { game, days, deadline: { at: deadline } });
      return withWarning(context, notice, told);
    }
    case 'MyChanceTextAwaited': {
      const { gameId, deadline } = notice.payload;
      const { inText: game } = await gameNames(context, gameId);
      return message('notice.MyChanceTextAwaited', { game, until: { at: deadline } });
    }
    case 'MyPauseChanged': {
      const { name: tournament } = await tournamentOf(context, notice.payload);
      return message('notice.MyPauseChanged', { tournament, text: await pauseMessage(context, notice.payload) });
    }
    case 'MyRulingNeeded':
    case 'MyGameFinished':
      return message(`notice.${notice.kind}`, { game: (await gameNames(context, notice.payload.gameId)).title });
    case 'MyResultOverruled': {
      const { gameId, reason } = notice.payload;
      const { inText: game } = await gameNames(context, gameId);
      return message('notice.MyResultOverruled', { game, reason: reason === null ? '' : sentence(reason) });
    }
    case 'MyResultsUndone': {
      const { gameIds, gone } = notice.payload;
      return message('notice.MyResultsUndone', { open: gameIds.length, gone });
    }
    case 'MyPlanDropped':
      return planDropped(context, notice);
    case 'MyChatPosted': {
      const { authorId, gameId } = { ...(await messageOf(context, notice.payload)), gameId: notice.payload.gameId };
      const name = await shownNameOf(context, await gameOf(context, gameId), authorId);
      return message('event.ChatPosted', { name, game: (await gameNames(context, gameId)).inText });
    }
    case 'MyClaimFiled': {
      const { claimedId, byId } = notice.payload;
      const name = await shownNameHere(context, claimedId);
      return message('notice.MyClaimFiled', { name, by: await shownNameHere(context, byId) });
    }
    case 'MyClaimDecided': {
      const { claimedId, accepted } = notice.payload;
      const name = await shownNameHere(context, claimedId);
      return message(`notice.MyClaimDecided.${accepted ? 'confirmed' : 'refused'}`, { name });
    }
    case 'MyPlayerMerged': {
      const { mergedId, hadAccount, reason } = notice.payload;
      const { name, handle } = await playerOf(context, mergedId);
      const what = hadAccount ? 'account' : 'player';
      return message(`notice.MyPlayerMerged.${what}`, { name, handle, reason: sentence(reason) });
    }
    case 'MyEntryRequested': {
      const { name: tournament } = await tournamentOf(context, notice.payload);
      return message('notice.MyEntryRequested', { tournament, name: await askingName(context, notice.payload) });
    }
    case 'MyTicketFiled':
    case 'MyTicketAnswered':
    case 'MyTicketDecided':
      return message(`notice.${notice.kind}`, { tournament: (await tournamentOf(context, notice.payload)).name });
    case 'MyTournamentChanged':
      return changeMessage(context, notice.payload);
    case 'MyFollowedTournament':
      return notice.payload.change === 'ROUND'
        ? message('notice.MyFollowedTournament.ROUND')
        : changeMessage(context, { ...notice.payload, change: notice.payload.change });
    case 'MyFollowedGame':
      return finishedMessage(await gameNames(context, notice.payload.gameId), notice.payload);
    case 'MyRoleChanged':
      return message(`notice.MyRoleChanged.${notice.payload.role}`);
    case 'MyTokenEnding': {
      const { name, expiresAt } = notice.payload;
      return message('notice.MyTokenEnding', { name, until: { at: expiresAt } });
    }
    case 'MySignedUpAgain':
      return message('notice.MySignedUpAgain', { tournament: (await tournamentOf(context, notice.payload)).name });
    case 'MyTournamentAnnounced': {
      const { name: tournament } = await tournamentOf(context, notice.payload);
      return message('notice.MyTournamentAnnounced', { tournament, at: { at: notice.payload.startsAt } });
    }
    case 'MyPointsAdjusted': {
      const { news, points, group, reason } = notice.payload;
      const { name: tournament } = await tournamentOf(context, notice.payload);
      return message(`notice.MyPointsAdjusted.${news}`, { tournament, points, group, reason: sentence(reason) });
    }
    case 'MyPlaceChanged': {
      const { news, reason } = notice.payload;
      const { name: tournament } = await tournamentOf(context, notice.payload);
      return message(`notice.MyPlaceChanged.${news}`, {
        tournament,
        reason: reason === null ? '' : sentence(reason),
      });
    }
    case 'MyInvitation': {
      const { invitation, until } = notice.payload;
      if (invitation !== 'SENT' || until === null) return message(`notice.MyInvitation.${invitation}`);
      return message('notice.MyInvitation.SENT_UNTIL', { until: { at: until } });
    }
    case 'MyStageStarted':
      return startMessage(context, notice);
    case 'MyOpponentWithdrew': {
      const { playerId, gameIds, how } = notice.payload;
      const name = await shownNameOf(context, notice.payload, playerId);
      return message(`notice.MyOpponentWithdrew.${how}`, { name, games: gameIds.length });
    }
    case 'MyOpponentReplaced': {
      const { outId, inId, gameIds } = notice.payload;
      const former = await shownNameOf(context, notice.payload, outId);
      const name = await shownNameOf(context, notice.payload, inId);
      return message('notice.MyOpponentReplaced', { name, former, games: gameIds.length });
    }
    case 'MyStageFinished':
      return placeMessage(context, notice);
    case 'MyQualificationChanged': {
      const { qualified } = notice.payload;
      const { name: stage } = await stageOf(context, notice.payload);
      return message('notice.MyQualificationChanged', {
        stage,
        qualified: String(qualified),
        reason: qualificationReason(notice.payload),
      });
    }
  }
}

type NoticeOf<Kind extends Notice['kind']> = Extract<Notice, { readonly kind: Kind }>;

/** With what its player would lose beside the game if his time ran out, as long as it is his move. */
async function withWarning(
  context: AppContext,
  { topic, payload }: NoticeOf<'MyInactivityWarning'>,
  text: Message,
): Promise<Message> {
  const game = await gameOf(context, payload.gameId);
  const seat = clockOf(game)?.running ?? null;
  if (game.status !== 'RUNNING' || seat === null || inboxTopic(game.players[seat]) !== topic) return text;
  const warning = await timeOutWarning(context, game, seat);
  return warning === null ? text : message('notice.warned', { text, warning });
}

async function planDropped(context: AppContext, { payload }: NoticeOf<'MyPlanDropped'>): Promise<Message> {
  const { gameId, reply, message: reason } = payload;
  const { inText: game } = await gameNames(context, gameId);
  const text =
    reply === null
      ? message('notice.MyPlanDropped.all', { game })
      : message('notice.MyPlanDropped.reply', { game, reply });
  return reason === null ? text : message('notice.MyPlanDropped.why', { text, reason });
}

async function changeMessage(
  context: AppContext,
  { tournamentId, change }: NoticeOf<'MyTournamentChanged'>['payload'],
): Promise<Message> {
  if (change === 'FINISHED') {
    const winner = await tournamentWinner(context, await tournamentOf(context, { tournamentId }));
    if (winner !== null) return message('event.TournamentFinished.won', { name: await entryName(context, winner) });
  }
  return message(`event.TournamentChanged.${change}`);
}

async function startMessage(context: AppContext, { topic, payload }: NoticeOf<'MyStageStarted'>): Promise<Message> {
  const { gameIds, deadline } = payload;
  const [{ name: stage }, { name: group }, played] = await Promise.all([
    stageOf(context, payload),
    groupOf(context, payload),
    gamesThere(context, gameIds),
  ]);
  const [one] = played;
  const player = asId<PlayerId>(topic.slice('player:'.length));
  const firsts = played.filter(({ players }) => players.first === player).length;
  const begun = { stage, group, games: gameIds.length };
  if (one !== undefined && rulesOf(one.game).chance !== null) return message('notice.MyStageStarted.dice', begun);
  if (firsts === 0) return message('notice.MyStageStarted.second', begun);
  if (deadline === null) return message('notice.MyStageStarted.first', { ...begun, firsts });
  return message('notice.MyStageStarted.firstBy', { ...begun, firsts, deadline: { at: deadline } });
}

async function placeMessage(context: AppContext, { payload }: NoticeOf<'MyStageFinished'>): Promise<Message> {
  const { rank, qualified, nextStage } = payload;
  const [{ name: stage }, { name: group }, next] = await Promise.all([
    stageOf(context, payload),
    groupOf(context, payload),
    nextStage === null ? null : stageOf(context, { stageId: nextStage }),
  ]);
  const place = { stage, rank, group };
  if (qualified === null) return message('notice.MyStageFinished.place', place);
  if (next !== null) return message('notice.MyStageFinished.next', { ...place, next: inText(next.name) });
  return message(`notice.MyStageFinished.${qualified ? 'goOn' : 'out'}`, place);
}
