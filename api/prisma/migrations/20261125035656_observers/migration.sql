-- AlterEnum
ALTER TYPE "OfficialRole" ADD VALUE 'OBSERVER';
