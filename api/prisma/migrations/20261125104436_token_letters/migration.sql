-- AlterTable
ALTER TABLE "ApiToken" DROP COLUMN "warnedAt";
