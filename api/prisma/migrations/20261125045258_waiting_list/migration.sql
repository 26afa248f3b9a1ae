-- AlterTable
ALTER TABLE "Tournament" ADD COLUMN     "lateEntry" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "startsWhenFull" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "WaitingPlayer" (
    "tournamentId" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "since" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "WaitingPlayer_pkey" PRIMARY KEY ("tournamentId","playerId")
);

-- CreateIndex
CREATE INDEX "WaitingPlayer_playerId_idx" ON "WaitingPlayer"("playerId");

-- AddForeignKey
ALTER TABLE "WaitingPlayer" ADD CONSTRAINT "WaitingPlayer_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WaitingPlayer" ADD CONSTRAINT "WaitingPlayer_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
