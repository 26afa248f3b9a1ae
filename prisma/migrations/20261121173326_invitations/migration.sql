-- CreateEnum
CREATE TYPE "Invitation" AS ENUM ('SENT', 'ACCEPTED', 'DECLINED', 'UNANSWERED', 'EXCLUDED');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "RulingKind" ADD VALUE 'EXCLUSION';
ALTER TYPE "RulingKind" ADD VALUE 'INVITATION';
ALTER TYPE "RulingKind" ADD VALUE 'DISQUALIFICATION';

-- AlterTable
ALTER TABLE "Entry" ADD COLUMN     "disqualifiedAt" TIMESTAMP(3),
ADD COLUMN     "givenElo" INTEGER,
ADD COLUMN     "invitation" "Invitation";

-- AlterTable
ALTER TABLE "Tournament" ADD COLUMN     "acceptUntil" TIMESTAMP(3);

-- CreateIndex
CREATE INDEX "Tournament_acceptUntil_idx" ON "Tournament"("acceptUntil");
