-- CreateEnum
CREATE TYPE "TicketKind" AS ENUM ('CHEATING', 'CONDUCT', 'PROTEST', 'OTHER');

-- CreateEnum
CREATE TYPE "TicketState" AS ENUM ('OPEN', 'ANSWERED', 'DECIDED');

-- CreateEnum
CREATE TYPE "TicketDecision" AS ENUM ('UPHELD', 'REJECTED');

-- CreateEnum
CREATE TYPE "RatingCause" AS ENUM ('GAME', 'OVERRULED', 'IMPORT');

-- AlterTable
ALTER TABLE "Rating" ADD COLUMN     "imported" INTEGER NOT NULL DEFAULT 0;

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
CREATE TABLE "RatingChange" (
    "playerId" TEXT NOT NULL,
    "game" "GameKey" NOT NULL,
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
CREATE INDEX "RatingChange_gameId_idx" ON "RatingChange"("gameId");

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
ALTER TABLE "RatingChange" ADD CONSTRAINT "RatingChange_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RatingChange" ADD CONSTRAINT "RatingChange_opponentId_fkey" FOREIGN KEY ("opponentId") REFERENCES "Player"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RatingChange" ADD CONSTRAINT "RatingChange_byId_fkey" FOREIGN KEY ("byId") REFERENCES "Player"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RatingChange" ADD CONSTRAINT "RatingChange_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Ratings that players came with are their imported base, and the first step of their history.
UPDATE "Rating" SET "imported" = "matches";
INSERT INTO "RatingChange"
  ("playerId", "game", "number", "cause", "eloBefore", "eloAfter", "matchesBefore", "matchesAfter", "at")
SELECT r."playerId", r."game", 1, 'IMPORT', 1500, r."elo", 0, r."matches", p."createdAt"
FROM "Rating" r JOIN "Player" p ON p."id" = r."playerId"
WHERE r."elo" <> 1500 OR r."matches" <> 0;
