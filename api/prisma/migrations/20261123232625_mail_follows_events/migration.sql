-- Letters of what has happened so far are made.
ALTER TABLE "Topic" ADD COLUMN     "mailed" INTEGER NOT NULL DEFAULT 0;
UPDATE "Topic" SET "mailed" = "version";

-- Of what is there already each event counts as its own command's.
ALTER TABLE "Event" ADD COLUMN     "first" INTEGER;
UPDATE "Event" SET "first" = "version";
ALTER TABLE "Event" ALTER COLUMN "first" SET NOT NULL;

-- CreateIndex
CREATE INDEX "Topic_unmailed_idx" ON "Topic"("name") WHERE (name LIKE 'player:%' AND mailed < version);
