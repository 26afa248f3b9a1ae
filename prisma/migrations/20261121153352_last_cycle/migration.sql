-- CreateEnum
CREATE TYPE "TitleRole" AS ENUM ('HOLDER', 'LOSER');

-- AlterTable
ALTER TABLE "Entry" ADD COLUMN     "lastLeague" TEXT,
ADD COLUMN     "lastOut" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "lastRank" INTEGER,
ADD COLUMN     "lastTier" INTEGER,
ADD COLUMN     "lastTitle" "TitleRole";
