import type { StageId, TournamentId } from '../../../kernel/ids.ts';
import type { MailPayload } from '../../../store/codecs/mail-payload.ts';
import { cancellationOf } from '../../queries/cancellation.ts';
import { stageOf, tournamentOf } from '../../queries/find.ts';
import { readingOf } from '../../queries/reading.ts';
import { qualificationReason } from '../../queries/qualification-reason.ts';
import { forLetters } from '../../texts/for-letters.ts';
import type { Letter, LetterPart } from './letter.ts';
import { tournamentName, type LetterDesk } from './letter-desk.ts';
import { stageName } from './stage-name.ts';

/** A table stands: the reader's rank, and whether he goes on. */
export async function stageFinishedLetter(desk: LetterDesk, payload: MailPayload<'STAGE_FINISHED'>): Promise<Letter> {
  const { say } = desk.wording;
  const { rank, qualified, nextStage } = payload;
  const places = await stagePlaces(desk, payload);
  const next = nextStage === null ? null : await stageOf(desk.context, { stageId: nextStage });
  const goesOn =
    next === null
      ? say('letter.stageFinished.qualified')
      : say('letter.stageFinished.qualifiedFor', { stage: await stageName(desk, next) });
  const after = qualified === null ? [] : [textPart(qualified ? goesOn : say('letter.stageFinished.notQualified'))];
  return {
    subject: say('letter.stageFinished.subject', places),
    parts: [
      textPart(say('letter.stageFinished.rank', { ...places, rank })),
      ...after,
      await tableLink(desk, payload, say('letter.stageFinished.open')),
    ],
    replyTo: null,
  };
}

/** A correction has changed who goes on. */
export async function qualificationChangedLetter(
  desk: LetterDesk,
  payload: MailPayload<'QUALIFICATION_CHANGED'>,
): Promise<Letter> {
  const { say } = desk.wording;
  return {
    subject: say('letter.qualificationChanged.subject', await stagePlaces(desk, payload)),
    parts: [
      textPart(say(`letter.qualificationChanged.${payload.qualified ? 'now' : 'noMore'}`)),
      textPart(say('letter.qualificationChanged.reason', { reason: qualificationReason(payload) })),
      await tableLink(desk, payload, say('letter.stageFinished.open')),
    ],
    replyTo: null,
  };
}

/** When a tournament in which the reader is entered starts. */
export async function announcedLetter(desk: LetterDesk, payload: MailPayload<'ANNOUNCED'>): Promise<Letter> {
  const { say } = desk.wording;
  const tournament = await tournamentName(desk, payload.tournamentId);
  const { startsAt } = payload;
  return {
    subject: say('letter.announced.subject', { tournament, date: { day: startsAt } }),
    parts: [
      textPart(say('letter.announced.intro', { tournament, until: { at: startsAt } })),
      await tableLink(desk, payload, say('letter.announced.open')),
    ],
    replyTo: null,
  };
}

/** The reader is entered as he has asked to be each time, and how he leaves. */
export async function signedUpAgainLetter(desk: LetterDesk, payload: MailPayload<'SIGNED_UP_AGAIN'>): Promise<Letter> {
  const { say } = desk.wording;
  const tournament = await tournamentName(desk, payload.tournamentId);
  const { startsAt } = payload;
  return {
    subject: say('letter.signedUpAgain.subject', { tournament }),
    parts: [
      textPart(say('letter.signedUpAgain.intro', { tournament })),
      ...(startsAt === null ? [] : [textPart(say('letter.signedUpAgain.starts', { until: { at: startsAt } }))]),
      textPart(say('letter.signedUpAgain.leave')),
      await tableLink(desk, payload, say('letter.announced.open')),
    ],
    replyTo: null,
  };
}

/** A tournament in which the reader was entered does not take place, and why. */
export async function cancelledLetter(desk: LetterDesk, payload: MailPayload<'CANCELLED'>): Promise<Letter> {
  const { say } = desk.wording;
  const tournament = await tournamentName(desk, payload.tournamentId);
  const ruling = await cancellationOf(desk.context, await tournamentOf(desk.context, payload));
  const why = ruling?.reason ?? null;
  const reason = typeof why === 'string' || why === null ? why : forLetters(why);
  return {
    subject: say('letter.cancelled.subject', { tournament }),
    parts: [
      textPart(say('letter.cancelled.intro', { tournament })),
      ...(reason === null ? [] : [textPart(say('letter.qualificationChanged.reason', { reason }))]),
      await tableLink(desk, payload, say('letter.announced.open')),
    ],
    replyTo: null,
  };
}

/** A round of a tournament that the reader directs waits for him to publish it. */
export async function roundDueLetter(desk: LetterDesk, payload: MailPayload<'ROUND_DUE'>): Promise<Letter> {
  const { say } = desk.wording;
  const tournament = await tournamentName(desk, payload.tournamentId);
  return {
    subject: say('letter.roundDue.subject', { tournament }),
    parts: [
      textPart(say('letter.roundDue.intro', { tournament })),
      await tableLink(desk, payload, say('letter.roundDue.open')),
    ],
    replyTo: null,
  };
}

/** The reader's place in a tournament is another. */
export async function placeChangedLetter(desk: LetterDesk, payload: MailPayload<'PLACE_CHANGED'>): Promise<Letter> {
  const { say } = desk.wording;
  const places = { tournament: await tournamentName(desk, payload.tournamentId) };
  const { news, reason } = payload;
  const waiting = news === 'WAITING' ? await readingOf(desk.context).waitingOf.load(payload.tournamentId) : [];
  const place = waiting.find(({ playerId }) => playerId === desk.playerId)?.place;
  return {
    subject: say(`letter.placeChanged.subject.${news}`, places),
    parts: [
      textPart(say(`letter.placeChanged.intro.${news}`, places)),
      ...(place === undefined ? [] : [textPart(say('letter.placeChanged.place', { place }))]),
      ...(reason === null ? [] : [textPart(say('letter.qualificationChanged.reason', { reason }))]),
      await tableLink(desk, payload, say('letter.announced.open')),
    ],
    replyTo: null,
  };
}

/** Points that a ruling gives the reader in a table, or takes from him, or no longer: how many, and why. */
export async function pointsAdjustedLetter(desk: LetterDesk, payload: MailPayload<'POINTS_ADJUSTED'>): Promise<Letter> {
  const { say } = desk.wording;
  const { news, points, group, reason } = payload;
  const places = { tournament: await tournamentName(desk, payload.tournamentId), points, group };
  return {
    subject: say(`letter.pointsAdjusted.subject.${news}`, places),
    parts: [
      textPart(say(`letter.pointsAdjusted.intro.${news}`, places)),
      textPart(say('letter.qualificationChanged.reason', { reason })),
      await tableLink(desk, payload, say('letter.announced.open')),
    ],
    replyTo: null,
  };
}

/** What has become of the reader's invitation to a tournament. */
export async function invitationLetter(desk: LetterDesk, payload: MailPayload<'INVITATION'>): Promise<Letter> {
  const { say } = desk.wording;
  const tournament = await tournamentName(desk, payload.tournamentId);
  const places = { tournament, until: payload.until === null ? '' : { at: payload.until } };
  const isAsked = payload.invitation === 'SENT';
  return {
    subject: say(`letter.invitation.subject.${payload.invitation}`, { tournament }),
    parts: [
      textPart(say(`letter.invitation.intro.${payload.invitation}`, places)),
      ...(isAsked ? [textPart(say('letter.invitation.silence'))] : []),
      await tableLink(desk, payload, isAsked ? say('letter.invitation.open') : say('letter.announced.open')),
    ],
    replyTo: null,
  };
}

function textPart(text: string): LetterPart {
  return { kind: 'text', text };
}

async function stagePlaces(
  desk: LetterDesk,
  about: { readonly tournamentId: TournamentId; readonly stageId: StageId },
): Promise<{ readonly tournament: string; readonly stage: string }> {
  const [tournament, stage] = await Promise.all([
    tournamentName(desk, about.tournamentId),
    stageOf(desk.context, about),
  ]);
  return { tournament, stage: await stageName(desk, stage) };
}

async function tableLink(
  { context, post }: LetterDesk,
  about: { readonly tournamentId: TournamentId },
  label: string,
): Promise<LetterPart> {
  return { kind: 'link', label, url: post.pages.tournament(await tournamentOf(context, about)) };
}
