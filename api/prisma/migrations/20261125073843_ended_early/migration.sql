-- AlterEnum
ALTER TYPE "RulingKind" ADD VALUE 'ENDING';

-- AlterTable
ALTER TABLE "Tournament" ADD COLUMN     "endedEarlyAt" TIMESTAMP(3);
