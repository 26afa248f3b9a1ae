-- AlterEnum
ALTER TYPE "RulingKind" ADD VALUE 'ARRANGEMENT';

-- AlterTable
ALTER TABLE "Tournament" ADD COLUMN     "holdsRounds" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "roundDueSince" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "Rearrangement" (
    "rulingId" TEXT NOT NULL,
    "stageId" TEXT NOT NULL,
    "round" INTEGER,
    "broken" JSONB NOT NULL,
    "drawn" JSONB NOT NULL,

    CONSTRAINT "Rearrangement_pkey" PRIMARY KEY ("rulingId")
);

-- CreateIndex
CREATE INDEX "Rearrangement_stageId_idx" ON "Rearrangement"("stageId");

-- AddForeignKey
ALTER TABLE "Rearrangement" ADD CONSTRAINT "Rearrangement_rulingId_fkey" FOREIGN KEY ("rulingId") REFERENCES "Ruling"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Rearrangement" ADD CONSTRAINT "Rearrangement_stageId_fkey" FOREIGN KEY ("stageId") REFERENCES "Stage"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
