-- AlterTable
ALTER TABLE "Game" ADD COLUMN     "ordinal" INTEGER;

-- AlterTable
ALTER TABLE "Tournament" ADD COLUMN     "gamesArranged" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "slug" TEXT;

-- CreateTable
CREATE TABLE "TournamentSlug" (
    "slug" TEXT NOT NULL,
    "tournamentId" TEXT NOT NULL,

    CONSTRAINT "TournamentSlug_pkey" PRIMARY KEY ("slug")
);

-- What is there gets the addresses that it would have had: tournaments in the order in which they were made, games in that in which they were arranged.
DO $$
DECLARE
  tournament RECORD;
  wanted TEXT;
  free TEXT;
  next INTEGER;
BEGIN
  FOR tournament IN SELECT id, name, game FROM "Tournament" ORDER BY "createdAt", id LOOP
    wanted := btrim(left(btrim(regexp_replace(
      regexp_replace(lower(normalize(tournament.name, NFKD)), '[\u0300-\u036f]', '', 'g'), '[^a-z0-9]+', '-', 'g'), '-'), 40), '-');
    IF wanted = '' THEN
      wanted := replace(lower(tournament.game), '_', '-');
    END IF;
    free := wanted;
    next := 2;
    WHILE EXISTS (SELECT 1 FROM "TournamentSlug" WHERE slug = free) LOOP
      free := wanted || '-' || next;
      next := next + 1;
    END LOOP;
    INSERT INTO "TournamentSlug" (slug, "tournamentId") VALUES (free, tournament.id);
    UPDATE "Tournament" SET slug = free WHERE id = tournament.id;
  END LOOP;
END $$;

UPDATE "Game" SET ordinal = arranged.ordinal
FROM (SELECT id, row_number() OVER (PARTITION BY "tournamentId" ORDER BY "addedAt", id) AS ordinal FROM "Game") arranged
WHERE arranged.id = "Game".id;

UPDATE "Tournament" SET "gamesArranged" = (SELECT count(*) FROM "Game" WHERE "Game"."tournamentId" = "Tournament".id);

-- AlterTable
ALTER TABLE "Game" ALTER COLUMN     "ordinal" SET NOT NULL;

-- AlterTable
ALTER TABLE "Tournament" ALTER COLUMN     "slug" SET NOT NULL;

-- CreateIndex
CREATE UNIQUE INDEX "Game_tournamentId_ordinal_key" ON "Game"("tournamentId", "ordinal");

-- CreateIndex
CREATE UNIQUE INDEX "Tournament_slug_key" ON "Tournament"("slug");

-- AddForeignKey
ALTER TABLE "Tournament" ADD CONSTRAINT "Tournament_slug_fkey" FOREIGN KEY ("slug") REFERENCES "TournamentSlug"("slug") ON DELETE RESTRICT ON UPDATE CASCADE;
