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

declare module 'virtual:guide' {
  import type { Component } from 'vue';

  /** The documents for those who write clients, in the order in which they are read. */
  const pages: readonly {
    readonly slug: string;
    readonly address: string;
    readonly title: string;
    readonly sections: readonly { readonly id: string; readonly title: string }[];
    readonly load: () => Promise<{ readonly default: Component }>;
  }[];
  export default pages;
}

declare module 'virtual:schema-facts' {
  const facts: PageFacts;
  export default facts;
}
