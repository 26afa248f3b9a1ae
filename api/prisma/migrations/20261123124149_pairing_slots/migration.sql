-- AlterTable
ALTER TABLE "Pairing" DROP COLUMN "firstKind",
DROP COLUMN "firstRef",
DROP COLUMN "secondKind",
DROP COLUMN "secondRef";

-- DropEnum
DROP TYPE "SlotKind";
