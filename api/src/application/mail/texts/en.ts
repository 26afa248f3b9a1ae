import { INACTIVITY_TEXTS } from './inactivity-texts.ts';
import { INVITATION_TEXTS } from './invitation-texts.ts';
import { MATCH_TEXTS } from './match-texts.ts';
import { REPORT_TEXTS } from './report-texts.ts';
import { SIGN_UP_TEXTS } from './sign-up-texts.ts';

/** The mails in English. Places to be filled are in braces; a plural is chosen by `{n}`. */
export const english = {
  /** beside a board */
  board: {
    toMove: '{name} ({side}) is to move.',
    hasWon: '{name} ({side}) has won.',
  },
  hello: 'Hello {name},',
  sides: { South: 'South', North: 'North', Black: 'Black', White: 'White' },
  /** a game inside a sentence */
  game: 'game {number} against {opponent}',
  /** an instant for a reader whose own zone is UTC, and for any other */
  untilUtc: '{utc} UTC',
  until: '{local} ({zone}), which is {utc} UTC',
  facts: {
    tournament: 'Tournament',
    game: 'Game',
    side: 'Your side',
    deadline: 'Move by',
    noDeadline: 'no deadline',
  },
  move: {
    subject: 'Your move against {opponent} ({tournament})',
    played: '{opponent} played {move}. It is your turn.',
    first: 'The game has begun, and you play {side}: the first move is yours.',
    planDropped: 'Your planned reply {reply} could not be played, so your whole plan is gone. {message}',
    open: 'Open the board and move',
    openHint: 'This link opens this one game for you without a password. Give it to nobody.',
    reply: 'Or answer this mail with your move in the first line, for example: {example}',
    legal: { one: '{n} move is possible: {moves}', other: '{n} moves are possible: {moves}' },
  },
  moveRefused: {
    subject: 'Not played: your answer in {game} ({tournament})',
    resignSubject: 'To resign {game} ({tournament})',
    why: {
      ILLEGAL: 'Your answer “{line}” cannot be played (sign {column} of your line): {message} Nothing was changed.',
      NO_MOVE:
        'The first line of your answer is no move, so nothing was played. Write the move alone into the first line, above everything that is quoted.',
      STALE: 'Your answer belongs to a position that is past, so nothing was played. This is how {game} stands now:',
      GAME_OVER: 'Your answer came after the end: {game} is over, and nothing was changed.',
      NOT_RUNNING: 'Your answer was not played, for {game} stands still: {message} Nothing was changed.',
      EXPIRED:
        'The address to which you answered is out of date, so nothing was played. This is how {game} stands now:',
      RESIGN:
        'You want to resign {game}. So that no mail does it by mistake, open the board by the link below, press “Resign” and confirm. Nothing was changed so far.',
    },
  },
  /** why a planned reply is not played, and why a game stands still; why a move is refused its game says itself */
  reasons: {
    PLAN: { 'plan-ends-play': 'It would have ended the play, which your plan does not allow.' },
    STATUS: {
      SCHEDULED: 'This game has not begun.',
      PAUSED: 'This game is paused.',
      ELSEWHERE: 'This game is played elsewhere.',
    },
  },
  stageStarted: {
    subject: '{tournament} has started',
    intro: { one: 'It has started, and you play {n} game.', other: 'It has started, and you play {n} games.' },
    stageIntro: {
      one: 'The stage “{stage}” has started, and you play {n} game.',
      other: 'The stage “{stage}” has started, and you play {n} games.',
    },
    south: 'You play {side} against {opponent} (game {number}): make the first move by {until}.',
    answer: 'Or send your first move of {game}, alone in the first line, to this address',
    north: 'You play {side} against {opponent} (game {number}): your opponent moves first.',
    dice: 'You play {side} against {opponent} (game {number}): the first roll decides who begins; it is made when both have added to the dice, or on {until}.',
    open: 'Your games',
  },
  reminder: {
    subject: { one: '{n} hour left against {opponent}', other: '{n} hours left against {opponent}' },
    intro: {
      one: 'It is your turn in {game}. There is {n} hour left; whoever runs out of time loses the game.',
      other: 'It is your turn in {game}. There are {n} hours left; whoever runs out of time loses the game.',
    },
    soon: 'It is your turn in {game}. There is less than an hour left; whoever runs out of time loses the game.',
    soonSubject: 'Less than an hour left against {opponent}',
  },
  /** both owe an agreement, such as the score of go */
  agreementReminder: {
    subject: { one: '{n} hour left to agree with {opponent}', other: '{n} hours left to agree with {opponent}' },
    intro: {
      one: 'The score of {game} is not agreed yet. There is {n} hour left; then the director decides, and nobody loses on time.',
      other:
        'The score of {game} is not agreed yet. There are {n} hours left; then the director decides, and nobody loses on time.',
    },
    soon: 'The score of {game} is not agreed yet. There is less than an hour left; then the director decides, and nobody loses on time.',
    soonSubject: 'Less than an hour left to agree with {opponent}',
  },
  rulingNeeded: {
    subject: 'game {number} of {first} and {second} waits for your decision ({tournament})',
    intro:
      'game {number} of {first} and {second} in {tournament} waits for you: its players have not agreed how it ends, or its board keeps coming back. No clock runs until you decide.',
    open: 'Open the game and decide',
  },
  gameFinished: {
    subject: 'Game {number} against {opponent} is over',
    manySubject: { one: '{n} game is over ({tournament})', other: '{n} games are over ({tournament})' },
    many: { one: '{n} of your games is over:', other: '{n} of your games are over:' },
    won: 'You won {game}{how}.',
    lost: 'You lost {game}{how}.',
    nobody: '{game} ended without a winner{how}.',
    open: 'See the game',
  },
  how: {
    PLAYED: '',
    RESIGNED: ', by resignation',
    TIME: ', on time',
    FORFEIT: ', by forfeit',
    WITHDRAWAL: ', by withdrawal',
    ADJUDICATED: ', by a ruling',
    DRAWN: ', as a draw',
    NO_RESULT: ', without a result',
  },
  opponentWithdrew: {
    subject: '{opponent} has withdrawn from {tournament}',
    intro: {
      one: '{opponent} has withdrawn. {n} game with you is decided by it:',
      other: '{opponent} has withdrawn. {n} games with you are decided by it:',
    },
    none: '{opponent} has withdrawn. None of your games changes by it.',
  },
  opponentReplaced: {
    subject: '{newOpponent} plays in place of {opponent}',
    intro: {
      one: '{newOpponent} has taken the place of {opponent} in {tournament} and goes on with {n} game against you:',
      other: '{newOpponent} has taken the place of {opponent} in {tournament} and goes on with {n} games against you:',
    },
  },
  stageFinished: {
    subject: 'The stage “{stage}” of {tournament} is over',
    rank: 'Your rank in the final table of the stage “{stage}” is {rank}.',
    qualified: 'You have qualified for the next stage.',
    qualifiedFor: 'You have qualified for: {stage}.',
    notQualified: 'You have not qualified for the next stage.',
    open: 'See the table',
  },
  qualificationChanged: {
    subject: 'A change in {tournament}: {stage}',
    now: 'A correction has changed the table: you have now qualified for the next stage.',
    noMore: 'A correction has changed the table: you are no longer qualified for the next stage.',
    reason: 'Why: {reason}',
  },
  announced: {
    subject: '{tournament} starts on {date}',
    intro: 'You are entered in {tournament}. It starts at {until}.',
    open: 'See the tournament',
  },
  cancelled: {
    subject: '{tournament} was cancelled',
    intro: '{tournament}, in which you were entered, was cancelled. Nothing is left for you to do.',
  },
  invitation: INVITATION_TEXTS.en,
  signUp: SIGN_UP_TEXTS.en,
  matchNews: MATCH_TEXTS.en,
  inactivity: INACTIVITY_TEXTS.en,
  reports: REPORT_TEXTS.en,
  seriesPlace: {
    subject: 'You have a place in {tournament}',
    changedSubject: 'A correction in {series}',
    change: {
      QUALIFIED: 'You are among those who play {tournament} ({series}).',
      WOULD_QUALIFY:
        'After a correction the standings of {series} would give you a place in {tournament}. Who plays there does not change by itself.',
      WOULD_NOT_QUALIFY:
        'After a correction the standings of {series} would no longer give you your place in {tournament}. It remains yours.',
    },
  },
  ticket: {
    filedSubject: 'A ticket for you to decide ({tournament})',
    filed: '{name} has laid a ticket before you, the director of {tournament}:',
    answeredSubject: 'A word in a ticket ({tournament})',
    answered: '{name} has written in a ticket of {tournament}:',
    decidedSubject: 'Your ticket is decided ({tournament})',
    decided: {
      UPHELD: '{name} has decided your ticket in {tournament}. It is upheld:',
      REJECTED: '{name} has decided your ticket in {tournament}. It is rejected:',
    },
    open: 'See the ticket',
  },
  digest: {
    subject: { one: '{n} game waits for your move', other: '{n} games wait for your move' },
    quietSubject: 'Your day at Baraza',
    waiting: { one: '{n} game waits for your move:', other: '{n} games wait for your move:' },
    waitingGame: '{game}: {opponent} played {move}; move by {until}.',
    waitingFirst: '{game}: the first move is yours; move by {until}.',
    ended: 'Over since the last digest:',
    nothing: 'Nothing waits for you.',
    open: 'Your games',
  },
  magicLink: {
    subject: 'Your link to sign in',
    intro:
      'You, or somebody who gave your address, asked for a link to sign in at Baraza. It works once, for {n} minutes.',
    open: 'Sign in',
    password:
      'If this address had not been proven before, an earlier password no longer works: anybody could have chosen it.',
    ignore: 'If it was not you, do nothing: without this mail nobody can sign in.',
  },
  passwordReset: {
    subject: 'Your link to choose another password',
    intro:
      'You, or somebody who gave your address, asked for a link to choose another password at Baraza. It works once, for {n} minutes.',
    open: 'Choose a password',
    ends: 'Whoever is signed in to your account is signed out when you choose one.',
    ignore: 'If it was not you, do nothing: your password stays as it is.',
  },
  /** the private calendar; its sides by the English names that games give them */
  calendar: {
    name: 'Baraza: moves due',
    summary: 'Your move against {opponent}',
    description: '{tournament}: you play {side}, move {n}. Your time runs out on {until}.',
    agreeSummary: 'Agree on the score with {opponent}',
    agreeDescription: '{tournament}: you play {side}. Agree on the score by {until}, or the director decides.',
    sides: { South: 'South', North: 'North', Black: 'Black', White: 'White' },
  },
  footer: {
    why: 'You get this mail because you play at Baraza.',
    settings: 'Choose which mails you get',
    stop: 'Stop all mails',
  },
} as const;
