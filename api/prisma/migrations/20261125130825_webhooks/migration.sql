-- CreateEnum
CREATE TYPE "WebhookStop" AS ENUM ('FAILING', 'GONE', 'OVERFLOW', 'TOKEN_ENDED', 'BY_OWNER');

-- CreateEnum
CREATE TYPE "WebhookDeliveryState" AS ENUM ('WAITING', 'DELIVERED', 'FAILED', 'WITHHELD');

-- AlterTable
ALTER TABLE "Topic" ADD COLUMN     "hooked" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "Webhook" (
    "id" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "tokenId" TEXT,
    "url" TEXT NOT NULL,
    "tournamentId" TEXT,
    "kinds" TEXT[],
    "locale" TEXT NOT NULL,
    "secret" TEXT NOT NULL,
    "oldSecret" TEXT,
    "oldSecretUntil" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL,
    "since" TIMESTAMP(3) NOT NULL,
    "stoppedAt" TIMESTAMP(3),
    "stopReason" "WebhookStop",
    "failingSince" TIMESTAMP(3),
    "last" INTEGER NOT NULL DEFAULT 0,
    "dueAt" TIMESTAMP(3),
    "queuedAt" TIMESTAMP(3),
    "attempt" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Webhook_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WebhookDelivery" (
    "webhookId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "topic" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "madeAt" TIMESTAMP(3) NOT NULL,
    "state" "WebhookDeliveryState" NOT NULL DEFAULT 'WAITING',
    "tries" INTEGER NOT NULL DEFAULT 0,
    "firstTriedAt" TIMESTAMP(3),
    "triedAt" TIMESTAMP(3),
    "status" INTEGER,
    "answer" TEXT,

    CONSTRAINT "WebhookDelivery_pkey" PRIMARY KEY ("webhookId","number")
);

-- CreateIndex
CREATE INDEX "Webhook_accountId_idx" ON "Webhook"("accountId");

-- CreateIndex
CREATE INDEX "Webhook_tokenId_idx" ON "Webhook"("tokenId");

-- CreateIndex
CREATE INDEX "Webhook_dueAt_idx" ON "Webhook"("dueAt");

-- CreateIndex
CREATE INDEX "WebhookDelivery_waiting_idx" ON "WebhookDelivery"("webhookId", "number") WHERE (state = 'WAITING');

-- CreateIndex
CREATE INDEX "WebhookDelivery_madeAt_idx" ON "WebhookDelivery"("madeAt");

-- CreateIndex
CREATE INDEX "Topic_unhooked_idx" ON "Topic"("name") WHERE (hooked < version);

-- CreateIndex
CREATE INDEX "Event_at_idx" ON "Event" USING BRIN ("at");

-- AddForeignKey
ALTER TABLE "Webhook" ADD CONSTRAINT "Webhook_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Webhook" ADD CONSTRAINT "Webhook_tokenId_fkey" FOREIGN KEY ("tokenId") REFERENCES "ApiToken"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Webhook" ADD CONSTRAINT "Webhook_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WebhookDelivery" ADD CONSTRAINT "WebhookDelivery_webhookId_fkey" FOREIGN KEY ("webhookId") REFERENCES "Webhook"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A stop has its reason, and a former secret its end
ALTER TABLE "Webhook" ADD CONSTRAINT "Webhook_stopped_check" CHECK (("stoppedAt" IS NULL) = ("stopReason" IS NULL)),
  ADD CONSTRAINT "Webhook_oldSecret_check" CHECK (("oldSecret" IS NULL) = ("oldSecretUntil" IS NULL));
