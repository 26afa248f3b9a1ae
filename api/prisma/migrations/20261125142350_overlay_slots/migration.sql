-- CreateTable
CREATE TABLE "OverlaySlot" (
    "id" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "tournamentId" TEXT,
    "tableName" TEXT,
    "gameId" TEXT,
    "playerId" TEXT,

    CONSTRAINT "OverlaySlot_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "OverlaySlot_accountId_idx" ON "OverlaySlot"("accountId");

-- AddForeignKey
ALTER TABLE "OverlaySlot" ADD CONSTRAINT "OverlaySlot_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OverlaySlot" ADD CONSTRAINT "OverlaySlot_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OverlaySlot" ADD CONSTRAINT "OverlaySlot_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OverlaySlot" ADD CONSTRAINT "OverlaySlot_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What the schema cannot say: a slot shows one thing at most
ALTER TABLE "OverlaySlot" ADD CONSTRAINT "OverlaySlot_target_check" CHECK (num_nonnulls("tournamentId", "gameId", "playerId") <= 1);
