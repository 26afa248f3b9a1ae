-- AlterEnum
ALTER TYPE "SeriesRole" ADD VALUE 'CYCLE';
