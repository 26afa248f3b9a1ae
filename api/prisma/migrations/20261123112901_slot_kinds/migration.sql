-- AlterEnum
CREATE TYPE "SlotKind_new" AS ENUM ('PLAYER', 'BYE', 'PLACE_OF', 'WINNER_OF', 'LOSER_OF', 'LUCKY_LOSER');
ALTER TABLE "Pairing" ALTER COLUMN "firstKind" TYPE "SlotKind_new" USING ("firstKind"::text::"SlotKind_new");
ALTER TABLE "Pairing" ALTER COLUMN "secondKind" TYPE "SlotKind_new" USING ("secondKind"::text::"SlotKind_new");
ALTER TYPE "SlotKind" RENAME TO "SlotKind_old";
ALTER TYPE "SlotKind_new" RENAME TO "SlotKind";
DROP TYPE "SlotKind_old";
