-- CreateTable
CREATE TABLE "ImportedRecord" (
    "gameId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "plies" INTEGER NOT NULL,
    "importedAt" TIMESTAMP(3) NOT NULL,
    "byId" TEXT,

    CONSTRAINT "ImportedRecord_pkey" PRIMARY KEY ("gameId")
);

-- CreateTable
CREATE TABLE "CalendarAddress" (
    "playerId" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "madeAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "CalendarAddress_pkey" PRIMARY KEY ("playerId")
);

-- CreateIndex
CREATE UNIQUE INDEX "CalendarAddress_token_key" ON "CalendarAddress"("token");

-- AddForeignKey
ALTER TABLE "ImportedRecord" ADD CONSTRAINT "ImportedRecord_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ImportedRecord" ADD CONSTRAINT "ImportedRecord_byId_fkey" FOREIGN KEY ("byId") REFERENCES "Player"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CalendarAddress" ADD CONSTRAINT "CalendarAddress_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
