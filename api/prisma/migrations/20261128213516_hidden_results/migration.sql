-- CreateTable
CREATE TABLE "HiddenTournament" (
    "playerId" TEXT NOT NULL,
    "tournamentId" TEXT NOT NULL,
    "since" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "HiddenTournament_pkey" PRIMARY KEY ("playerId","tournamentId")
);

-- CreateIndex
CREATE INDEX "HiddenTournament_tournamentId_idx" ON "HiddenTournament"("tournamentId");

-- AddForeignKey
ALTER TABLE "HiddenTournament" ADD CONSTRAINT "HiddenTournament_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HiddenTournament" ADD CONSTRAINT "HiddenTournament_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE CASCADE ON UPDATE CASCADE;
