/** The hosts of files for which `npm run prerender` writes rules. */
export const staticHosts = ['netlify', 'cloudflare', 'nginx'] as const;
export type StaticHost = (typeof staticHosts)[number];

export type HostRules = {
  /** The security headers of pages. */
  headers: Readonly<Record<string, string>>;
  redirects: ReadonlyMap<string, string>;
  /** Patterns of addresses without a file that are pages all the same, such as `/search/*` and `/cars/:slug/checkout`. */
  appPages: readonly string[];
};

/** The page without content, which the browser fills at any address. */
export const shellName = 'shell.html';

const escaped = (text: string): string => text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');

/** A pattern of the route table as a regular expression. */
const expression = (pattern: string): string =>
  `^${escaped(pattern).replaceAll(/:\w+/g, '[^/]+').replace(/\/\*$/, '(/.*)?')}/?$`;

const headerLines = ({ headers }: HostRules): string[] =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

const headerFile = (rules: HostRules): string =>
  `/*\n${headerLines(rules).join('\n')}\n/assets/*\n  cache-control: public, max-age=31536000, immutable\n`;

const redirectLines = ({ redirects }: HostRules): string[] => [...redirects].map(([from, to]) => `${from} ${to} 301\n`);

/** On Netlify a rule without "!" counts only where there is no file. */
const netlify = (rules: HostRules): Record<string, string> => ({
  _headers: headerFile(rules),
  _redirects: [...redirectLines(rules), ...rules.appPages.map((pattern) => `${pattern} /${shellName} 200\n`)].join(''),
});

/** Cloudflare Pages follows `_redirects` before it looks for a file, and moves `/search` to `/search/`: a worker decides instead. */
const cloudflare = (rules: HostRules): Record<string, string> => ({
  _headers: headerFile(rules),
  _redirects: redirectLines(rules).join(''),
  '_worker.js': `// Written by npm run prerender. The files of the website are the binding ASSETS.
const appPages = [${rules.appPages.map((pattern) => `/${expression(pattern).replaceAll('/', '\\/')}/i`).join(', ')}];

export default {
  async fetch(request, env) {
    const { origin, pathname } = new URL(request.url);
    const file = (path) => env.ASSETS.fetch(new Request(origin + path, request));
    // The address of a vehicle may have a dot too.
    if (/\\.\\w+$/.test(pathname)) {
      const found = await file(pathname);
      if (found.status !== 404) return found;
    }
    const page = await file(pathname.replace(/\\/*$/, '/'));
    return page.status === 404 && appPages.some((pattern) => pattern.test(pathname)) ? file('/shell') : page;
  },
};
`,
});

const quoted = (value: string): string => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const nginx = (rules: HostRules): Record<string, string> => ({
  '_nginx.conf': [
    '# Written by npm run prerender, for the server block of the site: include /srv/www/_nginx.conf;',
    ...Object.entries(rules.headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    'error_page 404 /404.html;',
    'expires -1;',
    'location ~ ^/_ { return 404; }',
    'location /assets/ { expires 365d; try_files $uri =404; }',
    ...[...rules.redirects].map(([from, to]) => `location = ${quoted(from)} { return 301 ${quoted(to)}; }`),
    ...rules.appPages.map(
      (pattern) => `location ~* ${quoted(expression(pattern))} { try_files $uri $uri/index.html /${shellName}; }`,
    ),
    'location / { try_files $uri $uri/index.html =404; }',
    '',
  ].join('\n'),
});

/**
 * The files with the rules of a website for a host of files: security headers, redirects, and the pages that have no file.
 */
export const hostFiles = (host: StaticHost, rules: HostRules): Record<string, string> =>
  ({ netlify, cloudflare, nginx })[host](rules);
