-- AlterTable
ALTER TABLE "OutboxMail" ALTER COLUMN "playerId" DROP NOT NULL;
