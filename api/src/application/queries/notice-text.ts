import { rulesOf } from './game-rules.ts';
import { asId, type GameId, type PlayerId } from '../../kernel/ids.ts';
import type { DomainEvent, EventKind, TOURNAMENT_CHANGES } from '../../store/codecs/event-payload.ts';
import type { Invitation } from '../../store/tournament.ts';
import type { AppContext } from '../context.ts';
import { messageOf } from './chat.ts';
import { gameOf, groupOf, playerOf, stageOf, tournamentOf } from './find.ts';
import { entryName, gameNames, inText, sentence } from './game-names.ts';
import { formatEventText, isFormatEvent } from './format-event-text.ts';
import { momentInWords } from './moment-words.ts';
import { boardReportOf, reportEventText, reportInWords } from './report-text.ts';
import { isSeriesEvent, seriesEventText } from './series/series-event-text.ts';
import { tournamentWinner } from './standings.ts';

/** An event of a player's own inbox. */
export type Notice = Extract<DomainEvent, { readonly kind: Extract<EventKind, `My${string}`> }>;

/** Whether an event belongs in an inbox. */
export function isNotice(event: DomainEvent): event is Notice {
  return event.kind.startsWith('My');
}

/** A notice as its player reads it, in English. */
export async function noticeText(context: AppContext, notice: Notice): Promise<string> {
  if (isSeriesEvent(notice)) return seriesEventText(context, notice);
  if (isFormatEvent(notice)) return formatEventText(context, notice);
  switch (notice.kind) {
    case 'MyTurn':
      return `It is your move in ${inText((await gameNames(context, notice.payload.gameId)).title)}.`;
    case 'MyOfficeChanged': {
      const { role } = notice.payload;
      const { name } = await tournamentOf(context, notice.payload);
      if (role === null) return `You no longer help the director of ${name}.`;
      return `You ${role === 'DEPUTY' ? 'direct' : 'report results of'} ${name} for its director now.`;
    }
    case 'MyMatchReported':
      return reportEventText(context, { kind: 'BoardReported', payload: notice.payload });
    case 'MyReportSettled':
      return reportEventText(context, { kind: 'ReportSettled', payload: notice.payload });
    case 'MyReportWaits': {
      const words = await reportInWords(context, await boardReportOf(context, notice.payload.reportId));
      return `A report of ${(await tournamentOf(context, notice.payload)).name} waits for you: ${words}.`;
    }
    case 'MyInactivityWarning': {
      const { gameId, days, deadline } = notice.payload;
      const title = inText((await gameNames(context, gameId)).title);
      return `You have not moved in ${title} for ${days} days; you lose it on ${momentInWords(deadline)}.`;
    }
    case 'MyRulingNeeded':
      return `${(await gameNames(context, notice.payload.gameId)).title} waits for your decision.`;
    case 'MyPlanDropped':
      return planDropped(inText((await gameNames(context, notice.payload.gameId)).title), notice.payload);
    case 'MyGameFinished':
      return `${(await gameNames(context, notice.payload.gameId)).title} is over.`;
    case 'MyChatPosted': {
      const { authorId } = await messageOf(context, notice.payload);
      const [{ name }, { title }] = await Promise.all([
        playerOf(context, authorId),
        gameNames(context, notice.payload.gameId),
      ]);
      return `${name} has written beside ${inText(title)}.`;
    }
    case 'MyTicketFiled':
      return `A player of ${(await tournamentOf(context, notice.payload)).name} has laid a ticket before you.`;
    case 'MyTicketAnswered':
      return `There is a new answer in a ticket of ${(await tournamentOf(context, notice.payload)).name}.`;
    case 'MyTicketDecided':
      return `Your ticket in ${(await tournamentOf(context, notice.payload)).name} is decided.`;
    case 'MyTournamentChanged':
      return notice.payload.change === 'FINISHED' ? finishText(context, notice) : CHANGES[notice.payload.change];
    case 'MyTournamentAnnounced': {
      const { name } = await tournamentOf(context, notice.payload);
      return `${name} starts on ${momentInWords(notice.payload.startsAt)}.`;
    }
    case 'MyInvitation': {
      const { invitation, until } = notice.payload;
      const by = until === null ? '' : `, by ${momentInWords(until)}`;
      return INVITED[invitation].replace('{by}', by);
    }
    case 'MyStageStarted':
      return startText(context, notice);
    case 'MyOpponentWithdrew': {
      const { playerId, gameIds } = notice.payload;
      return `${(await playerOf(context, playerId)).name} has withdrawn; ${gamesInWords(gameIds)} against you ${gameIds.length === 1 ? 'is' : 'are'} decided.`;
    }
    case 'MyOpponentReplaced': {
      const { outId, inId, gameIds } = notice.payload;
      const [out, into] = await Promise.all([playerOf(context, outId), playerOf(context, inId)]);
      return `${into.name} has taken the place of ${out.name} in ${gamesInWords(gameIds)} against you.`;
    }
    case 'MyStageFinished':
      return placeText(context, notice);
    case 'MyQualificationChanged': {
      const { qualified, reason } = notice.payload;
      const { name } = await stageOf(context, notice.payload);
      return `${name}: ${qualified ? 'you now qualify' : 'you no longer qualify'}. ${sentence(reason)}`;
    }
  }
}

/** What has become of a tournament, as everybody is told. */
export const CHANGES: Readonly<Record<(typeof TOURNAMENT_CHANGES)[number], string>> = {
  CREATED: 'The tournament was created.',
  UPDATED: 'The settings of the tournament have changed.',
  REGISTRATION_OPENED: 'Registration has opened.',
  REGISTRATION_CLOSED: 'Registration has closed.',
  INVITATIONS_SENT: 'Everybody who has entered is asked to accept his place.',
  INVITATIONS_EXTENDED: 'The time to accept a place has changed.',
  INVITATIONS_ENDED: 'The time to accept a place is over.',
  STARTED: 'The tournament has started.',
  FINISHED: 'All tables are final.',
  REOPENED: 'By a correction the final is open again.',
  CANCELLED: 'The tournament was cancelled.',
};

/** What has become of a player's own invitation; `{by}` is the time that he has to answer. */
const INVITED: Readonly<Record<Invitation, string>> = {
  SENT: 'You are invited: accept or decline your place{by}.',
  ACCEPTED: 'The director has accepted your place for you.',
  DECLINED: 'The director has declined your place for you.',
  UNANSWERED: 'You have not accepted your place in time, so you do not take part.',
  EXCLUDED: 'By a ruling of the director you do not take part.',
};

type NoticeOf<Kind extends Notice['kind']> = Extract<Notice, { readonly kind: Kind }>;

function planDropped(game: string, { reply, message }: NoticeOf<'MyPlanDropped'>['payload']): string {
  const what = reply === null ? 'What you had planned' : `The reply ${reply} that you had planned`;
  const why = message === null ? '' : ` Why: ${sentence(message)}`;
  return `${what} in ${game} could not be played; the plan is gone.${why}`;
}

async function finishText(context: AppContext, { payload }: NoticeOf<'MyTournamentChanged'>): Promise<string> {
  const winner = await tournamentWinner(context, await tournamentOf(context, payload));
  return winner === null ? CHANGES.FINISHED : `The tournament is over; ${await entryName(context, winner)} has won it.`;
}

async function startText(context: AppContext, { topic, payload }: NoticeOf<'MyStageStarted'>): Promise<string> {
  const { gameIds, deadline } = payload;
  const [{ name: stage }, { name: group }, games] = await Promise.all([
    stageOf(context, payload),
    groupOf(context, payload),
    Promise.all(gameIds.map((id) => gameOf(context, id))),
  ]);
  const [one] = games;
  const hasDice = one !== undefined && rulesOf(one.game).chance !== null;
  const player = asId<PlayerId>(topic.slice('player:'.length));
  const firsts = games.filter(({ players }) => players.first === player).length;
  const begun = `${stage}: you have ${gamesInWords(gameIds)} in group ${group}`;
  if (hasDice) return `${begun}; the first roll decides who begins.`;
  if (firsts === 0) return `${begun}; your opponent moves first.`;
  const moves = gameIds.length === 1 ? 'you move first' : `you move first in ${firsts} of them`;
  return deadline === null ? `${begun}; ${moves}.` : `${begun}; ${moves}, by ${momentInWords(deadline)}.`;
}

async function placeText(context: AppContext, { payload }: NoticeOf<'MyStageFinished'>): Promise<string> {
  const { rank, qualified, nextStage } = payload;
  const [{ name: stage }, { name: group }, next] = await Promise.all([
    stageOf(context, payload),
    groupOf(context, payload),
    nextStage === null ? null : stageOf(context, { stageId: nextStage }),
  ]);
  const place = `${stage}: you have place ${rank} in group ${group}`;
  if (qualified === null) return `${place}.`;
  if (next === null) return qualified ? `${place} and go on.` : `${place} and do not go on.`;
  return `${place} and go on to the ${inText(next.name)}.`;
}

function gamesInWords(games: readonly GameId[]): string {
  return games.length === 1 ? 'one game' : `${games.length} games`;
}
