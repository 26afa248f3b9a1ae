-- CreateTable
CREATE TABLE "FollowedPlayer" (
    "followerId" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "since" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "FollowedPlayer_pkey" PRIMARY KEY ("followerId","playerId")
);

-- CreateTable
CREATE TABLE "FollowedTournament" (
    "followerId" TEXT NOT NULL,
    "tournamentId" TEXT NOT NULL,
    "since" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "FollowedTournament_pkey" PRIMARY KEY ("followerId","tournamentId")
);

-- CreateIndex
CREATE INDEX "FollowedPlayer_playerId_idx" ON "FollowedPlayer"("playerId");

-- CreateIndex
CREATE INDEX "FollowedTournament_tournamentId_idx" ON "FollowedTournament"("tournamentId");

-- AddForeignKey
ALTER TABLE "FollowedPlayer" ADD CONSTRAINT "FollowedPlayer_followerId_fkey" FOREIGN KEY ("followerId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FollowedPlayer" ADD CONSTRAINT "FollowedPlayer_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FollowedTournament" ADD CONSTRAINT "FollowedTournament_followerId_fkey" FOREIGN KEY ("followerId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FollowedTournament" ADD CONSTRAINT "FollowedTournament_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE CASCADE ON UPDATE CASCADE;
