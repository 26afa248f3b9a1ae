-- CreateEnum
CREATE TYPE "MailState" AS ENUM ('MADE', 'HELD', 'QUEUED', 'DEFERRED', 'SENT', 'BOUNCED', 'SUPPRESSED', 'DIGESTED');

-- CreateEnum
CREATE TYPE "MovesByMail" AS ENUM ('EACH', 'DIGEST', 'NONE');

-- DropIndex
DROP INDEX "OutboxMail_sentAt_notBefore_idx";

-- AlterTable
ALTER TABLE "OutboxMail" DROP COLUMN "sentAt",
ADD COLUMN     "attempts" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "changedAt" TIMESTAMP(3) NOT NULL,
ADD COLUMN     "digestId" TEXT,
ADD COLUMN     "madeAt" TIMESTAMP(3) NOT NULL,
ADD COLUMN     "state" "MailState" NOT NULL DEFAULT 'MADE',
ADD COLUMN     "subject" TEXT,
ALTER COLUMN "locale" DROP NOT NULL;

-- CreateTable
CREATE TABLE "MailStep" (
    "mailId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "state" "MailState" NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "reason" TEXT,
    "until" TIMESTAMP(3),

    CONSTRAINT "MailStep_pkey" PRIMARY KEY ("mailId","number")
);

-- CreateTable
CREATE TABLE "MailPreference" (
    "playerId" TEXT NOT NULL,
    "enabled" BOOLEAN NOT NULL DEFAULT true,
    "moves" "MovesByMail" NOT NULL DEFAULT 'EACH',
    "notices" BOOLEAN NOT NULL DEFAULT true,
    "reminders" INTEGER[],
    "locale" TEXT NOT NULL DEFAULT 'en',
    "timeZone" TEXT NOT NULL DEFAULT 'UTC',
    "quietFrom" INTEGER,
    "quietTo" INTEGER,
    "digestHour" INTEGER NOT NULL DEFAULT 7,

    CONSTRAINT "MailPreference_pkey" PRIMARY KEY ("playerId")
);

-- CreateTable
CREATE TABLE "CaughtMail" (
    "id" TEXT NOT NULL,
    "messageId" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "source" TEXT NOT NULL,

    CONSTRAINT "CaughtMail_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "CaughtMail_messageId_key" ON "CaughtMail"("messageId");

-- CreateIndex
CREATE INDEX "CaughtMail_at_idx" ON "CaughtMail"("at");

-- CreateIndex
CREATE INDEX "OutboxMail_state_notBefore_idx" ON "OutboxMail"("state", "notBefore");

-- CreateIndex
CREATE INDEX "OutboxMail_playerId_madeAt_idx" ON "OutboxMail"("playerId", "madeAt");

-- CreateIndex
CREATE INDEX "OutboxMail_digestId_idx" ON "OutboxMail"("digestId");

-- AddForeignKey
ALTER TABLE "MailStep" ADD CONSTRAINT "MailStep_mailId_fkey" FOREIGN KEY ("mailId") REFERENCES "OutboxMail"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MailPreference" ADD CONSTRAINT "MailPreference_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
