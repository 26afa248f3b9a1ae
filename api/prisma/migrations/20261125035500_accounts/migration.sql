-- CreateEnum
CREATE TYPE "ChatOff" AS ENUM ('HIMSELF', 'ADMINISTRATOR');

-- AlterTable
ALTER TABLE "Account" ADD COLUMN     "blockedAt" TIMESTAMP(3),
ADD COLUMN     "blockedReason" TEXT;

-- AlterTable
ALTER TABLE "Player" ADD COLUMN     "chatOff" "ChatOff";

-- A block has its reason.
ALTER TABLE "Account" ADD CONSTRAINT "Account_blocked_check" CHECK (("blockedAt" IS NULL) = ("blockedReason" IS NULL));
