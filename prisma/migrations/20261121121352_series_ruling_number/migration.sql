-- DropIndex
DROP INDEX "SeriesRuling_seriesId_at_idx";

-- AlterTable
ALTER TABLE "SeriesRuling" ADD COLUMN     "number" INTEGER NOT NULL;

-- CreateIndex
CREATE UNIQUE INDEX "SeriesRuling_seriesId_number_key" ON "SeriesRuling"("seriesId", "number");
