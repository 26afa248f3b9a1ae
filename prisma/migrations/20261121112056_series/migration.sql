-- CreateEnum
CREATE TYPE "SeriesRole" AS ENUM ('TOURNAMENT', 'MABINGWA', 'COUNTRY_MATCH');

-- CreateEnum
CREATE TYPE "SeriesRulingKind" AS ENUM ('PLACE_REFUSED', 'CUT_SETTLED');

-- AlterEnum
ALTER TYPE "FormatKey" ADD VALUE 'COUNTRY_MATCH';

-- AlterTable
ALTER TABLE "Series" ADD COLUMN     "description" TEXT,
ADD COLUMN     "directorId" TEXT NOT NULL,
ADD COLUMN     "settings" JSONB NOT NULL;

-- AlterTable
ALTER TABLE "Tournament" ADD COLUMN     "seriesRole" "SeriesRole";

-- CreateTable
CREATE TABLE "SeriesRuling" (
    "id" TEXT NOT NULL,
    "seriesId" TEXT NOT NULL,
    "kind" "SeriesRulingKind" NOT NULL,
    "playerIds" TEXT[],
    "byId" TEXT,
    "reason" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "SeriesRuling_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "SeriesRuling_seriesId_at_idx" ON "SeriesRuling"("seriesId", "at");

-- CreateIndex
CREATE INDEX "Series_createdAt_idx" ON "Series"("createdAt");

-- CreateIndex
CREATE INDEX "Series_directorId_idx" ON "Series"("directorId");

-- CreateIndex
CREATE INDEX "Tournament_seriesId_idx" ON "Tournament"("seriesId");

-- AddForeignKey
ALTER TABLE "Series" ADD CONSTRAINT "Series_directorId_fkey" FOREIGN KEY ("directorId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SeriesRuling" ADD CONSTRAINT "SeriesRuling_seriesId_fkey" FOREIGN KEY ("seriesId") REFERENCES "Series"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SeriesRuling" ADD CONSTRAINT "SeriesRuling_byId_fkey" FOREIGN KEY ("byId") REFERENCES "Player"("id") ON DELETE SET NULL ON UPDATE CASCADE;
