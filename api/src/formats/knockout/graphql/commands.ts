import { answerProtest } from '../application/commands/answer-protest.ts';
import { decideMatch } from '../application/commands/decide-match.ts';
import { forfeitMatch } from '../application/commands/forfeit-match.ts';
import { nameLuckyLosers } from '../application/commands/name-lucky-losers.ts';
import { raiseProtest } from '../application/commands/raise-protest.ts';
import type { ProtestId } from '../../../kernel/ids.ts';
import { MATCH_ID } from './inputs.ts';
import { command, given } from '../../../graphql/command.ts';
import { ids, idKind } from '../../../graphql/id-input.ts';
import { TournamentSuccessType } from '../../../graphql/tournament/results.ts';
import { MatchSuccessType, match } from './inputs.ts';

const protest = idKind<ProtestId>(['Protest']);

command(forfeitMatch, {
  name: 'forfeitMatch',
  byToken: ['PLAY', 'DIRECT'],
  rules: true,
  description:
    'Gives up an open match: its board and the whole match are lost. For you yourself; its director for either of the two.',
  input: given('Who gives up which match.', (t) => ({
    matchId: match.one(t, MATCH_ID),
    playerId: ids.player.optional(t, 'Who gives it up, which only its director says; null: you.'),
    reason: t.string({ description: 'Why; a director says it, everybody can read it.' }),
  })),
  success: MatchSuccessType,
  payload: 'The match, or why the command was refused.',
  refuses: { 'wrong-status': true },
});

command(decideMatch, {
  name: 'decideMatch',
  byToken: ['DIRECT'],
  rules: true,
  description:
    'Decides a match by a ruling, open or decided, until the next round is drawn; an open board ends without a result. Its director only.',
  input: given('Who wins a match, and why.', (t) => ({
    matchId: match.one(t, MATCH_ID),
    winnerId: ids.entry.one(t, 'The entry of the one of the two who wins it.'),
    reason: t.string({ required: true, description: 'Why; everybody can read it.' }),
  })),
  success: MatchSuccessType,
  payload: 'The match, or why the command was refused.',
  refuses: { 'wrong-status': true },
  take: ({ winnerId, ...input }) => ({ ...input, winner: winnerId }),
});

command(raiseProtest, {
  name: 'raiseProtest',
  byToken: ['PLAY'],
  description:
    'Lays before the director that your match is treated unfairly by the rule about the last week: what is decided by it waits for his answer.',
  input: given('What you have against how your match is treated.', (t) => ({
    matchId: match.one(t, MATCH_ID),
    text: t.string({ required: true, description: 'Why, in at most 2,000 characters; everybody can read it.' }),
  })),
  success: MatchSuccessType,
  payload: 'The match, or why the command was refused.',
  refuses: { 'wrong-status': true },
});

command(answerProtest, {
  name: 'answerProtest',
  byToken: ['DIRECT'],
  description: 'Answers a protest, finally, with who wins the match or without. Its director only.',
  input: given('The director’s answer to a protest.', (t) => ({
    protestId: protest.one(t, 'Which protest.'),
    answer: t.string({ required: true, description: 'The answer; everybody can read it.' }),
    winnerId: ids.entry.optional(
      t,
      'The entry of who wins the match; null: it goes on, or, its time being over, is ruled on as if nobody had protested.',
    ),
  })),
  success: MatchSuccessType,
  payload: 'The match, or why the command was refused.',
  refuses: { 'wrong-status': true },
  take: ({ winnerId, ...input }) => ({ ...input, winner: winnerId }),
});

command(nameLuckyLosers, {
  name: 'nameLuckyLosers',
  byToken: ['DIRECT'],
  rules: true,
  description:
    'Fills the places of round 2 for which too few losers could be drawn; then the round is arranged. Its director only.',
  input: given('Who comes back in round 2 where too few could be drawn.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament.'),
    entryIds: ids.entry.many(
      t,
      'As many as are missing: `missingLuckyLosers` of round 2; each lost in round 1 and was not drawn.',
    ),
    reason: t.string({ required: true, description: 'Why these; everybody can read it.' }),
  })),
  success: TournamentSuccessType,
  payload: 'The tournament, or why the command was refused.',
  refuses: { 'wrong-status': true },
  take: ({ entryIds, ...input }) => ({ ...input, entries: entryIds }),
});
