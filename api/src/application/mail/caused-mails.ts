import type { GameId, PlayerId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { DomainEvent } from '../../store/codecs/event-payload.ts';
import type { NewMail } from '../../store/writing/outbox.ts';

type EventOf<Kind extends DomainEvent['kind']> = Extract<DomainEvent, { kind: Kind }>;
type Caused = NewMail extends infer Mail
  ? Mail extends NewMail
    ? Omit<Mail, 'playerId' | 'notBefore'>
    : never
  : never;

/**
 * The mails that follow from what one command has put into the inboxes: the only place where a notice becomes a mail. What
 * happened to one player at once is told once: games that start together, games that end together.
 */
export function causedMails(events: readonly DomainEvent[], at: Instant): readonly NewMail[] {
  const turns = turnsOf(events);
  const inboxes = Map.groupBy(
    events.filter(({ topic }) => topic.startsWith('player:')),
    ({ topic }) => topic,
  );
  return [...inboxes].flatMap(([topic, inbox]) => {
    const playerId = topic.slice('player:'.length) as PlayerId;
    const caused = [...ofTurns(inbox, turns), ...ofEnds(inbox), ...ofTournaments(inbox)];
    return caused.map((mail) => ({ ...mail, dedupeKey: `${mail.dedupeKey}:${playerId}`, playerId, notBefore: at }));
  });
}

/** The ply at which each game stands that was begun or moved on by these events. */
function turnsOf(events: readonly DomainEvent[]): ReadonlyMap<GameId, number> {
  const turns = new Map<GameId, number>();
  for (const { kind, payload } of events) {
    if (kind === 'GameStarted') turns.set(payload.gameId, 0);
    if (kind === 'MovePlayed') turns.set(payload.gameId, payload.ply + 1);
  }
  return turns;
}

/** A turn that only got another deadline is the same turn, of which he has heard. */
function ofTurns(inbox: readonly DomainEvent[], turns: ReadonlyMap<GameId, number>): readonly Caused[] {
  const mine = ofKind(inbox, 'MyTurn').flatMap(({ payload }) => {
    const ply = turns.get(payload.gameId);
    return ply === undefined ? [] : [{ gameId: payload.gameId, tournamentId: payload.tournamentId, ply }];
  });
  const begun = mine.filter(({ ply }) => ply === 0);
  const [first] = begun;
  const isStart = begun.length > 1 && first !== undefined;
  const moves = mine.filter(({ ply }) => ply > 0 || !isStart);
  const each = moves.map((turn): Caused => ({
    kind: 'MOVE',
    payload: turn,
    dedupeKey: `move:${turn.gameId}:${turn.ply}`,
  }));
  if (!isStart) return each;
  const gameIds = begun.map(({ gameId }) => gameId);
  const payload = { tournamentId: first.tournamentId, stageId: null, gameIds };
  return [...each, { kind: 'STAGE_STARTED', payload, dedupeKey: `started:${first.gameId}` }];
}

function ofEnds(inbox: readonly DomainEvent[]): readonly Caused[] {
  const ended = ofKind(inbox, 'MyGameFinished').map(({ payload }) => payload);
  const [first] = ended;
  if (first === undefined) return [];
  const payload = { tournamentId: first.tournamentId, gameIds: ended.map(({ gameId }) => gameId) };
  return [{ kind: 'GAME_FINISHED', payload, dedupeKey: `finished:${first.gameId}` }];
}

function ofTournaments(inbox: readonly DomainEvent[]): readonly Caused[] {
  return ofKind(inbox, 'MyTournamentChanged').flatMap(({ payload: { tournamentId, change } }): readonly Caused[] =>
    change === 'CANCELLED'
      ? [{ kind: 'CANCELLED', payload: { tournamentId }, dedupeKey: `cancelled:${tournamentId}` }]
      : [],
  );
}

function ofKind<Kind extends DomainEvent['kind']>(inbox: readonly DomainEvent[], kind: Kind): readonly EventOf<Kind>[] {
  return inbox.filter((event): event is EventOf<Kind> => event.kind === kind);
}
