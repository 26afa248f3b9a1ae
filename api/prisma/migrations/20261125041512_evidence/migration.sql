-- AlterTable
ALTER TABLE "Ruling" ADD COLUMN     "evidence" TEXT[] DEFAULT ARRAY[]::TEXT[];
