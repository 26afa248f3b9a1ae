// Attributes of HTML and SVG that Vue's types do not know yet.
declare module 'vue' {
  interface HTMLAttributes {
    popover?: '' | 'auto' | 'manual';
    /** whose row it is */
    'data-entry'?: string;
    /** how an instant is told */
    'data-look'?: string;
  }
  interface SVGAttributes {
    /** how wide a text of a picture may be: of a longer one the end is left out */
    'data-most'?: string | number;
  }
  interface ButtonHTMLAttributes {
    popovertarget?: string;
  }
}

export {};
