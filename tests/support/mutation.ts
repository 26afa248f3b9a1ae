/** The document of a mutation, whose input is called after it, with what is asked of its payload. */
export function mutationOf(mutation: string, fields: string): string {
  const input = `${mutation.slice(0, 1).toUpperCase()}${mutation.slice(1)}Input`;
  return `mutation ($input: ${input}!) { ${mutation}(input: $input) { ${fields} } }`;
}
