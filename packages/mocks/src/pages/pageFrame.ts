import { adoptStyles } from './adoptStyles.ts';
import { element } from './element.ts';
import { partStyles } from './styles.ts';

const css = `
body{margin:0;background:var(--shade);color:var(--ink)}
header{background:#1c1430;color:#fff}
header div,main{max-inline-size:64rem;margin-inline:auto;padding:1rem clamp(1rem,4vw,2rem)}
header div{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:baseline}
header strong{font-size:1.125rem;margin-inline-end:auto}
header a{color:#dccfff;padding-block:.625rem}
header a[aria-current]{color:#fff;font-weight:700;text-decoration:none}
main{display:grid;gap:1.5rem;padding-block:1.5rem 4rem}
h1{font-size:1.75rem;line-height:1.2;margin:0}`;

/** The QA pages with links in their header. */
const links = [
  ['', 'Settings'],
  ['requests', 'Requests'],
  ['data', 'Data'],
  ['events', 'Events'],
  ['charters', 'Charters'],
] as const;

/** Shows a QA page instead of the storefront: a header with links, a heading and the given parts. */
export const showPage = (
  { title, base, siteSlug }: { title: string; base: string; siteSlug: string },
  ...parts: Node[]
): void => {
  document.title = `${title}: mock backend`;
  adoptStyles(partStyles);
  adoptStyles(css);
  document.body.replaceChildren(
    element(
      'header',
      {},
      element(
        'div',
        {},
        element('strong', {}, `Mock backend of ${siteSlug}`),
        ...links.map(([path, label]) =>
          element(
            'a',
            {
              href: `${base}__mocks/${path}?site=${siteSlug}`,
              'aria-current': location.pathname === `${base}__mocks/${path}` && 'page',
            },
            label,
          ),
        ),
        element('a', { href: `${base}?site=${siteSlug}` }, 'Storefront'),
      ),
    ),
    element('main', {}, element('h1', {}, title), ...parts),
  );
};
