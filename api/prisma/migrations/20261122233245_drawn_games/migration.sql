-- AlterEnum
ALTER TYPE "ResultHow" ADD VALUE 'DRAWN';
