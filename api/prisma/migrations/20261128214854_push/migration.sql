-- AlterTable
ALTER TABLE "Topic" ADD COLUMN     "pushed" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "PushDevice" (
    "id" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "kinds" TEXT[],
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "PushDevice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PushNotice" (
    "id" TEXT NOT NULL,
    "deviceId" TEXT NOT NULL,
    "topic" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "madeAt" TIMESTAMP(3) NOT NULL,
    "dueAt" TIMESTAMP(3) NOT NULL,
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "queuedAt" TIMESTAMP(3),

    CONSTRAINT "PushNotice_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "PushDevice_endpoint_key" ON "PushDevice"("endpoint");

-- CreateIndex
CREATE INDEX "PushDevice_playerId_idx" ON "PushDevice"("playerId");

-- CreateIndex
CREATE INDEX "PushNotice_dueAt_idx" ON "PushNotice"("dueAt");

-- CreateIndex
CREATE INDEX "PushNotice_deviceId_idx" ON "PushNotice"("deviceId");

-- CreateIndex
CREATE INDEX "Topic_unpushed_idx" ON "Topic"("name") WHERE (name LIKE 'player:%' AND pushed < version);

-- AddForeignKey
ALTER TABLE "PushDevice" ADD CONSTRAINT "PushDevice_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PushNotice" ADD CONSTRAINT "PushNotice_deviceId_fkey" FOREIGN KEY ("deviceId") REFERENCES "PushDevice"("id") ON DELETE CASCADE ON UPDATE CASCADE;
