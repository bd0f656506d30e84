/** What it reads of a click, of React or of the browser. */
type Click = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'target'>;

/** Paths of this origin that are files or the host's own pages, not pages of the storefront. */
const hostPaths = /^\/(__|pictures\/|assets\/|api\/|site\.json)|\.[a-z0-9]{2,5}$/i;

/**
 * The path to navigate to where a click on a plain link should stay inside the storefront; undefined where the browser should act:
 * other origins, new tabs, downloads, modified clicks, anchors of this page, files.
 * ui draws ordinary links; this is the one place that turns them into navigations.
 *
 * @example
 * <div onClick={(event) => { const to = internalLink(event); if (to !== undefined) { event.preventDefault(); void navigate(to); } }}>
 */
export const internalLink = (event: Click): string | undefined => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (
    !(link instanceof HTMLAnchorElement) ||
    link.hasAttribute('download') ||
    (link.target !== '' && link.target !== '_self')
  )
    return undefined;
  const url = new URL(link.href);
  if (url.origin !== location.origin || hostPaths.test(url.pathname)) return undefined;
  if (url.hash !== '' && url.pathname === location.pathname && url.search === location.search) return undefined;
  return url.pathname + url.search + url.hash;
};
