-- AlterTable
ALTER TABLE "Game" ADD COLUMN     "warnAt" TIMESTAMP(3);

-- CreateIndex
CREATE INDEX "Game_warnAt_idx" ON "Game"("warnAt");
