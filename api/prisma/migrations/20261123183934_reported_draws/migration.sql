-- AlterTable
ALTER TABLE "BoardReport" ADD COLUMN     "drawn" BOOLEAN NOT NULL DEFAULT false;
