-- The kinds of series, and what is in them, are text that the registry of the formats checks.
ALTER TABLE "Series" ALTER COLUMN "kind" TYPE TEXT USING "kind"::text;
ALTER TABLE "SeriesRuling" ALTER COLUMN "kind" TYPE TEXT USING "kind"::text;
ALTER TABLE "Tournament" ALTER COLUMN "seriesRole" TYPE TEXT USING "seriesRole"::text;

DROP TYPE "SeriesKind";
DROP TYPE "SeriesRole";
DROP TYPE "SeriesRulingKind";

ALTER TABLE "Series" ADD CONSTRAINT "Series_kind_check" CHECK ("kind" ~ '^[A-Z][A-Z0-9_]{0,30}$');
ALTER TABLE "SeriesRuling" ADD CONSTRAINT "SeriesRuling_kind_check" CHECK ("kind" ~ '^[A-Z][A-Z0-9_]{0,30}$');
ALTER TABLE "Tournament" ADD CONSTRAINT "Tournament_seriesRole_check" CHECK ("seriesRole" ~ '^[A-Z][A-Z0-9_]{0,30}$');
