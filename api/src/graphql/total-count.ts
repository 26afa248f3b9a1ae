/** What the field of a connection that tells how long its list is says of itself. */
export const TOTAL_COUNT = 'How many the whole list has, whatever page of it this is.';

/** The options of that field; the list is counted where it is asked. */
export const totalCount = {
  nullable: false as const,
  description: TOTAL_COUNT,
  complexity: 10,
  resolve: async (connection: object): Promise<number> => {
    const { totalCount: count }: { readonly totalCount?: () => Promise<number> } = connection;
    if (count === undefined) throw new Error('Every list can be counted');
    return count();
  },
};
