/// <reference types="vite/client" />

declare module 'virtual:rulebook' {
  import type { Component } from 'vue';

  /** The documents of docs/rules, in the order in which they are listed. */
  const documents: readonly {
    readonly slug: string;
    readonly name: string;
    readonly title: string;
    readonly lead: string;
    readonly sections: readonly { readonly number: string; readonly title: string }[];
    readonly load: () => Promise<{ readonly default: Component }>;
  }[];
  export default documents;
}

declare module 'virtual:schema-facts' {
  const facts: PageFacts;
  export default facts;
}
