-- AlterEnum
ALTER TYPE "MovesByMail" ADD VALUE 'ONCE';
