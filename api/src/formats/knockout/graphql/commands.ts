import { answerProtest } from '../application/commands/answer-protest.ts';
import { decideMatch } from '../application/commands/decide-match.ts';
import { forfeitMatch } from '../application/commands/forfeit-match.ts';
import { nameLuckyLosers } from '../application/commands/name-lucky-losers.ts';
import { raiseProtest } from '../application/commands/raise-protest.ts';
import type { ProtestId } from '../../../kernel/ids.ts';
import { answer } from '../../../graphql/answer.ts';
import { builder } from '../../../graphql/builder.ts';
import { idNamed, playerNamed } from '../../../graphql/global-id.ts';
import { DRY_RUN, IDEMPOTENCY_KEY, tournamentCommand } from '../../../graphql/tournament/inputs.ts';
import { TournamentResult } from '../../../graphql/tournament/results.ts';
import { MATCH_ID, MatchResult, entryNamed, matchCommand } from './inputs.ts';

const ForfeitMatchInput = builder.inputType('ForfeitMatchInput', {
  description: 'Who gives up which match.',
  fields: (t) => ({
    matchId: t.id({ required: true, description: MATCH_ID }),
    playerId: t.id({ description: 'Who gives it up, which only its director says; null: you.' }),
    reason: t.string({ description: 'Why; a director says it, everybody can read it.' }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const DecideMatchInput = builder.inputType('DecideMatchInput', {
  description: 'Who wins a match, and why.',
  fields: (t) => ({
    matchId: t.id({ required: true, description: MATCH_ID }),
    winnerId: t.id({ required: true, description: 'The entry of the one of the two who wins it.' }),
    reason: t.string({ required: true, description: 'Why; everybody can read it.' }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const RaiseProtestInput = builder.inputType('RaiseProtestInput', {
  description: 'What you have against how your match is treated.',
  fields: (t) => ({
    matchId: t.id({ required: true, description: MATCH_ID }),
    text: t.string({ required: true, description: 'Why, in at most 2,000 characters; everybody can read it.' }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const AnswerProtestInput = builder.inputType('AnswerProtestInput', {
  description: 'The director’s answer to a protest.',
  fields: (t) => ({
    protestId: t.id({ required: true, description: 'Which protest.' }),
    answer: t.string({ required: true, description: 'The answer; everybody can read it.' }),
    winnerId: t.id({
      description:
        'The entry of who wins the match; null: it goes on, or, its time being over, is ruled on as if nobody had protested.',
    }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const NameLuckyLosersInput = builder.inputType('NameLuckyLosersInput', {
  description: 'Who comes back in round 2 where too few could be drawn.',
  fields: (t) => ({
    tournamentId: t.id({ required: true, description: 'Which tournament.' }),
    entryIds: t.idList({
      required: true,
      description: 'As many as are missing: `missingLuckyLosers` of round 2; each lost in round 1 and was not drawn.',
    }),
    reason: t.string({ required: true, description: 'Why these; everybody can read it.' }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

builder.mutationFields((t) => ({
  forfeitMatch: t.field({
    type: MatchResult,
    description:
      'Gives up an open match: its board and the whole match are lost. For you yourself; its director for either of the two.',
    args: { input: t.arg({ type: ForfeitMatchInput, required: true, description: 'Which match.' }) },
    resolve: (_root, { input }, context) => {
      const { playerId, reason } = input;
      const who = { playerId: playerId == null ? null : playerNamed(playerId), reason: reason ?? null };
      return answer(context, forfeitMatch(context.app, { ...matchCommand(input), ...who }));
    },
  }),
  decideMatch: t.field({
    type: MatchResult,
    description:
      'Decides a match by a ruling, open or decided, until the next round is drawn; an open board ends without a result. Its director only.',
    args: { input: t.arg({ type: DecideMatchInput, required: true, description: 'Who wins, and why.' }) },
    resolve: (_root, { input }, context) => {
      const decision = { ...matchCommand(input), winner: entryNamed(input.winnerId), reason: input.reason };
      return answer(context, decideMatch(context.app, decision));
    },
  }),
  raiseProtest: t.field({
    type: MatchResult,
    description:
      'Lays before the director that your match is treated unfairly by the rule about the last week: what is decided by it waits for his answer.',
    args: { input: t.arg({ type: RaiseProtestInput, required: true, description: 'Which match, and why.' }) },
    resolve: (_root, { input }, context) =>
      answer(context, raiseProtest(context.app, { ...matchCommand(input), text: input.text })),
  }),
  answerProtest: t.field({
    type: MatchResult,
    description: 'Answers a protest, finally, with who wins the match or without. Its director only.',
    args: { input: t.arg({ type: AnswerProtestInput, required: true, description: 'The answer.' }) },
    resolve: (_root, { input }, context) => {
      const { dryRun, idempotencyKey, winnerId } = input;
      const said = {
        protestId: idNamed<ProtestId>(input.protestId, ['Protest']),
        answer: input.answer,
        winner: winnerId == null ? null : entryNamed(winnerId),
        dryRun,
        idempotencyKey: idempotencyKey ?? null,
      };
      return answer(context, answerProtest(context.app, said));
    },
  }),
  nameLuckyLosers: t.field({
    type: TournamentResult,
    description:
      'Fills the places of round 2 for which too few losers could be drawn; then the round is arranged. Its director only.',
    args: { input: t.arg({ type: NameLuckyLosersInput, required: true, description: 'Who, and why.' }) },
    resolve: (_root, { input }, context) => {
      const named = { entries: input.entryIds.map(entryNamed), reason: input.reason };
      return answer(context, nameLuckyLosers(context.app, { ...tournamentCommand(input), ...named }));
    },
  }),
}));
