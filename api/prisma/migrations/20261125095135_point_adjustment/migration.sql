-- AlterEnum
ALTER TYPE "RulingKind" ADD VALUE 'POINTS';

-- CreateTable
CREATE TABLE "PointAdjustment" (
    "rulingId" TEXT NOT NULL,
    "groupId" TEXT NOT NULL,
    "entryId" TEXT NOT NULL,
    "halves" INTEGER NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "takenBackAt" TIMESTAMP(3),
    "takenBackById" TEXT,

    CONSTRAINT "PointAdjustment_pkey" PRIMARY KEY ("rulingId")
);

-- CreateIndex
CREATE UNIQUE INDEX "PointAdjustment_takenBackById_key" ON "PointAdjustment"("takenBackById");

-- CreateIndex
CREATE INDEX "PointAdjustment_groupId_idx" ON "PointAdjustment"("groupId");

-- CreateIndex
CREATE INDEX "PointAdjustment_entryId_idx" ON "PointAdjustment"("entryId");

-- AddForeignKey
ALTER TABLE "PointAdjustment" ADD CONSTRAINT "PointAdjustment_rulingId_fkey" FOREIGN KEY ("rulingId") REFERENCES "Ruling"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PointAdjustment" ADD CONSTRAINT "PointAdjustment_takenBackById_fkey" FOREIGN KEY ("takenBackById") REFERENCES "Ruling"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PointAdjustment" ADD CONSTRAINT "PointAdjustment_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PointAdjustment" ADD CONSTRAINT "PointAdjustment_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "Entry"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Nothing given or taken is no adjustment, and what is taken back is so by a ruling
ALTER TABLE "PointAdjustment" ADD CONSTRAINT "PointAdjustment_halves_check" CHECK ("halves" <> 0),
  ADD CONSTRAINT "PointAdjustment_takenBack_check" CHECK (("takenBackAt" IS NULL) = ("takenBackById" IS NULL));
