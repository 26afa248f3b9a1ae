-- AlterTable
ALTER TABLE "Entry" ADD COLUMN     "idElsewhere" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "Entry_tournamentId_idElsewhere_key" ON "Entry"("tournamentId", "idElsewhere");
