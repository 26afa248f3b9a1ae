-- AlterTable
ALTER TABLE "ApiToken" ADD COLUMN     "warnAt" TIMESTAMP(3);

-- CreateIndex
CREATE INDEX "ApiToken_warnAt_idx" ON "ApiToken"("warnAt");
