-- What was caught before has no kind. It was never meant for more than looking at.
DELETE FROM "CaughtMail";

-- AlterTable
ALTER TABLE "CaughtMail" ADD COLUMN     "kind" TEXT NOT NULL;
