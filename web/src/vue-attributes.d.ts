// Attributes of HTML that Vue's types do not know yet.
declare module 'vue' {
  interface HTMLAttributes {
    popover?: '' | 'auto' | 'manual';
  }
  interface ButtonHTMLAttributes {
    popovertarget?: string;
  }
}

export {};
