-- CreateEnum
CREATE TYPE "ClaimState" AS ENUM ('OPEN', 'ACCEPTED', 'REJECTED');

-- AlterEnum
ALTER TYPE "RulingKind" ADD VALUE 'MERGE';

-- DropForeignKey
ALTER TABLE "ClaimLink" DROP CONSTRAINT "ClaimLink_playerId_fkey";

-- AlterTable
ALTER TABLE "Player" ADD COLUMN     "mergedAt" TIMESTAMP(3),
ADD COLUMN     "mergedIntoId" TEXT;

-- DropTable
DROP TABLE "ClaimLink";

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

-- CreateIndex
CREATE INDEX "PlayerClaim_byId_idx" ON "PlayerClaim"("byId");

-- AddForeignKey
ALTER TABLE "Player" ADD CONSTRAINT "Player_mergedIntoId_fkey" FOREIGN KEY ("mergedIntoId") REFERENCES "Player"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlayerClaim" ADD CONSTRAINT "PlayerClaim_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlayerClaim" ADD CONSTRAINT "PlayerClaim_byId_fkey" FOREIGN KEY ("byId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlayerClaim" ADD CONSTRAINT "PlayerClaim_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "Player"("id") ON DELETE SET NULL ON UPDATE CASCADE;
