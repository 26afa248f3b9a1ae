-- AlterTable
ALTER TABLE "WaitingPlayer" ADD COLUMN     "idElsewhere" TEXT;
