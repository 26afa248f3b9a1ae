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

declare module 'virtual:catalogue' {
  interface Texts {
    readonly [key: string]: string | Texts;
  }
  /** By their codes, the languages of the page: what loads the texts of each, and the names of countries by their two letters. */
  const catalogue: Readonly<
    Record<
      string,
      {
        readonly texts: () => Promise<{ readonly default: Texts }>;
        readonly countries: () => Promise<{ readonly default: Readonly<Record<string, string>> }>;
      }
    >
  >;
  export default catalogue;
}

declare module 'virtual:schema-facts' {
  const facts: PageFacts;
  export default facts;
}

declare module 'virtual:letters' {
  /** By family, weight and sign: how far the next stands, and the outline, upwards, on a field of a thousand units. */
  const letters: Readonly<
    Record<string, Readonly<Record<string, Readonly<Record<string, readonly [advance: number, outline: string]>>>>>
  >;
  export default letters;
}

/** What somebody has done on a page that the server has drawn before its code was there, as `early-deeds.js` keeps it. */
interface EarlyDeeds {
  readonly isThere: () => boolean;
  /** Writes into the fields again what stood there: whatever makes them live lets them begin as they were drawn. */
  readonly putBack: () => void;
  /** Does all of it in its order, and keeps nothing more. */
  readonly doAgain: () => Promise<void>;
  /** Does nothing of it, and keeps nothing more. */
  readonly forget: () => void;
}

interface Window {
  /** Undefined where that file has not come. */
  readonly earlyDeeds?: EarlyDeeds;
}
