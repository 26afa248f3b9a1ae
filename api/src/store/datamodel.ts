import { getDatamodel } from './generated/pothos.ts';

export type { default as PrismaTypes } from './generated/pothos.ts';

/** The tables and their relations, as the API's builder reads them to load what a query selects. */
export const datamodel = getDatamodel();
