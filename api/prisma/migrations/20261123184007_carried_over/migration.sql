-- What a player brings from the tournament before is kept as its format writes it, not in columns of one format.
ALTER TABLE "Entry" ADD COLUMN "carriedOver" JSONB;

UPDATE "Entry" SET "carriedOver" = jsonb_build_object(
  'league', CASE WHEN "lastLeague" IS NOT NULL AND "lastTier" IS NOT NULL AND "lastRank" IS NOT NULL
    THEN jsonb_build_object('name', "lastLeague", 'tier', "lastTier", 'rank', "lastRank", 'isDisqualified', "lastOut") END,
  'title', "lastTitle"
) WHERE "lastTitle" IS NOT NULL
  OR ("lastLeague" IS NOT NULL AND "lastTier" IS NOT NULL AND "lastRank" IS NOT NULL);

ALTER TABLE "Entry" DROP COLUMN "lastLeague",
DROP COLUMN "lastOut",
DROP COLUMN "lastRank",
DROP COLUMN "lastTier",
DROP COLUMN "lastTitle";

DROP TYPE "TitleRole";
