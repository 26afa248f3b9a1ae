-- AlterEnum
BEGIN;
CREATE TYPE "GameStatus_new" AS ENUM ('SCHEDULED', 'RUNNING', 'FINISHED');
ALTER TABLE "Game" ALTER COLUMN "status" TYPE "GameStatus_new" USING ("status"::text::"GameStatus_new");
ALTER TYPE "GameStatus" RENAME TO "GameStatus_old";
ALTER TYPE "GameStatus_new" RENAME TO "GameStatus";
DROP TYPE "GameStatus_old";
COMMIT;

-- AlterEnum
ALTER TYPE "RulingKind" ADD VALUE 'PAUSE';

-- AlterTable
ALTER TABLE "Game" ADD COLUMN     "restsFrom" TIMESTAMP(3)[],
ADD COLUMN     "restsTo" TIMESTAMP(3)[];

-- AlterTable
ALTER TABLE "Tournament" ADD COLUMN     "daysOff" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "Pause" (
    "id" TEXT NOT NULL,
    "tournamentId" TEXT NOT NULL,
    "gameId" TEXT,
    "playerId" TEXT,
    "since" TIMESTAMP(3) NOT NULL,
    "until" TIMESTAMP(3) NOT NULL,
    "reason" TEXT,
    "byId" TEXT,
    "dueAt" TIMESTAMP(3),

    CONSTRAINT "Pause_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Pause_tournamentId_until_idx" ON "Pause"("tournamentId", "until");

-- CreateIndex
CREATE INDEX "Pause_dueAt_idx" ON "Pause"("dueAt");

-- AddForeignKey
ALTER TABLE "Pause" ADD CONSTRAINT "Pause_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Pause" ADD CONSTRAINT "Pause_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Pause" ADD CONSTRAINT "Pause_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Pause" ADD CONSTRAINT "Pause_byId_fkey" FOREIGN KEY ("byId") REFERENCES "Player"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What the schema cannot say.
ALTER TABLE "Game" ADD CONSTRAINT "Game_rests_check" CHECK (cardinality("restsFrom") = cardinality("restsTo"));
ALTER TABLE "Pause" ADD CONSTRAINT "Pause_span_check" CHECK ("since" <= "until"),
  ADD CONSTRAINT "Pause_scope_check" CHECK ("gameId" IS NULL OR "playerId" IS NULL);
ALTER TABLE "Tournament" ADD CONSTRAINT "Tournament_daysOff_check" CHECK ("daysOff" BETWEEN 0 AND 365);
