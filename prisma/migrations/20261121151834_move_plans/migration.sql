-- CreateTable
CREATE TABLE "MovePlan" (
    "gameId" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "ply" INTEGER NOT NULL,
    "reached" INTEGER,
    "version" INTEGER NOT NULL,

    CONSTRAINT "MovePlan_pkey" PRIMARY KEY ("gameId","playerId")
);

-- CreateTable
CREATE TABLE "PlanNode" (
    "gameId" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "after" INTEGER,
    "move" TEXT NOT NULL,
    "reply" TEXT NOT NULL,
    "mayEndPlay" BOOLEAN NOT NULL,

    CONSTRAINT "PlanNode_pkey" PRIMARY KEY ("gameId","playerId","number")
);

-- AddForeignKey
ALTER TABLE "MovePlan" ADD CONSTRAINT "MovePlan_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MovePlan" ADD CONSTRAINT "MovePlan_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlanNode" ADD CONSTRAINT "PlanNode_gameId_playerId_fkey" FOREIGN KEY ("gameId", "playerId") REFERENCES "MovePlan"("gameId", "playerId") ON DELETE CASCADE ON UPDATE CASCADE;
