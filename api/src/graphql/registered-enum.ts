/** The values of an enum of registered keys, each described by its own sentence. */
export function registeredValues<Key extends string>(
  told: ReadonlyMap<Key, string>,
): Readonly<Record<Key, { readonly description: string }>> {
  const entries = [...told].map(([key, description]) => [key, { description }] as const);
  return Object.fromEntries(entries) as Record<Key, { readonly description: string }>;
}
