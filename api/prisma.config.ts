import { defineConfig } from 'prisma/config';

/** Where the Prisma command line finds the schema, the migrations and, for `prisma migrate deploy`, the database. */
export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env['DATABASE_URL'] ?? '' },
});
