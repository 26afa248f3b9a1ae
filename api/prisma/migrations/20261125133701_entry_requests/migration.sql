-- CreateEnum
CREATE TYPE "EntryRequestState" AS ENUM ('OPEN', 'ACCEPTED', 'DECLINED');

-- DropIndex
DROP INDEX "Topic_unmailed_idx";

-- CreateTable
CREATE TABLE "EntryRequest" (
    "id" TEXT NOT NULL,
    "tournamentId" TEXT NOT NULL,
    "address" TEXT,
    "sender" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "country" TEXT,
    "category" INTEGER,
    "idElsewhere" TEXT,
    "at" TIMESTAMP(3) NOT NULL,
    "mails" INTEGER NOT NULL DEFAULT 1,
    "state" "EntryRequestState" NOT NULL DEFAULT 'OPEN',
    "answeredById" TEXT,
    "answeredAt" TIMESTAMP(3),
    "reason" TEXT,

    CONSTRAINT "EntryRequest_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "EntryRequest_tournamentId_state_idx" ON "EntryRequest"("tournamentId", "state");

-- CreateIndex
CREATE INDEX "EntryRequest_sender_at_idx" ON "EntryRequest"("sender", "at");

-- CreateIndex
CREATE INDEX "Topic_unmailed_idx" ON "Topic"("name") WHERE ((name LIKE 'player:%' OR name LIKE 'desk:%') AND mailed < version);

-- AddForeignKey
ALTER TABLE "EntryRequest" ADD CONSTRAINT "EntryRequest_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EntryRequest" ADD CONSTRAINT "EntryRequest_answeredById_fkey" FOREIGN KEY ("answeredById") REFERENCES "Player"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What must hold together.
ALTER TABLE "EntryRequest" ADD CONSTRAINT "EntryRequest_answered_check" CHECK (("state" = 'OPEN') = ("answeredAt" IS NULL)),
  ADD CONSTRAINT "EntryRequest_reason_check" CHECK (("state" = 'DECLINED') = ("reason" IS NOT NULL)),
  ADD CONSTRAINT "EntryRequest_category_check" CHECK ("category" BETWEEN 1 AND 3);
