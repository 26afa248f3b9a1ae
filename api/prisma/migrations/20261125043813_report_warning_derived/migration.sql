-- AlterTable
ALTER TABLE "BoardReport" DROP COLUMN "warning";
