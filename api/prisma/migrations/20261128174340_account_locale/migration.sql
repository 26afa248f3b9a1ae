-- AlterTable
ALTER TABLE "Account" ADD COLUMN     "locale" TEXT;

UPDATE "Account" SET "locale" = "MailPreference"."locale"
FROM "Player" JOIN "MailPreference" ON "MailPreference"."playerId" = "Player"."id"
WHERE "Player"."accountId" = "Account"."id";

-- AlterTable
ALTER TABLE "MailPreference" DROP COLUMN "locale";
