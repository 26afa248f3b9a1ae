-- CreateEnum
CREATE TYPE "BoardReportState" AS ENUM ('ACCEPTED', 'WAITING', 'REJECTED');

-- CreateEnum
CREATE TYPE "BoardReportDoubt" AS ENUM ('REPORTER', 'POINTS', 'BOARD', 'RESULT');

-- CreateTable
CREATE TABLE "BoardReport" (
    "id" TEXT NOT NULL,
    "tournamentId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "board" TEXT NOT NULL,
    "winnerEntryId" TEXT,
    "points" INTEGER,
    "byId" TEXT,
    "byOfficial" BOOLEAN NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "state" "BoardReportState" NOT NULL,
    "doubt" "BoardReportDoubt",
    "withoutStart" BOOLEAN NOT NULL,
    "warning" TEXT,
    "decidedById" TEXT,
    "decidedAt" TIMESTAMP(3),
    "reason" TEXT,

    CONSTRAINT "BoardReport_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "BoardReport_tournamentId_at_idx" ON "BoardReport"("tournamentId", "at");

-- CreateIndex
CREATE INDEX "BoardReport_gameId_idx" ON "BoardReport"("gameId");

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
