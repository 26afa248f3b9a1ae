-- CreateEnum
CREATE TYPE "MatchDecisionHow" AS ENUM ('RULED', 'DIRECTOR');

-- AlterEnum
ALTER TYPE "RulingKind" ADD VALUE 'MATCH';

-- AlterTable
ALTER TABLE "Game" ADD COLUMN     "usedSource" TEXT;

-- AlterTable
ALTER TABLE "Tournament" ADD COLUMN     "rulingsAt" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "DrawSeed" (
    "tournamentId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "commitment" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "committedAt" TIMESTAMP(3) NOT NULL,
    "revealedAt" TIMESTAMP(3),

    CONSTRAINT "DrawSeed_pkey" PRIMARY KEY ("tournamentId","number")
);

-- CreateTable
CREATE TABLE "Lot" (
    "tournamentId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "draw" INTEGER,
    "items" TEXT[],
    "order" TEXT[],
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Lot_pkey" PRIMARY KEY ("tournamentId","name")
);

-- CreateTable
CREATE TABLE "MatchDecision" (
    "pairingId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "winnerEntryId" TEXT,
    "how" "MatchDecisionHow" NOT NULL,
    "rule" INTEGER,
    "rulingId" TEXT,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "MatchDecision_pkey" PRIMARY KEY ("pairingId","number")
);

-- CreateTable
CREATE TABLE "Protest" (
    "id" TEXT NOT NULL,
    "pairingId" TEXT NOT NULL,
    "entryId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "answer" TEXT,
    "answeredAt" TIMESTAMP(3),
    "answeredById" TEXT,

    CONSTRAINT "Protest_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Protest_pairingId_idx" ON "Protest"("pairingId");

-- CreateIndex
CREATE INDEX "Tournament_rulingsAt_idx" ON "Tournament"("rulingsAt");

-- AddForeignKey
ALTER TABLE "DrawSeed" ADD CONSTRAINT "DrawSeed_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Lot" ADD CONSTRAINT "Lot_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MatchDecision" ADD CONSTRAINT "MatchDecision_pairingId_fkey" FOREIGN KEY ("pairingId") REFERENCES "Pairing"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MatchDecision" ADD CONSTRAINT "MatchDecision_winnerEntryId_fkey" FOREIGN KEY ("winnerEntryId") REFERENCES "Entry"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MatchDecision" ADD CONSTRAINT "MatchDecision_rulingId_fkey" FOREIGN KEY ("rulingId") REFERENCES "Ruling"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Protest" ADD CONSTRAINT "Protest_pairingId_fkey" FOREIGN KEY ("pairingId") REFERENCES "Pairing"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Protest" ADD CONSTRAINT "Protest_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "Entry"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Protest" ADD CONSTRAINT "Protest_answeredById_fkey" FOREIGN KEY ("answeredById") REFERENCES "Player"("id") ON DELETE SET NULL ON UPDATE CASCADE;
