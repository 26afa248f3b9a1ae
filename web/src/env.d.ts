/// <reference types="vite/client" />

declare module 'virtual:schema-facts' {
  const facts: { readonly possibleTypes: Record<string, string[]>; readonly keyless: string[] };
  export default facts;
}
