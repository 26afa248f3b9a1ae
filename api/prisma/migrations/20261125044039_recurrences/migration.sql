-- AlterTable
ALTER TABLE "Tournament" ADD COLUMN     "edition" INTEGER,
ADD COLUMN     "recurrenceId" TEXT;

-- CreateTable
CREATE TABLE "Recurrence" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "weeks" INTEGER NOT NULL,
    "signUpDays" INTEGER NOT NULL,
    "endedAt" TIMESTAMP(3),

    CONSTRAINT "Recurrence_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StandingEntry" (
    "id" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "recurrenceId" TEXT,
    "seriesId" TEXT,
    "since" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "StandingEntry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "StandingEntry_recurrenceId_idx" ON "StandingEntry"("recurrenceId");

-- CreateIndex
CREATE INDEX "StandingEntry_seriesId_idx" ON "StandingEntry"("seriesId");

-- CreateIndex
CREATE UNIQUE INDEX "StandingEntry_playerId_recurrenceId_key" ON "StandingEntry"("playerId", "recurrenceId");

-- CreateIndex
CREATE UNIQUE INDEX "StandingEntry_playerId_seriesId_key" ON "StandingEntry"("playerId", "seriesId");

-- CreateIndex
CREATE UNIQUE INDEX "Tournament_recurrenceId_edition_key" ON "Tournament"("recurrenceId", "edition");

-- AddForeignKey
ALTER TABLE "StandingEntry" ADD CONSTRAINT "StandingEntry_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StandingEntry" ADD CONSTRAINT "StandingEntry_recurrenceId_fkey" FOREIGN KEY ("recurrenceId") REFERENCES "Recurrence"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StandingEntry" ADD CONSTRAINT "StandingEntry_seriesId_fkey" FOREIGN KEY ("seriesId") REFERENCES "Series"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Tournament" ADD CONSTRAINT "Tournament_recurrenceId_fkey" FOREIGN KEY ("recurrenceId") REFERENCES "Recurrence"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- An edition has its number and what it is one of, and a standing entry is for one thing.
ALTER TABLE "Tournament" ADD CONSTRAINT "Tournament_edition_check" CHECK (("recurrenceId" IS NULL) = ("edition" IS NULL) AND "edition" >= 1);
ALTER TABLE "Recurrence" ADD CONSTRAINT "Recurrence_check" CHECK ("weeks" BETWEEN 1 AND 104 AND "signUpDays" >= 1);
ALTER TABLE "StandingEntry" ADD CONSTRAINT "StandingEntry_check" CHECK (("recurrenceId" IS NULL) <> ("seriesId" IS NULL));
