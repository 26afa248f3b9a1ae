-- AlterTable
ALTER TABLE "Game" ADD COLUMN     "config" JSONB;

-- AlterTable
ALTER TABLE "Result" ADD COLUMN     "value" INTEGER NOT NULL DEFAULT 1;
