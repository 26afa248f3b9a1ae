-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "Role" AS ENUM ('ADMIN', 'DIRECTOR', 'PLAYER');

-- CreateEnum
CREATE TYPE "TicketKind" AS ENUM ('CHEATING', 'CONDUCT', 'PROTEST', 'OTHER');

-- CreateEnum
CREATE TYPE "TicketState" AS ENUM ('OPEN', 'ANSWERED', 'DECIDED');

-- CreateEnum
CREATE TYPE "TicketDecision" AS ENUM ('UPHELD', 'REJECTED');

-- CreateEnum
CREATE TYPE "Invitation" AS ENUM ('SENT', 'ACCEPTED', 'DECLINED', 'UNANSWERED', 'EXCLUDED');

-- CreateEnum
CREATE TYPE "GameStatus" AS ENUM ('SCHEDULED', 'RUNNING', 'FINISHED');

-- CreateEnum
CREATE TYPE "MoveCause" AS ENUM ('PLAYER', 'BOT', 'AUTOMATIC', 'MAIL', 'PLAN', 'CHANCE');

-- CreateEnum
CREATE TYPE "ResultHow" AS ENUM ('PLAYED', 'DRAWN', 'RESIGNED', 'TIME', 'FORFEIT', 'WITHDRAWAL', 'ADJUDICATED', 'NO_RESULT');

-- CreateEnum
CREATE TYPE "RulingKind" AS ENUM ('ADJUDICATION', 'CORRECTION', 'TIME_EXTENSION', 'DOWNTIME', 'REPLACEMENT', 'EXCLUSION', 'INVITATION', 'DISQUALIFICATION', 'MATCH', 'PAUSE', 'ARRANGEMENT', 'MERGE', 'ENDING', 'POINTS');

-- CreateEnum
CREATE TYPE "DoubleAnswer" AS ENUM ('TAKE', 'DROP');

-- CreateEnum
CREATE TYPE "MailState" AS ENUM ('MADE', 'HELD', 'QUEUED', 'DEFERRED', 'SENT', 'BOUNCED', 'SUPPRESSED', 'DIGESTED');

-- CreateEnum
CREATE TYPE "MovesByMail" AS ENUM ('EACH', 'DIGEST', 'NONE');

-- CreateEnum
CREATE TYPE "Seat" AS ENUM ('first', 'second');

-- CreateEnum
CREATE TYPE "MatchDecisionHow" AS ENUM ('RULED', 'DIRECTOR');

-- CreateEnum
CREATE TYPE "OfficialRole" AS ENUM ('DEPUTY', 'REPORTER', 'OBSERVER');

-- CreateEnum
CREATE TYPE "ChatOff" AS ENUM ('HIMSELF', 'ADMINISTRATOR');

-- CreateEnum
CREATE TYPE "ClaimState" AS ENUM ('OPEN', 'ACCEPTED', 'REJECTED');

-- CreateEnum
CREATE TYPE "RatingCause" AS ENUM ('GAME', 'OVERRULED', 'IMPORT');

-- CreateEnum
CREATE TYPE "BoardReportState" AS ENUM ('ACCEPTED', 'WAITING', 'REJECTED');

-- CreateEnum
CREATE TYPE "BoardReportDoubt" AS ENUM ('REPORTER', 'POINTS', 'BOARD', 'RESULT');

-- CreateEnum
CREATE TYPE "StageState" AS ENUM ('PENDING', 'RUNNING', 'COMPLETE', 'PLAYOFF', 'AWAITING_APPROVAL', 'PUBLISHED');

-- CreateEnum
CREATE TYPE "TokenVerb" AS ENUM ('READ', 'PLAY', 'REPORT', 'DIRECT');

-- CreateEnum
CREATE TYPE "TournamentStatus" AS ENUM ('DRAFT', 'REGISTRATION', 'CLOSED', 'RUNNING', 'FINISHED', 'CANCELLED');

-- CreateEnum
CREATE TYPE "Venue" AS ENUM ('HERE', 'ELSEWHERE');

-- CreateTable
CREATE TABLE "Account" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailVerified" BOOLEAN NOT NULL DEFAULT false,
    "image" TEXT,
    "role" "Role" NOT NULL DEFAULT 'PLAYER',
    "blockedAt" TIMESTAMP(3),
    "blockedReason" TEXT,
    "twoFactorEnabled" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SecondFactor" (
    "id" TEXT NOT NULL,
    "secret" TEXT NOT NULL,
    "backupCodes" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "verified" BOOLEAN NOT NULL DEFAULT true,
    "failedVerificationCount" INTEGER NOT NULL DEFAULT 0,
    "lockedUntil" TIMESTAMP(3),

    CONSTRAINT "SecondFactor_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "ipAddress" TEXT,
    "userAgent" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "userId" TEXT NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Credential" (
    "id" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "providerId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "password" TEXT,
    "accessToken" TEXT,
    "refreshToken" TEXT,
    "idToken" TEXT,
    "accessTokenExpiresAt" TIMESTAMP(3),
    "refreshTokenExpiresAt" TIMESTAMP(3),
    "scope" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Credential_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Verification" (
    "id" TEXT NOT NULL,
    "identifier" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Verification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PointAdjustment" (
    "rulingId" TEXT NOT NULL,
    "groupId" TEXT NOT NULL,
    "entryId" TEXT NOT NULL,
    "halves" INTEGER NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "takenBackAt" TIMESTAMP(3),
    "takenBackById" TEXT,

    CONSTRAINT "PointAdjustment_pkey" PRIMARY KEY ("rulingId")
);

-- CreateTable
CREATE TABLE "ChatMessage" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "authorId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "removedAt" TIMESTAMP(3),
    "removedById" TEXT,
    "removedReason" TEXT,

    CONSTRAINT "ChatMessage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ChatMute" (
    "playerId" TEXT NOT NULL,
    "mutedId" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ChatMute_pkey" PRIMARY KEY ("playerId","mutedId")
);

-- CreateTable
CREATE TABLE "Ticket" (
    "id" TEXT NOT NULL,
    "tournamentId" TEXT NOT NULL,
    "gameId" TEXT,
    "messageId" TEXT,
    "kind" "TicketKind" NOT NULL,
    "state" "TicketState" NOT NULL DEFAULT 'OPEN',
    "filerId" TEXT NOT NULL,
    "accusedId" TEXT,
    "text" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "decision" "TicketDecision",
    "decisionText" TEXT,
    "decidedById" TEXT,
    "decidedAt" TIMESTAMP(3),

    CONSTRAINT "Ticket_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TicketAnswer" (
    "ticketId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "byId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "TicketAnswer_pkey" PRIMARY KEY ("ticketId","number")
);

-- CreateTable
CREATE TABLE "DrawSeed" (
    "tournamentId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "commitment" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "committedAt" TIMESTAMP(3) NOT NULL,
    "revealedAt" TIMESTAMP(3),

    CONSTRAINT "DrawSeed_pkey" PRIMARY KEY ("tournamentId","number")
);

-- CreateTable
CREATE TABLE "Lot" (
    "tournamentId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "draw" INTEGER,
    "items" TEXT[],
    "order" TEXT[],
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Lot_pkey" PRIMARY KEY ("tournamentId","name")
);

-- CreateTable
CREATE TABLE "Entry" (
    "id" TEXT NOT NULL,
    "tournamentId" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "enteredAt" TIMESTAMP(3) NOT NULL,
    "seeding" INTEGER,
    "category" INTEGER,
    "elo" INTEGER,
    "matches" INTEGER,
    "country" TEXT,
    "team" TEXT,
    "withdrawnAt" TIMESTAMP(3),
    "givenElo" INTEGER,
    "idElsewhere" TEXT,
    "invitation" "Invitation",
    "disqualifiedAt" TIMESTAMP(3),
    "carriedOver" JSONB,

    CONSTRAINT "Entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WaitingPlayer" (
    "tournamentId" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "since" TIMESTAMP(3) NOT NULL,
    "idElsewhere" TEXT,

    CONSTRAINT "WaitingPlayer_pkey" PRIMARY KEY ("tournamentId","playerId")
);

-- CreateTable
CREATE TABLE "Topic" (
    "name" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "mailed" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Topic_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "Event" (
    "topic" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "first" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Event_pkey" PRIMARY KEY ("topic","version")
);

-- CreateTable
CREATE TABLE "CommandKey" (
    "actor" TEXT NOT NULL,
    "mutation" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "input" TEXT NOT NULL,
    "answer" JSONB NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "CommandKey_pkey" PRIMARY KEY ("actor","mutation","key")
);

-- CreateTable
CREATE TABLE "ServerLife" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "aliveAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ServerLife_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Downtime" (
    "id" TEXT NOT NULL,
    "from" TIMESTAMP(3) NOT NULL,
    "to" TIMESTAMP(3) NOT NULL,
    "credited" BOOLEAN NOT NULL,
    "games" INTEGER NOT NULL,

    CONSTRAINT "Downtime_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "KeptValue" (
    "key" TEXT NOT NULL,
    "value" TEXT NOT NULL,

    CONSTRAINT "KeptValue_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "Game" (
    "id" TEXT NOT NULL,
    "tournamentId" TEXT NOT NULL,
    "pairingId" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "firstEntryId" TEXT NOT NULL,
    "secondEntryId" TEXT NOT NULL,
    "status" "GameStatus" NOT NULL,
    "addedAt" TIMESTAMP(3) NOT NULL,
    "position" TEXT,
    "ply" INTEGER NOT NULL DEFAULT 0,
    "toMove" "Seat",
    "startedAt" TIMESTAMP(3),
    "finishedAt" TIMESTAMP(3),
    "firstRemaining" BIGINT,
    "secondRemaining" BIGINT,
    "firstUsed" BIGINT NOT NULL DEFAULT 0,
    "secondUsed" BIGINT NOT NULL DEFAULT 0,
    "usedSource" TEXT,
    "clockRunning" "Seat",
    "clockSince" TIMESTAMP(3),
    "deadline" TIMESTAMP(3),
    "warnAt" TIMESTAMP(3),
    "restsFrom" TIMESTAMP(3)[],
    "restsTo" TIMESTAMP(3)[],
    "address" TEXT,
    "boardNumber" TEXT,
    "config" JSONB,

    CONSTRAINT "Game_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Move" (
    "gameId" TEXT NOT NULL,
    "ply" INTEGER NOT NULL,
    "seat" "Seat" NOT NULL,
    "notation" TEXT NOT NULL,
    "cause" "MoveCause" NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "firstRemaining" BIGINT,
    "secondRemaining" BIGINT,

    CONSTRAINT "Move_pkey" PRIMARY KEY ("gameId","ply")
);

-- CreateTable
CREATE TABLE "Result" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "winner" "Seat",
    "how" "ResultHow" NOT NULL,
    "value" INTEGER NOT NULL DEFAULT 1,
    "reason" TEXT,
    "decidedAt" TIMESTAMP(3) NOT NULL,
    "recordedAt" TIMESTAMP(3) NOT NULL,
    "rulingId" TEXT,
    "reportedById" TEXT,

    CONSTRAINT "Result_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Ruling" (
    "id" TEXT NOT NULL,
    "tournamentId" TEXT NOT NULL,
    "gameId" TEXT,
    "byId" TEXT,
    "kind" "RulingKind" NOT NULL,
    "reason" JSONB NOT NULL,
    "text" JSONB NOT NULL,
    "replaces" JSONB,
    "evidence" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Ruling_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Rearrangement" (
    "rulingId" TEXT NOT NULL,
    "stageId" TEXT NOT NULL,
    "round" INTEGER,
    "broken" JSONB NOT NULL,
    "drawn" JSONB NOT NULL,

    CONSTRAINT "Rearrangement_pkey" PRIMARY KEY ("rulingId")
);

-- CreateTable
CREATE TABLE "ImportedRecord" (
    "gameId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "plies" INTEGER NOT NULL,
    "importedAt" TIMESTAMP(3) NOT NULL,
    "byId" TEXT,

    CONSTRAINT "ImportedRecord_pkey" PRIMARY KEY ("gameId")
);

-- CreateTable
CREATE TABLE "MovePlan" (
    "gameId" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "ply" INTEGER NOT NULL,
    "reached" INTEGER,
    "version" INTEGER NOT NULL,

    CONSTRAINT "MovePlan_pkey" PRIMARY KEY ("gameId","playerId")
);

-- CreateTable
CREATE TABLE "PlanNode" (
    "gameId" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "after" INTEGER,
    "move" TEXT NOT NULL,
    "reply" TEXT NOT NULL,
    "mayEndPlay" BOOLEAN NOT NULL,

    CONSTRAINT "PlanNode_pkey" PRIMARY KEY ("gameId","playerId","number")
);

-- CreateTable
CREATE TABLE "GameSeed" (
    "gameId" TEXT NOT NULL,
    "commitment" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "firstText" TEXT,
    "secondText" TEXT,

    CONSTRAINT "GameSeed_pkey" PRIMARY KEY ("gameId")
);

-- CreateTable
CREATE TABLE "PlayerComfort" (
    "playerId" TEXT NOT NULL,
    "rolls" BOOLEAN NOT NULL DEFAULT false,
    "playsForced" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "PlayerComfort_pkey" PRIMARY KEY ("playerId")
);

-- CreateTable
CREATE TABLE "GameComfort" (
    "gameId" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "rolls" BOOLEAN,
    "playsForced" BOOLEAN,
    "rollsOnce" BOOLEAN NOT NULL DEFAULT false,
    "answer" "DoubleAnswer",
    "answerPly" INTEGER,

    CONSTRAINT "GameComfort_pkey" PRIMARY KEY ("gameId","playerId")
);

-- CreateTable
CREATE TABLE "OutboxMail" (
    "id" TEXT NOT NULL,
    "playerId" TEXT,
    "kind" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "dedupeKey" TEXT NOT NULL,
    "madeAt" TIMESTAMP(3) NOT NULL,
    "notBefore" TIMESTAMP(3) NOT NULL,
    "state" "MailState" NOT NULL DEFAULT 'MADE',
    "changedAt" TIMESTAMP(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "locale" TEXT,
    "subject" TEXT,
    "digestId" TEXT,

    CONSTRAINT "OutboxMail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MailStep" (
    "mailId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "state" "MailState" NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "reason" TEXT,
    "until" TIMESTAMP(3),

    CONSTRAINT "MailStep_pkey" PRIMARY KEY ("mailId","number")
);

-- CreateTable
CREATE TABLE "MailPreference" (
    "playerId" TEXT NOT NULL,
    "enabled" BOOLEAN NOT NULL DEFAULT true,
    "moves" "MovesByMail" NOT NULL DEFAULT 'EACH',
    "notices" BOOLEAN NOT NULL DEFAULT true,
    "reminders" INTEGER[],
    "locale" TEXT NOT NULL DEFAULT 'en',
    "timeZone" TEXT NOT NULL DEFAULT 'UTC',
    "quietFrom" INTEGER,
    "quietTo" INTEGER,
    "digestHour" INTEGER NOT NULL DEFAULT 7,

    CONSTRAINT "MailPreference_pkey" PRIMARY KEY ("playerId")
);

-- CreateTable
CREATE TABLE "CaughtMail" (
    "id" TEXT NOT NULL,
    "messageId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "source" TEXT NOT NULL,

    CONSTRAINT "CaughtMail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MatchDecision" (
    "pairingId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "winnerEntryId" TEXT,
    "how" "MatchDecisionHow" NOT NULL,
    "rule" INTEGER,
    "rulingId" TEXT,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "MatchDecision_pkey" PRIMARY KEY ("pairingId","number")
);

-- CreateTable
CREATE TABLE "Protest" (
    "id" TEXT NOT NULL,
    "pairingId" TEXT NOT NULL,
    "entryId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "answer" TEXT,
    "answeredAt" TIMESTAMP(3),
    "answeredById" TEXT,

    CONSTRAINT "Protest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Official" (
    "tournamentId" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "role" "OfficialRole" NOT NULL,
    "appointedAt" TIMESTAMP(3) NOT NULL,
    "appointedById" TEXT,

    CONSTRAINT "Official_pkey" PRIMARY KEY ("tournamentId","playerId")
);

-- CreateTable
CREATE TABLE "Pause" (
    "id" TEXT NOT NULL,
    "tournamentId" TEXT NOT NULL,
    "gameId" TEXT,
    "playerId" TEXT,
    "since" TIMESTAMP(3) NOT NULL,
    "until" TIMESTAMP(3) NOT NULL,
    "reason" TEXT,
    "byId" TEXT,
    "dueAt" TIMESTAMP(3),

    CONSTRAINT "Pause_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Player" (
    "id" TEXT NOT NULL,
    "handle" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "country" TEXT,
    "category" INTEGER NOT NULL DEFAULT 3,
    "isBot" BOOLEAN NOT NULL DEFAULT false,
    "chatOff" "ChatOff",
    "accountId" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "mergedIntoId" TEXT,
    "mergedAt" TIMESTAMP(3),

    CONSTRAINT "Player_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Rating" (
    "playerId" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "elo" INTEGER NOT NULL DEFAULT 1500,
    "matches" INTEGER NOT NULL DEFAULT 0,
    "imported" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Rating_pkey" PRIMARY KEY ("playerId","game")
);

-- CreateTable
CREATE TABLE "PlayerClaim" (
    "playerId" TEXT NOT NULL,
    "byId" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "state" "ClaimState" NOT NULL DEFAULT 'OPEN',
    "decidedById" TEXT,
    "decidedAt" TIMESTAMP(3),

    CONSTRAINT "PlayerClaim_pkey" PRIMARY KEY ("playerId","byId")
);

-- CreateTable
CREATE TABLE "CalendarAddress" (
    "playerId" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "madeAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "CalendarAddress_pkey" PRIMARY KEY ("playerId")
);

-- CreateTable
CREATE TABLE "RatingChange" (
    "playerId" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "cause" "RatingCause" NOT NULL,
    "eloBefore" INTEGER NOT NULL,
    "eloAfter" INTEGER NOT NULL,
    "matchesBefore" INTEGER NOT NULL,
    "matchesAfter" INTEGER NOT NULL,
    "gameId" TEXT,
    "opponentId" TEXT,
    "opponentElo" INTEGER,
    "factor" INTEGER,
    "score" INTEGER,
    "byId" TEXT,
    "source" TEXT,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "RatingChange_pkey" PRIMARY KEY ("playerId","game","number")
);

-- CreateTable
CREATE TABLE "Recurrence" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "weeks" INTEGER NOT NULL,
    "signUpDays" INTEGER NOT NULL,
    "endedAt" TIMESTAMP(3),

    CONSTRAINT "Recurrence_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StandingEntry" (
    "id" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "recurrenceId" TEXT,
    "seriesId" TEXT,
    "since" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "StandingEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BoardReport" (
    "id" TEXT NOT NULL,
    "tournamentId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "board" TEXT NOT NULL,
    "winnerEntryId" TEXT,
    "points" INTEGER,
    "drawn" BOOLEAN NOT NULL DEFAULT false,
    "byId" TEXT,
    "byOfficial" BOOLEAN NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "state" "BoardReportState" NOT NULL,
    "doubt" "BoardReportDoubt",
    "withoutStart" BOOLEAN NOT NULL,
    "decidedById" TEXT,
    "decidedAt" TIMESTAMP(3),
    "reason" TEXT,

    CONSTRAINT "BoardReport_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Stage" (
    "id" TEXT NOT NULL,
    "tournamentId" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "state" "StageState" NOT NULL,
    "startedAt" TIMESTAMP(3) NOT NULL,
    "completedAt" TIMESTAMP(3),
    "awaitingUntil" TIMESTAMP(3),
    "approvedAt" TIMESTAMP(3),
    "approvedById" TEXT,

    CONSTRAINT "Stage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Group" (
    "id" TEXT NOT NULL,
    "tournamentId" TEXT NOT NULL,
    "stageId" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "startedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Group_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "GroupEntry" (
    "groupId" TEXT NOT NULL,
    "entryId" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,

    CONSTRAINT "GroupEntry_pkey" PRIMARY KEY ("groupId","seat")
);

-- CreateTable
CREATE TABLE "Pairing" (
    "id" TEXT NOT NULL,
    "tournamentId" TEXT NOT NULL,
    "groupId" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "firstEntryId" TEXT,
    "secondEntryId" TEXT,

    CONSTRAINT "Pairing_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ApiToken" (
    "id" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "start" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "verbs" "TokenVerb"[],
    "tournamentId" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "lastUsedAt" TIMESTAMP(3),
    "revokedAt" TIMESTAMP(3),

    CONSTRAINT "ApiToken_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Series" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "kind" TEXT NOT NULL,
    "settings" JSONB NOT NULL,
    "directorId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Series_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SeriesRuling" (
    "id" TEXT NOT NULL,
    "seriesId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "playerIds" TEXT[],
    "byId" TEXT,
    "reason" TEXT NOT NULL,
    "text" JSONB NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "SeriesRuling_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Tournament" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "format" TEXT NOT NULL,
    "settings" JSONB NOT NULL,
    "game" TEXT NOT NULL,
    "gameConfig" JSONB NOT NULL,
    "venue" "Venue" NOT NULL,
    "timeControl" TEXT,
    "status" "TournamentStatus" NOT NULL DEFAULT 'DRAFT',
    "directorId" TEXT NOT NULL,
    "maxPlayers" INTEGER NOT NULL,
    "startsAt" TIMESTAMP(3),
    "startsWhenFull" BOOLEAN NOT NULL DEFAULT false,
    "lateEntry" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "startedAt" TIMESTAMP(3),
    "finishedAt" TIMESTAMP(3),
    "endedEarlyAt" TIMESTAMP(3),
    "acceptUntil" TIMESTAMP(3),
    "daysOff" INTEGER NOT NULL DEFAULT 0,
    "seriesId" TEXT,
    "seriesNumber" INTEGER,
    "seriesRole" TEXT,
    "recurrenceId" TEXT,
    "edition" INTEGER,
    "rulingsAt" TIMESTAMP(3),
    "holdsRounds" BOOLEAN NOT NULL DEFAULT false,
    "roundDueSince" TIMESTAMP(3),

    CONSTRAINT "Tournament_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Account_email_key" ON "Account"("email");

-- CreateIndex
CREATE UNIQUE INDEX "SecondFactor_userId_key" ON "SecondFactor"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Session_token_key" ON "Session"("token");

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE INDEX "Credential_userId_idx" ON "Credential"("userId");

-- CreateIndex
CREATE INDEX "Verification_identifier_idx" ON "Verification"("identifier");

-- CreateIndex
CREATE UNIQUE INDEX "PointAdjustment_takenBackById_key" ON "PointAdjustment"("takenBackById");

-- CreateIndex
CREATE INDEX "PointAdjustment_groupId_idx" ON "PointAdjustment"("groupId");

-- CreateIndex
CREATE INDEX "PointAdjustment_entryId_idx" ON "PointAdjustment"("entryId");

-- CreateIndex
CREATE INDEX "ChatMessage_gameId_authorId_at_idx" ON "ChatMessage"("gameId", "authorId", "at");

-- CreateIndex
CREATE UNIQUE INDEX "ChatMessage_gameId_number_key" ON "ChatMessage"("gameId", "number");

-- CreateIndex
CREATE INDEX "Ticket_tournamentId_at_idx" ON "Ticket"("tournamentId", "at");

-- CreateIndex
CREATE INDEX "Ticket_filerId_at_idx" ON "Ticket"("filerId", "at");

-- CreateIndex
CREATE UNIQUE INDEX "Ticket_messageId_filerId_key" ON "Ticket"("messageId", "filerId");

-- CreateIndex
CREATE INDEX "Entry_playerId_idx" ON "Entry"("playerId");

-- CreateIndex
CREATE UNIQUE INDEX "Entry_tournamentId_playerId_key" ON "Entry"("tournamentId", "playerId");

-- CreateIndex
CREATE UNIQUE INDEX "Entry_tournamentId_idElsewhere_key" ON "Entry"("tournamentId", "idElsewhere");

-- CreateIndex
CREATE INDEX "WaitingPlayer_playerId_idx" ON "WaitingPlayer"("playerId");

-- CreateIndex
CREATE INDEX "Topic_unmailed_idx" ON "Topic"("name") WHERE (name LIKE 'player:%' AND mailed < version);

-- CreateIndex
CREATE INDEX "CommandKey_at_idx" ON "CommandKey"("at");

-- CreateIndex
CREATE INDEX "Game_pairingId_idx" ON "Game"("pairingId");

-- CreateIndex
CREATE INDEX "Game_deadline_idx" ON "Game"("deadline");

-- CreateIndex
CREATE INDEX "Game_warnAt_idx" ON "Game"("warnAt");

-- CreateIndex
CREATE INDEX "Game_tournamentId_status_idx" ON "Game"("tournamentId", "status");

-- CreateIndex
CREATE INDEX "Game_firstEntryId_idx" ON "Game"("firstEntryId");

-- CreateIndex
CREATE INDEX "Game_secondEntryId_idx" ON "Game"("secondEntryId");

-- CreateIndex
CREATE UNIQUE INDEX "Game_tournamentId_key_key" ON "Game"("tournamentId", "key");

-- CreateIndex
CREATE UNIQUE INDEX "Result_gameId_number_key" ON "Result"("gameId", "number");

-- CreateIndex
CREATE INDEX "Ruling_tournamentId_at_idx" ON "Ruling"("tournamentId", "at");

-- CreateIndex
CREATE INDEX "Rearrangement_stageId_idx" ON "Rearrangement"("stageId");

-- CreateIndex
CREATE UNIQUE INDEX "OutboxMail_dedupeKey_key" ON "OutboxMail"("dedupeKey");

-- CreateIndex
CREATE INDEX "OutboxMail_state_notBefore_idx" ON "OutboxMail"("state", "notBefore");

-- CreateIndex
CREATE INDEX "OutboxMail_playerId_madeAt_idx" ON "OutboxMail"("playerId", "madeAt");

-- CreateIndex
CREATE INDEX "OutboxMail_digestId_idx" ON "OutboxMail"("digestId");

-- CreateIndex
CREATE UNIQUE INDEX "CaughtMail_messageId_key" ON "CaughtMail"("messageId");

-- CreateIndex
CREATE INDEX "CaughtMail_at_idx" ON "CaughtMail"("at");

-- CreateIndex
CREATE INDEX "Protest_pairingId_idx" ON "Protest"("pairingId");

-- CreateIndex
CREATE INDEX "Official_playerId_idx" ON "Official"("playerId");

-- CreateIndex
CREATE INDEX "Pause_tournamentId_until_idx" ON "Pause"("tournamentId", "until");

-- CreateIndex
CREATE INDEX "Pause_dueAt_idx" ON "Pause"("dueAt");

-- CreateIndex
CREATE UNIQUE INDEX "Player_handle_key" ON "Player"("handle");

-- CreateIndex
CREATE UNIQUE INDEX "Player_accountId_key" ON "Player"("accountId");

-- CreateIndex
CREATE INDEX "PlayerClaim_byId_idx" ON "PlayerClaim"("byId");

-- CreateIndex
CREATE UNIQUE INDEX "CalendarAddress_token_key" ON "CalendarAddress"("token");

-- CreateIndex
CREATE INDEX "RatingChange_gameId_idx" ON "RatingChange"("gameId");

-- CreateIndex
CREATE INDEX "StandingEntry_recurrenceId_idx" ON "StandingEntry"("recurrenceId");

-- CreateIndex
CREATE INDEX "StandingEntry_seriesId_idx" ON "StandingEntry"("seriesId");

-- CreateIndex
CREATE UNIQUE INDEX "StandingEntry_playerId_recurrenceId_key" ON "StandingEntry"("playerId", "recurrenceId");

-- CreateIndex
CREATE UNIQUE INDEX "StandingEntry_playerId_seriesId_key" ON "StandingEntry"("playerId", "seriesId");

-- CreateIndex
CREATE INDEX "BoardReport_tournamentId_at_idx" ON "BoardReport"("tournamentId", "at");

-- CreateIndex
CREATE INDEX "BoardReport_gameId_idx" ON "BoardReport"("gameId");

-- CreateIndex
CREATE INDEX "Stage_awaitingUntil_idx" ON "Stage"("awaitingUntil");

-- CreateIndex
CREATE UNIQUE INDEX "Stage_tournamentId_key_key" ON "Stage"("tournamentId", "key");

-- CreateIndex
CREATE INDEX "Group_stageId_idx" ON "Group"("stageId");

-- CreateIndex
CREATE UNIQUE INDEX "Group_tournamentId_key_key" ON "Group"("tournamentId", "key");

-- CreateIndex
CREATE INDEX "GroupEntry_entryId_idx" ON "GroupEntry"("entryId");

-- CreateIndex
CREATE UNIQUE INDEX "GroupEntry_groupId_entryId_key" ON "GroupEntry"("groupId", "entryId");

-- CreateIndex
CREATE INDEX "Pairing_groupId_idx" ON "Pairing"("groupId");

-- CreateIndex
CREATE UNIQUE INDEX "Pairing_tournamentId_key_key" ON "Pairing"("tournamentId", "key");

-- CreateIndex
CREATE UNIQUE INDEX "ApiToken_hash_key" ON "ApiToken"("hash");

-- CreateIndex
CREATE INDEX "ApiToken_accountId_idx" ON "ApiToken"("accountId");

-- CreateIndex
CREATE INDEX "ApiToken_expiresAt_idx" ON "ApiToken"("expiresAt");

-- CreateIndex
CREATE INDEX "Series_createdAt_idx" ON "Series"("createdAt");

-- CreateIndex
CREATE INDEX "Series_directorId_idx" ON "Series"("directorId");

-- CreateIndex
CREATE UNIQUE INDEX "SeriesRuling_seriesId_number_key" ON "SeriesRuling"("seriesId", "number");

-- CreateIndex
CREATE INDEX "Tournament_rulingsAt_idx" ON "Tournament"("rulingsAt");

-- CreateIndex
CREATE INDEX "Tournament_status_startsAt_idx" ON "Tournament"("status", "startsAt");

-- CreateIndex
CREATE INDEX "Tournament_acceptUntil_idx" ON "Tournament"("acceptUntil");

-- CreateIndex
CREATE INDEX "Tournament_seriesId_idx" ON "Tournament"("seriesId");

-- CreateIndex
CREATE INDEX "Tournament_directorId_idx" ON "Tournament"("directorId");

-- CreateIndex
CREATE UNIQUE INDEX "Tournament_recurrenceId_edition_key" ON "Tournament"("recurrenceId", "edition");

-- AddForeignKey
ALTER TABLE "SecondFactor" ADD CONSTRAINT "SecondFactor_userId_fkey" FOREIGN KEY ("userId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Credential" ADD CONSTRAINT "Credential_userId_fkey" FOREIGN KEY ("userId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PointAdjustment" ADD CONSTRAINT "PointAdjustment_rulingId_fkey" FOREIGN KEY ("rulingId") REFERENCES "Ruling"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PointAdjustment" ADD CONSTRAINT "PointAdjustment_takenBackById_fkey" FOREIGN KEY ("takenBackById") REFERENCES "Ruling"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PointAdjustment" ADD CONSTRAINT "PointAdjustment_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PointAdjustment" ADD CONSTRAINT "PointAdjustment_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "Entry"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChatMessage" ADD CONSTRAINT "ChatMessage_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChatMessage" ADD CONSTRAINT "ChatMessage_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChatMessage" ADD CONSTRAINT "ChatMessage_removedById_fkey" FOREIGN KEY ("removedById") REFERENCES "Player"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChatMute" ADD CONSTRAINT "ChatMute_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChatMute" ADD CONSTRAINT "ChatMute_mutedId_fkey" FOREIGN KEY ("mutedId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Ticket" ADD CONSTRAINT "Ticket_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Ticket" ADD CONSTRAINT "Ticket_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Ticket" ADD CONSTRAINT "Ticket_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "ChatMessage"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Ticket" ADD CONSTRAINT "Ticket_filerId_fkey" FOREIGN KEY ("filerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Ticket" ADD CONSTRAINT "Ticket_accusedId_fkey" FOREIGN KEY ("accusedId") REFERENCES "Player"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Ticket" ADD CONSTRAINT "Ticket_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "Player"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TicketAnswer" ADD CONSTRAINT "TicketAnswer_ticketId_fkey" FOREIGN KEY ("ticketId") REFERENCES "Ticket"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TicketAnswer" ADD CONSTRAINT "TicketAnswer_byId_fkey" FOREIGN KEY ("byId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DrawSeed" ADD CONSTRAINT "DrawSeed_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Lot" ADD CONSTRAINT "Lot_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Entry" ADD CONSTRAINT "Entry_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Entry" ADD CONSTRAINT "Entry_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WaitingPlayer" ADD CONSTRAINT "WaitingPlayer_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WaitingPlayer" ADD CONSTRAINT "WaitingPlayer_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Game" ADD CONSTRAINT "Game_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Game" ADD CONSTRAINT "Game_pairingId_fkey" FOREIGN KEY ("pairingId") REFERENCES "Pairing"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Game" ADD CONSTRAINT "Game_firstEntryId_fkey" FOREIGN KEY ("firstEntryId") REFERENCES "Entry"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Game" ADD CONSTRAINT "Game_secondEntryId_fkey" FOREIGN KEY ("secondEntryId") REFERENCES "Entry"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Move" ADD CONSTRAINT "Move_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Result" ADD CONSTRAINT "Result_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Result" ADD CONSTRAINT "Result_rulingId_fkey" FOREIGN KEY ("rulingId") REFERENCES "Ruling"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Result" ADD CONSTRAINT "Result_reportedById_fkey" FOREIGN KEY ("reportedById") REFERENCES "Player"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Ruling" ADD CONSTRAINT "Ruling_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Ruling" ADD CONSTRAINT "Ruling_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Ruling" ADD CONSTRAINT "Ruling_byId_fkey" FOREIGN KEY ("byId") REFERENCES "Player"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Rearrangement" ADD CONSTRAINT "Rearrangement_rulingId_fkey" FOREIGN KEY ("rulingId") REFERENCES "Ruling"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Rearrangement" ADD CONSTRAINT "Rearrangement_stageId_fkey" FOREIGN KEY ("stageId") REFERENCES "Stage"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ImportedRecord" ADD CONSTRAINT "ImportedRecord_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ImportedRecord" ADD CONSTRAINT "ImportedRecord_byId_fkey" FOREIGN KEY ("byId") REFERENCES "Player"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MovePlan" ADD CONSTRAINT "MovePlan_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MovePlan" ADD CONSTRAINT "MovePlan_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlanNode" ADD CONSTRAINT "PlanNode_gameId_playerId_fkey" FOREIGN KEY ("gameId", "playerId") REFERENCES "MovePlan"("gameId", "playerId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GameSeed" ADD CONSTRAINT "GameSeed_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlayerComfort" ADD CONSTRAINT "PlayerComfort_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GameComfort" ADD CONSTRAINT "GameComfort_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GameComfort" ADD CONSTRAINT "GameComfort_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OutboxMail" ADD CONSTRAINT "OutboxMail_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MailStep" ADD CONSTRAINT "MailStep_mailId_fkey" FOREIGN KEY ("mailId") REFERENCES "OutboxMail"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MailPreference" ADD CONSTRAINT "MailPreference_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MatchDecision" ADD CONSTRAINT "MatchDecision_pairingId_fkey" FOREIGN KEY ("pairingId") REFERENCES "Pairing"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MatchDecision" ADD CONSTRAINT "MatchDecision_winnerEntryId_fkey" FOREIGN KEY ("winnerEntryId") REFERENCES "Entry"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MatchDecision" ADD CONSTRAINT "MatchDecision_rulingId_fkey" FOREIGN KEY ("rulingId") REFERENCES "Ruling"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Protest" ADD CONSTRAINT "Protest_pairingId_fkey" FOREIGN KEY ("pairingId") REFERENCES "Pairing"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Protest" ADD CONSTRAINT "Protest_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "Entry"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Protest" ADD CONSTRAINT "Protest_answeredById_fkey" FOREIGN KEY ("answeredById") REFERENCES "Player"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Official" ADD CONSTRAINT "Official_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Official" ADD CONSTRAINT "Official_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Official" ADD CONSTRAINT "Official_appointedById_fkey" FOREIGN KEY ("appointedById") REFERENCES "Player"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Pause" ADD CONSTRAINT "Pause_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Pause" ADD CONSTRAINT "Pause_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Pause" ADD CONSTRAINT "Pause_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Pause" ADD CONSTRAINT "Pause_byId_fkey" FOREIGN KEY ("byId") REFERENCES "Player"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Player" ADD CONSTRAINT "Player_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Player" ADD CONSTRAINT "Player_mergedIntoId_fkey" FOREIGN KEY ("mergedIntoId") REFERENCES "Player"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Rating" ADD CONSTRAINT "Rating_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlayerClaim" ADD CONSTRAINT "PlayerClaim_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlayerClaim" ADD CONSTRAINT "PlayerClaim_byId_fkey" FOREIGN KEY ("byId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlayerClaim" ADD CONSTRAINT "PlayerClaim_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "Player"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CalendarAddress" ADD CONSTRAINT "CalendarAddress_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RatingChange" ADD CONSTRAINT "RatingChange_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RatingChange" ADD CONSTRAINT "RatingChange_opponentId_fkey" FOREIGN KEY ("opponentId") REFERENCES "Player"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RatingChange" ADD CONSTRAINT "RatingChange_byId_fkey" FOREIGN KEY ("byId") REFERENCES "Player"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RatingChange" ADD CONSTRAINT "RatingChange_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StandingEntry" ADD CONSTRAINT "StandingEntry_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StandingEntry" ADD CONSTRAINT "StandingEntry_recurrenceId_fkey" FOREIGN KEY ("recurrenceId") REFERENCES "Recurrence"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StandingEntry" ADD CONSTRAINT "StandingEntry_seriesId_fkey" FOREIGN KEY ("seriesId") REFERENCES "Series"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BoardReport" ADD CONSTRAINT "BoardReport_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BoardReport" ADD CONSTRAINT "BoardReport_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BoardReport" ADD CONSTRAINT "BoardReport_winnerEntryId_fkey" FOREIGN KEY ("winnerEntryId") REFERENCES "Entry"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BoardReport" ADD CONSTRAINT "BoardReport_byId_fkey" FOREIGN KEY ("byId") REFERENCES "Player"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BoardReport" ADD CONSTRAINT "BoardReport_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "Player"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Stage" ADD CONSTRAINT "Stage_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Stage" ADD CONSTRAINT "Stage_approvedById_fkey" FOREIGN KEY ("approvedById") REFERENCES "Player"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Group" ADD CONSTRAINT "Group_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Group" ADD CONSTRAINT "Group_stageId_fkey" FOREIGN KEY ("stageId") REFERENCES "Stage"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GroupEntry" ADD CONSTRAINT "GroupEntry_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GroupEntry" ADD CONSTRAINT "GroupEntry_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "Entry"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Pairing" ADD CONSTRAINT "Pairing_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Pairing" ADD CONSTRAINT "Pairing_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Pairing" ADD CONSTRAINT "Pairing_firstEntryId_fkey" FOREIGN KEY ("firstEntryId") REFERENCES "Entry"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Pairing" ADD CONSTRAINT "Pairing_secondEntryId_fkey" FOREIGN KEY ("secondEntryId") REFERENCES "Entry"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApiToken" ADD CONSTRAINT "ApiToken_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApiToken" ADD CONSTRAINT "ApiToken_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Series" ADD CONSTRAINT "Series_directorId_fkey" FOREIGN KEY ("directorId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SeriesRuling" ADD CONSTRAINT "SeriesRuling_seriesId_fkey" FOREIGN KEY ("seriesId") REFERENCES "Series"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SeriesRuling" ADD CONSTRAINT "SeriesRuling_byId_fkey" FOREIGN KEY ("byId") REFERENCES "Player"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Tournament" ADD CONSTRAINT "Tournament_directorId_fkey" FOREIGN KEY ("directorId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Tournament" ADD CONSTRAINT "Tournament_recurrenceId_fkey" FOREIGN KEY ("recurrenceId") REFERENCES "Recurrence"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Tournament" ADD CONSTRAINT "Tournament_seriesId_fkey" FOREIGN KEY ("seriesId") REFERENCES "Series"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Keys that a registry checks.
ALTER TABLE "Tournament" ADD CONSTRAINT "Tournament_game_check" CHECK ("game" ~ '^[A-Z][A-Z0-9_]{0,30}$'),
  ADD CONSTRAINT "Tournament_format_check" CHECK ("format" ~ '^[A-Z][A-Z0-9_]{0,30}$'),
  ADD CONSTRAINT "Tournament_seriesRole_check" CHECK ("seriesRole" ~ '^[A-Z][A-Z0-9_]{0,30}$');

ALTER TABLE "Rating" ADD CONSTRAINT "Rating_game_check" CHECK ("game" ~ '^[A-Z][A-Z0-9_]{0,30}$');

ALTER TABLE "RatingChange" ADD CONSTRAINT "RatingChange_game_check" CHECK ("game" ~ '^[A-Z][A-Z0-9_]{0,30}$');

ALTER TABLE "Series" ADD CONSTRAINT "Series_kind_check" CHECK ("kind" ~ '^[A-Z][A-Z0-9_]{0,30}$');

ALTER TABLE "SeriesRuling" ADD CONSTRAINT "SeriesRuling_kind_check" CHECK ("kind" ~ '^[A-Z][A-Z0-9_]{0,30}$');

-- What the schema cannot say.
ALTER TABLE "Game" ADD CONSTRAINT "Game_rests_check" CHECK (cardinality("restsFrom") = cardinality("restsTo"));

ALTER TABLE "Pause" ADD CONSTRAINT "Pause_span_check" CHECK ("since" <= "until"),
  ADD CONSTRAINT "Pause_scope_check" CHECK ("gameId" IS NULL OR "playerId" IS NULL);

ALTER TABLE "Tournament" ADD CONSTRAINT "Tournament_daysOff_check" CHECK ("daysOff" BETWEEN 0 AND 365);

-- A block has its reason.
ALTER TABLE "Account" ADD CONSTRAINT "Account_blocked_check" CHECK (("blockedAt" IS NULL) = ("blockedReason" IS NULL));

-- An edition has its number and what it is one of, and a standing entry is for one thing.
ALTER TABLE "Tournament" ADD CONSTRAINT "Tournament_edition_check" CHECK (("recurrenceId" IS NULL) = ("edition" IS NULL) AND "edition" >= 1);

ALTER TABLE "Recurrence" ADD CONSTRAINT "Recurrence_check" CHECK ("weeks" BETWEEN 1 AND 104 AND "signUpDays" >= 1);

ALTER TABLE "StandingEntry" ADD CONSTRAINT "StandingEntry_check" CHECK (("recurrenceId" IS NULL) <> ("seriesId" IS NULL));

-- Nothing given or taken is no adjustment, and what is taken back is so by a ruling
ALTER TABLE "PointAdjustment" ADD CONSTRAINT "PointAdjustment_halves_check" CHECK ("halves" <> 0),
  ADD CONSTRAINT "PointAdjustment_takenBack_check" CHECK (("takenBackAt" IS NULL) = ("takenBackById" IS NULL));
