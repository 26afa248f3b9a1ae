import { LRUCache } from 'lru-cache';

/**
 * Characters of all documents that are kept as they were read, each some fifty bytes; all that the page has are half of it. Yoga
 * counts documents alone, of which anybody could have a thousand of the longest kept: gigabytes.
 */
const MOST_CHARACTERS = 1_000_000;

/** What was read of documents, or why nothing could be, by their texts, as long as there is room; those asked for longest ago go first. */
export const keptDocuments = <Read extends object>(): LRUCache<string, Read> =>
  new LRUCache({ maxSize: MOST_CHARACTERS, sizeCalculation: (_read, text) => text.length + 1 });
