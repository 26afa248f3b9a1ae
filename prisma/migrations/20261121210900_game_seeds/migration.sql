-- CreateEnum
CREATE TYPE "DoubleAnswer" AS ENUM ('TAKE', 'DROP');

-- AlterEnum
ALTER TYPE "MoveCause" ADD VALUE 'CHANCE';

-- CreateTable
CREATE TABLE "GameSeed" (
    "gameId" TEXT NOT NULL,
    "commitment" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "firstText" TEXT,
    "secondText" TEXT,

    CONSTRAINT "GameSeed_pkey" PRIMARY KEY ("gameId")
);

-- CreateTable
CREATE TABLE "PlayerComfort" (
    "playerId" TEXT NOT NULL,
    "rolls" BOOLEAN NOT NULL DEFAULT false,
    "playsForced" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "PlayerComfort_pkey" PRIMARY KEY ("playerId")
);

-- CreateTable
CREATE TABLE "GameComfort" (
    "gameId" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "rolls" BOOLEAN,
    "playsForced" BOOLEAN,
    "rollsOnce" BOOLEAN NOT NULL DEFAULT false,
    "answer" "DoubleAnswer",
    "answerPly" INTEGER,

    CONSTRAINT "GameComfort_pkey" PRIMARY KEY ("gameId","playerId")
);

-- AddForeignKey
ALTER TABLE "GameSeed" ADD CONSTRAINT "GameSeed_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlayerComfort" ADD CONSTRAINT "PlayerComfort_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GameComfort" ADD CONSTRAINT "GameComfort_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GameComfort" ADD CONSTRAINT "GameComfort_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
