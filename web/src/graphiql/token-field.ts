import { createElement as h } from 'react';

/** The field for a token; it is kept while this page is open, and nowhere else. */
export function TokenField({ token, give }: { readonly token: string; readonly give: (token: string) => void }) {
  return h(
    'label',
    { className: 'baraza-field' },
    'Token',
    h('input', {
      type: 'password',
      autoComplete: 'off',
      spellCheck: false,
      placeholder: 'as the page is signed in',
      defaultValue: token,
      onChange: ({ target }: { readonly target: HTMLInputElement }) => give(target.value.trim()),
    }),
  );
}
