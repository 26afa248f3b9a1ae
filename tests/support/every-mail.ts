import { pauseGames } from '../../api/src/application/commands/pause/pause-games.ts';
import { playMove } from '../../api/src/application/commands/game/play-move.ts';
import { resign } from '../../api/src/application/commands/game/resign.ts';
import { answerTicket } from '../../api/src/application/commands/ticket/answer.ts';
import { decideTicket } from '../../api/src/application/commands/ticket/decide.ts';
import { fileTicket } from '../../api/src/application/commands/ticket/file.ts';
import { asId, type TournamentId, type WebhookId } from '../../api/src/kernel/ids.ts';
import { DAY, plus } from '../../api/src/kernel/time.ts';
import type { MailKind, MailMatter } from '../../api/src/store/codecs/mail-payload.ts';
import type { GameRecord } from '../../api/src/store/reading/game.ts';
import { stagesOfTournaments } from '../../api/src/store/reading/stage.ts';
import { accountMatters } from './account-matters.ts';
import { newChampionship } from './championship.ts';
import { LINES } from './letter-words.ts';
import { matchMatters } from './match-matters.ts';
import { must, personOf, type Person, type World } from './world.ts';
import { message } from '../../api/src/application/texts/say.ts';

/** What a mail of every kind is about, in a world where it has happened; who reads them, and the director of his tournament. */
export async function everyMail(world: World): Promise<{
  readonly reader: Person;
  readonly director: Person;
  readonly tournamentId: TournamentId;
  readonly matters: Readonly<Record<MailKind, MailMatter>>;
}> {
  const { db } = world;
  const running = await world.running(['Amina', 'Bakari', 'Chausiku'], { name: 'Kombe <b> & "Pwani"' });
  const games = await running.games();
  const at = (game: GameRecord, move: string, ply: number) => {
    const mover = personOf(running.players, game.players[ply % 2 === 0 ? 'first' : 'second']);
    return playMove(mover.context, { gameId: game.id, ply, move }).then(must);
  };
  const [turn, other] = games as [GameRecord, GameRecord];
  await at(turn, 'A6>', 0);
  const reader = personOf(running.players, turn.players.second);
  const lost = games.find(({ id, players }) => id !== turn.id && players.first === reader.playerId) ?? other;
  must(await resign(reader.context, { gameId: lost.id }));
  const opponent = turn.players.first;
  const third = running.players.find(({ playerId }) => ![reader.playerId, opponent].includes(playerId))?.playerId;
  const stageId = (await stagesOfTournaments(db.prisma, [running.id]))[0]?.id;
  if (stageId === undefined || third === undefined) throw new Error('There is no stage');
  const about = { tournamentId: running.id };
  const own = games.filter(({ players }) => Object.values(players).includes(reader.playerId)).map(({ id }) => id);
  const move = { ...about, gameId: turn.id, ply: 1 };
  const empty = message('games.BAO.refused.empty-pit', { pit: 'a1' });
  const refused = { why: 'ILLEGAL', line: 'a1<', message: empty, column: 1, rule: 'empty-pit' } as const;
  const stage = { ...about, stageId };
  const { director } = running;
  const suspicion = { kind: 'CHEATING', text: LINES } as const;
  const { ticketId } = must(await fileTicket(reader.context, { ...about, gameId: turn.id, ...suspicion }));
  must(await answerTicket(director.context, { ticketId, text: 'Which <i>moves</i>?' }));
  must(await answerTicket(reader.context, { ticketId, text: 'All of them.' }));
  must(await decideTicket(director.context, { ticketId, decision: 'REJECTED', text: 'Nothing out of the ordinary.' }));
  const ticket = { ...about, ticketId };
  const holiday = { ...about, gameId: null, playerId: null, since: null, until: plus(world.now(), DAY) };
  const { pause } = must(await pauseGames(director.context, { ...holiday, reason: 'A holiday' }));
  const ofSeries = { ...about, seriesId: await newChampionship(director) };
  const matters: Readonly<Record<MailKind, MailMatter>> = {
    MOVE: { kind: 'MOVE', payload: move },
    MOVE_REFUSED: { kind: 'MOVE_REFUSED', payload: { ...move, ...refused } },
    STAGE_STARTED: { kind: 'STAGE_STARTED', payload: { ...stage, gameIds: own } },
    REMINDER: { kind: 'REMINDER', payload: { ...move, hours: 24 } },
    ...(await matchMatters(world)),
    INACTIVITY_WARNING: { kind: 'INACTIVITY_WARNING', payload: { ...move, days: 14 } },
    WEBHOOK_STOPPED: {
      kind: 'WEBHOOK_STOPPED',
      payload: { webhookId: asId<WebhookId>('hook'), host: 'club.example', reason: 'FAILING' },
    },
    RULING_NEEDED: { kind: 'RULING_NEEDED', payload: { ...about, gameId: turn.id } },
    GAME_FINISHED: { kind: 'GAME_FINISHED', payload: { ...about, gameIds: [lost.id] } },
    OPPONENT_WITHDREW: {
      kind: 'OPPONENT_WITHDREW',
      payload: { ...about, opponentId: opponent, how: 'WITHDRAWAL', gameIds: [lost.id] },
    },
    PAUSE: {
      kind: 'PAUSE',
      payload: {
        ...{ ...about, pauseId: pause.id, change: 'BEGAN', since: pause.since, until: pause.until },
        ...{ reason: 'A holiday', gameIds: own },
      },
    },
    OPPONENT_REPLACED: {
      kind: 'OPPONENT_REPLACED',
      payload: { ...about, outId: opponent, inId: third, gameIds: [turn.id] },
    },
    STAGE_FINISHED: { kind: 'STAGE_FINISHED', payload: { ...stage, rank: 2, qualified: true, nextStage: stageId } },
    QUALIFICATION_CHANGED: {
      kind: 'QUALIFICATION_CHANGED',
      payload: { ...stage, qualified: false, reason: 'A result was corrected.', group: null, rank: 3 },
    },
    PLACE_CHANGED: {
      kind: 'PLACE_CHANGED',
      payload: { ...about, news: 'SUBSTITUTE', reason: 'He did not answer.' },
    },
    POINTS_ADJUSTED: {
      kind: 'POINTS_ADJUSTED',
      payload: { ...about, news: 'TAKEN', points: 0.5, group: 'A', reason: 'He came late.' },
    },
    SIGNED_UP_AGAIN: { kind: 'SIGNED_UP_AGAIN', payload: { ...about, startsAt: plus(world.now(), DAY) } },
    SIGN_UP_ANSWERED: { kind: 'SIGN_UP_ANSWERED', payload: { ...about, outcome: 'ENTERED', message: null } },
    ANNOUNCED: { kind: 'ANNOUNCED', payload: { ...about, startsAt: plus(world.now(), DAY) } },
    ROUND_DUE: { kind: 'ROUND_DUE', payload: about },
    CANCELLED: { kind: 'CANCELLED', payload: about },
    INVITATION: { kind: 'INVITATION', payload: { ...about, invitation: 'SENT', until: plus(world.now(), DAY) } },
    SERIES_PLACE: { kind: 'SERIES_PLACE', payload: { ...ofSeries, change: 'QUALIFIED' } },
    TITLE_WON: { kind: 'TITLE_WON', payload: { ...ofSeries, title: 'BINGWA' } },
    ENTRY_REQUESTED: { kind: 'ENTRY_REQUESTED', payload: about },
    CLAIM_FILED: { kind: 'CLAIM_FILED', payload: { claimedId: third, byId: opponent } },
    CLAIM_DECIDED: { kind: 'CLAIM_DECIDED', payload: { claimedId: third, byId: reader.playerId, accepted: false } },
    RESULT_OVERRULED: { kind: 'RESULT_OVERRULED', payload: { ...about, gameId: lost.id, reason: 'It was mixed up' } },
    RESULTS_UNDONE: { kind: 'RESULTS_UNDONE', payload: { ...about, gameIds: [turn.id], gone: 1 } },
    PLAYER_MERGED: {
      kind: 'PLAYER_MERGED',
      payload: { mergedId: third, hadAccount: true, reason: 'He signed up twice' },
    },
    TICKET_FILED: { kind: 'TICKET_FILED', payload: ticket },
    TICKET_ANSWERED: { kind: 'TICKET_ANSWERED', payload: ticket },
    TICKET_DECIDED: { kind: 'TICKET_DECIDED', payload: ticket },
    DIGEST: { kind: 'DIGEST', payload: {} },
    ...accountMatters('en', running.id, third),
  };
  return { reader, director, tournamentId: running.id, matters };
}
