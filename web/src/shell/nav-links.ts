/** The words of the header, in their order; `under` tells which addresses belong to one. */
export const navLinks = [
  { key: 'nav.live', to: '/', under: /^\/$|^\/g\// },
  { key: 'nav.tournaments', to: '/tournaments', under: /^\/tournaments|^\/t\/|^\/series|^\/hall-of-fame/ },
  { key: 'nav.players', to: '/players', under: /^\/players|^\/p\// },
  { key: 'rulebook.nav', to: '/rules', under: /^\/rules/ },
  { key: 'verify.nav', to: '/verify', under: /^\/verify/ },
] as const;
