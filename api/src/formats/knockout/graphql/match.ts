import { entryOf, playerOf } from '../../../application/queries/find.ts';
import type { BracketMatch, BracketSide, BracketState } from '../application/bracket-match.ts';
import { matchRights } from '../application/match-rights.ts';
import { knockoutSettings } from '../application/tournament.ts';
import { asId, type PairingId } from '../../../kernel/ids.ts';
import type { Millis } from '../../../kernel/time.ts';
import type { GameRecord } from '../../../store/reading/game.ts';
import { PROTEST_PARTS } from '../../../store/parts.ts';
import { builder } from '../../../graphql/builder.ts';
import { globalId, idNamed } from '../../../graphql/global-id.ts';
import { foundAs, loadedAs } from '../../../graphql/node-find.ts';
import { matchWithId } from '../application/match-of.ts';
import { MatchHowEnum, shownHow } from './match-how.ts';
import { EntryType, GameInterface } from '../../../graphql/refs.ts';
import { ruleRefs } from '../../../graphql/rule-ref.ts';
import { LASTING } from '../../../graphql/lasting.ts';

const BracketMatchStateEnum = builder.enumType('BracketMatchState', {
  description: 'Where a match stands.',
  values: {
    OPEN: { description: 'No board has begun.' },
    RUNNING: { description: 'It is played.' },
    LAST_WEEK: { description: 'Enough matches of the round are decided: it is ruled on at the end of the week.' },
    PROTESTED: { description: 'The director has a protest to answer.' },
    AWAITING_DIRECTOR: { description: 'Its time is over and no rule decides it: the director does.' },
    DECIDED: { description: 'Somebody has won it.' },
  } as const satisfies Readonly<Record<BracketState, object>>,
});

loadedAs('Protest', (reading, id) => reading.protests.load(asId(id)));

const ProtestType = builder.prismaObject('Protest', {
  include: PROTEST_PARTS,
  description: 'What a player has against how his match is treated, and what the director says.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'Opaque and permanent.', resolve: ({ id }) => globalId('Protest', id) }),
    by: t.relation('entry', {
      description: 'Who protests.',
      resolve: (_query, { entryId }, _args, { app }) => entryOf(app, entryId),
    }),
    text: t.exposeString('text', { description: 'Why.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    answer: t.exposeString('answer', { nullable: true, description: 'What the director has answered; null: not yet.' }),
    answeredAt: t.expose('answeredAt', { type: 'DateTime', nullable: true, description: 'When; null: not yet.' }),
    answeredBy: t.relation('answeredBy', {
      nullable: true,
      description: 'Who has answered; null: nobody yet.',
      resolve: (_query, { answeredById }, _args, { app }) =>
        answeredById === null ? null : playerOf(app, answeredById),
    }),
  }),
});

/** A match of a bracket, described below. */
export const BracketMatchType = builder.objectRef<BracketMatch>('BracketMatch');

const BracketSideType = builder.objectRef<BracketSide>('BracketSide').implement({
  description: 'One of the two players of a match.',
  fields: (t) => ({
    entry: t.field({
      extensions: LASTING,
      type: EntryType,
      description: 'Who.',
      resolve: ({ entry }, _args, { app }) => entryOf(app, entry),
    }),
    points: t.exposeInt('points', {
      extensions: LASTING,
      description: 'His points, those beyond the length of the match too.',
    }),
    isLuckyLoser: t.exposeBoolean('isLuckyLoser', {
      extensions: LASTING,
      description: 'Whether he lost in round 1 and was brought back for this round.',
    }),
    from: t.expose('cameFrom', {
      extensions: LASTING,
      type: BracketMatchType,
      nullable: true,
      description:
        'The match of the round before that he won, or, a lucky loser, lost; null in round 1 and after a round without a match.',
    }),
    timeUsedLastGame: t.int({
      nullable: true,
      description: 'The seconds that he used in the last finished game; null: there is none, or nobody has said.',
      resolve: ({ lastGameUsed }) => seconds(lastGameUsed),
    }),
    timeUsedCurrentGame: t.int({
      nullable: true,
      description:
        'The seconds that he has used in the game after it, open or ended with the match; null: there is none, or nobody has said.',
      resolve: ({ currentGameUsed }) => seconds(currentGameUsed),
    }),
  }),
});

const MatchStepType = builder
  .objectRef<{ readonly game: GameRecord; readonly score: readonly [number, number] }>('MatchStep')
  .implement({
    description: 'The score of a match after one of its games.',
    fields: (t) => ({
      game: t.expose('game', { type: GameInterface, description: 'After which game.' }),
      points: t.intList({
        description: 'The points of the two players, in the order of the sides.',
        resolve: ({ score }) => [...score],
      }),
    }),
  });

builder.queryField('match', (t) =>
  t.field({
    type: BracketMatchType,
    nullable: true,
    description: 'A match of a knock-out by its id; null when there is none.',
    args: { id: t.arg.id({ required: true, description: 'Its id.' }) },
    resolve: (_root, { id }, { app }) => matchWithId(app, idNamed<PairingId>(id, ['BracketMatch'])),
  }),
);

foundAs('BracketMatch', (context, id) => matchWithId(context, asId(id)));

BracketMatchType.implement({
  extensions: LASTING,
  description: 'A match of a knock-out: one pairing of several games, each opened by the winner of the last.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'Opaque and permanent.', resolve: ({ pairing }) => globalId('BracketMatch', pairing.id) }),
    asOf: t.expose('asOf', {
      type: 'DateTime',
      nullable: true,
      description: 'The instant at which it stood as it is told here; null: as it stands.',
    }),
    number: t.exposeInt('number', { description: 'Its number in the tournament, from 1.' }),
    round: t.exposeInt('round', { description: 'The round, from 1.' }),
    length: t.int({
      description: 'The points that win it.',
      resolve: ({ tournament }) => knockoutSettings(tournament).length,
    }),
    sides: t.field({
      type: [BracketSideType],
      description: 'Its two players.',
      complexity: { field: 1, multiplier: 2 },
      resolve: ({ players }) => [...players],
    }),
    state: t.expose('state', { type: BracketMatchStateEnum, description: 'Where it stands.' }),
    winner: t.field({
      type: EntryType,
      nullable: true,
      description: 'Who has won it; null: nobody yet.',
      resolve: ({ winner }, _args, { app }) => (winner === null ? null : entryOf(app, winner)),
    }),
    how: t.field({
      type: MatchHowEnum,
      nullable: true,
      description: 'How; null: not decided.',
      resolve: ({ how }) => shownHow(how),
    }),
    rulingRule: t.exposeInt('rule', {
      nullable: true,
      description:
        'Which rule has decided it after the last week: 1, more points; 2, less time used in the last finished game; 3, in the running one. Null: none.',
    }),
    ruleRefs: t.field(
      ruleRefs(
        'The rules by which it was ruled on after the last week, with their texts; none: it was not.',
        ({ rulingRules }: BracketMatch) => rulingRules,
      ),
    ),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true, description: 'When; null: not decided.' }),
    games: t.field({
      type: [GameInterface],
      description: 'Its games by number.',
      complexity: { field: 1, multiplier: 2 },
      resolve: ({ games }) => [...games],
    }),
    course: t.field({
      type: [MatchStepType],
      description: 'Its score after each game that counted, in their order.',
      complexity: { field: 1, multiplier: 0.5 },
      resolve: ({ course, games }) =>
        course.flatMap(({ game: key, score }) => {
          const game = games.find((one) => one.key === key);
          return game === undefined ? [] : [{ game, score }];
        }),
    }),
    currentGame: t.expose('currentGame', {
      type: GameInterface,
      nullable: true,
      description: 'The game that is open; null: none.',
    }),
    nextOpener: t.field({
      type: EntryType,
      nullable: true,
      description: 'Who opens the open or next board: the winner of the last game; null: the director, or nobody.',
      resolve: ({ opener }, _args, { app }) => (opener === null ? null : entryOf(app, opener)),
    }),
    protest: t.field({
      type: ProtestType,
      nullable: true,
      description: 'The last protest about it; null: none.',
      resolve: ({ protests }) => protests.at(-1) ?? null,
    }),
    viewerCanForfeit: t.boolean({
      description: 'Whether you could give it up now as one of its players.',
      resolve: async (match, _args, { app }) => (await matchRights(app, match)).canForfeit,
    }),
    viewerCanProtest: t.boolean({
      description: 'Whether you could protest about it now.',
      resolve: async (match, _args, { app }) => (await matchRights(app, match)).canProtest,
    }),
    viewerCanDecide: t.boolean({
      description: 'Whether you could decide it now as its director.',
      resolve: async (match, _args, { app }) => (await matchRights(app, match)).canDecide,
    }),
    protests: t.field({
      type: [ProtestType],
      description: 'All protests about it, the oldest first.',
      resolve: ({ protests }) => [...protests],
    }),
  }),
});

function seconds(time: Millis | null): number | null {
  return time === null ? null : Math.floor(time / 1000);
}
