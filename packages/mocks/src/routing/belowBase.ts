/** The address `path` of the storefront, which is written for the root of a host, below the base path. */
const below = (base: string, path: string): string => (path.startsWith(base) ? path : base + path.replace(/^\//, ''));

/** The same without the base path. */
const above = (base: string, path: string): string => (path.startsWith(base) ? path.slice(base.length - 1) : path);

/** An address of this host below the base path; other addresses are unchanged. */
export const addressBelow = (base: string, address: string): string => {
  const url = new URL(address, location.href);
  if (url.origin === location.origin) url.pathname = below(base, url.pathname);
  return url.href;
};

/** The window that the storefront's router uses: its addresses begin at the root, those that the browser shows are below the base path. */
export const windowBelow = (base: string): Window => {
  if (base === '/') return window;
  const url = (address: string | URL | null | undefined): string | undefined =>
    address === null || address === undefined ? undefined : addressBelow(base, String(address));
  const seen = {
    document,
    sessionStorage,
    addEventListener: addEventListener.bind(window),
    removeEventListener: removeEventListener.bind(window),
    history: {
      get state(): unknown {
        return history.state;
      },
      pushState: (state: unknown, _: string, address?: string) => history.pushState(state, '', url(address)),
      replaceState: (state: unknown, _: string, address?: string) => history.replaceState(state, '', url(address)),
      go: (steps?: number) => history.go(steps),
    },
    location: {
      get pathname(): string {
        return above(base, location.pathname);
      },
      get search(): string {
        return location.search;
      },
      get hash(): string {
        return location.hash;
      },
      get href(): string {
        return location.href;
      },
      origin: location.origin,
      assign: (address: string) => location.assign(url(address) ?? ''),
      replace: (address: string) => location.replace(url(address) ?? ''),
    },
  };
  return seen as unknown as Window;
};

/** Does the storefront itself follow this click? As its router does: a plain click on a link to a page. */
const isFollowed = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.type === 'click' &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  ['', '_self'].includes(link.target) &&
  !/^\/__|\.[a-z0-9]{2,5}$/i.test(link.pathname);

/**
 * Leads links of the storefront, which are written for the root of a host, to pages below the base path when the browser opens them,
 * for example in a new tab.
 */
export const leadLinksBelow = (base: string, page: Document): void => {
  if (base === '/') return;
  const lead = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) return;
    const change = isFollowed(event as MouseEvent, link) ? above : below;
    const path = change(base, link.pathname);
    if (path !== link.pathname) link.setAttribute('href', path + link.search + link.hash);
  };
  for (const kind of ['click', 'auxclick', 'contextmenu']) page.addEventListener(kind, lead, true);
};
