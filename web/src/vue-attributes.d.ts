// Attributes of HTML that Vue's types do not know yet.
declare module 'vue' {
  interface HTMLAttributes {
    popover?: '' | 'auto' | 'manual';
    /** whose row it is */
    'data-entry'?: string;
  }
  interface ButtonHTMLAttributes {
    popovertarget?: string;
  }
}

export {};
