-- AlterEnum
ALTER TYPE "RulingKind" ADD VALUE 'REPLACEMENT';

-- AlterTable
ALTER TABLE "Game" ADD COLUMN     "addedAt" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "Stage" ADD COLUMN     "approvedAt" TIMESTAMP(3),
ADD COLUMN     "approvedById" TEXT,
ADD COLUMN     "awaitingUntil" TIMESTAMP(3),
ADD COLUMN     "completedAt" TIMESTAMP(3),
ADD COLUMN     "startedAt" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "Group" ADD COLUMN     "startedAt" TIMESTAMP(3);

-- Until now everything was arranged when its tournament started.
UPDATE "Game" SET "addedAt" = COALESCE("Tournament"."startedAt", "Tournament"."createdAt")
FROM "Tournament" WHERE "Tournament"."id" = "Game"."tournamentId";
UPDATE "Stage" SET "startedAt" = COALESCE("Tournament"."startedAt", "Tournament"."createdAt")
FROM "Tournament" WHERE "Tournament"."id" = "Stage"."tournamentId";
UPDATE "Group" SET "startedAt" = COALESCE("Tournament"."startedAt", "Tournament"."createdAt")
FROM "Tournament" WHERE "Tournament"."id" = "Group"."tournamentId";

ALTER TABLE "Game" ALTER COLUMN "addedAt" SET NOT NULL;
ALTER TABLE "Stage" ALTER COLUMN "startedAt" SET NOT NULL;
ALTER TABLE "Group" ALTER COLUMN "startedAt" SET NOT NULL;

-- CreateIndex
CREATE INDEX "Stage_awaitingUntil_idx" ON "Stage"("awaitingUntil");

-- AddForeignKey
ALTER TABLE "Stage" ADD CONSTRAINT "Stage_approvedById_fkey" FOREIGN KEY ("approvedById") REFERENCES "Player"("id") ON DELETE SET NULL ON UPDATE CASCADE;
