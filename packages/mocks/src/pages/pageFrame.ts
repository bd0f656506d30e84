import { adoptStyles } from './adoptStyles.ts';
import { element } from './element.ts';

const css = `
:root{color-scheme:light dark;--ink:#191525;--quiet:#5d566e;--line:#ded9e8;--paper:#fff;--shade:#f6f4fa;--link:#4d2fb0}
@media (prefers-color-scheme:dark){:root{--ink:#f2effa;--quiet:#b3abc6;--line:#3b3450;--paper:#161222;--shade:#201a31;--link:#c3b1ff}}
body{margin:0;background:var(--shade);color:var(--ink);font:400 1rem/1.5 ui-sans-serif,system-ui,sans-serif}
header{background:#1c1430;color:#fff}
header div,main{max-inline-size:64rem;margin-inline:auto;padding:1rem clamp(1rem,4vw,2rem)}
header div{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:baseline}
header strong{font-size:1.125rem;margin-inline-end:auto}
header a{color:#dccfff;padding-block:.625rem}
main{display:grid;gap:1.5rem;padding-block:1.5rem 4rem}
h1{font-size:1.75rem;line-height:1.2;margin:0}
h2{font-size:1.125rem;margin:0 0 .75rem}
p{margin:0;max-inline-size:44rem}
section,article{background:var(--paper);border:1px solid var(--line);border-radius:.75rem;padding:1.25rem;min-inline-size:0}
a{color:var(--link)}
ul{margin:0;padding:0;list-style:none;display:grid;gap:.25rem}
.quiet{color:var(--quiet)}
.row{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center}
.choice{display:grid;grid-template-columns:1.5rem 1fr;gap:.25rem .5rem;padding-block:.5rem;min-block-size:2.75rem;align-items:start}
.choice input{inline-size:1.25rem;block-size:1.25rem;margin:.125rem 0 0}
label{font-weight:600}
input[type=text],input[type=number]{font:inherit;color:inherit;background:var(--paper);border:1px solid var(--quiet);border-radius:.375rem;padding:.5rem .75rem;min-block-size:2.75rem;box-sizing:border-box;inline-size:100%}
button{font:inherit;font-weight:600;min-block-size:2.75rem;padding:.5rem 1rem;border-radius:.375rem;border:1px solid var(--quiet);background:var(--paper);color:inherit;cursor:pointer}
button.main{background:#4d2fb0;border-color:#4d2fb0;color:#fff}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
form{display:grid;gap:1rem}
dl{display:grid;grid-template-columns:minmax(7rem,max-content) 1fr;gap:.25rem 1rem;margin:.75rem 0 0}
dt{color:var(--quiet)}
dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}
@media (max-width:30rem){dl{grid-template-columns:1fr}dd{margin-block-end:.5rem}}`;

/**
 * Shows a QA page instead of the storefront: a header with links, a heading and the given parts.
 *
 * @example
 * showPage({ title: 'Leads', base: '/', siteSlug: 'kauri-motor-group' }, list)
 */
export const showPage = (
  { title, base, siteSlug }: { title: string; base: string; siteSlug: string },
  ...parts: Node[]
): void => {
  document.title = `${title}: mock backend`;
  adoptStyles(css);
  document.body.replaceChildren(
    element(
      'header',
      {},
      element(
        'div',
        {},
        element('strong', {}, `Mock backend of ${siteSlug}`),
        element('a', { href: `${base}__mocks/?site=${siteSlug}` }, 'Scenarios'),
        element('a', { href: `${base}__mocks/leads?site=${siteSlug}` }, 'Leads'),
        element('a', { href: `${base}__mocks/events?site=${siteSlug}` }, 'Events'),
        element('a', { href: `${base}?site=${siteSlug}` }, 'Storefront'),
      ),
    ),
    element('main', {}, element('h1', {}, title), ...parts),
  );
};
