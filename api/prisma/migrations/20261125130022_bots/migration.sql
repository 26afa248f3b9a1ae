-- AlterTable
ALTER TABLE "Player" ADD COLUMN     "ownerId" TEXT,
ADD COLUMN     "retiredAt" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "ApiToken" ADD COLUMN     "botId" TEXT;

-- AlterTable
ALTER TABLE "Tournament" ADD COLUMN     "takesBots" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "Player_ownerId_idx" ON "Player"("ownerId");

-- AddForeignKey
ALTER TABLE "Player" ADD CONSTRAINT "Player_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApiToken" ADD CONSTRAINT "ApiToken_botId_fkey" FOREIGN KEY ("botId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Who has an owner is a bot without an account, and nobody else is retired.
ALTER TABLE "Player" ADD CONSTRAINT "Player_bot_check" CHECK (("ownerId" IS NULL OR ("isBot" AND "accountId" IS NULL)) AND ("retiredAt" IS NULL OR "ownerId" IS NOT NULL));
