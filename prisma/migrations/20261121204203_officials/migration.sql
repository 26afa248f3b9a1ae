-- CreateEnum
CREATE TYPE "OfficialRole" AS ENUM ('DEPUTY', 'REPORTER');

-- CreateTable
CREATE TABLE "Official" (
    "tournamentId" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "role" "OfficialRole" NOT NULL,
    "appointedAt" TIMESTAMP(3) NOT NULL,
    "appointedById" TEXT,

    CONSTRAINT "Official_pkey" PRIMARY KEY ("tournamentId","playerId")
);

-- CreateIndex
CREATE INDEX "Official_playerId_idx" ON "Official"("playerId");

-- AddForeignKey
ALTER TABLE "Official" ADD CONSTRAINT "Official_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Official" ADD CONSTRAINT "Official_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Official" ADD CONSTRAINT "Official_appointedById_fkey" FOREIGN KEY ("appointedById") REFERENCES "Player"("id") ON DELETE SET NULL ON UPDATE CASCADE;
