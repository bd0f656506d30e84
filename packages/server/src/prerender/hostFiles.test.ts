import { describe, expect, it } from 'vitest';
import { hostFiles } from './hostFiles.ts';

const rules = {
  headers: { 'content-security-policy': "default-src 'self'", 'x-frame-options': 'SAMEORIGIN' },
  redirects: new Map([['/old-page', '/new-page']]),
  appPages: ['/search/*', '/cars/:slug/checkout'],
};

describe('the rules of a host', () => {
  it('the rules of a host of Netlify answer a search without a file with the page that the browser fills', () => {
    expect(hostFiles('netlify', rules)).toEqual({
      _headers:
        "/*\n  content-security-policy: default-src 'self'\n  x-frame-options: SAMEORIGIN\n/assets/*\n  cache-control: public, max-age=31536000, immutable\n",
      _redirects: '/old-page /new-page 301\n/search/* /shell.html 200\n/cars/:slug/checkout /shell.html 200\n',
    });
  });

  it('the rules of a host of nginx are lines for a server block', () => {
    const lines = hostFiles('nginx', rules)['_nginx.conf']?.split('\n');
    expect(lines).toContain(`add_header content-security-policy "default-src 'self'" always;`);
    expect(lines).toContain('location = "/old-page" { return 301 "/new-page"; }');
    expect(lines).toContain('location ~* "^/search(/.*)?/?$" { try_files $uri $uri/index.html /shell.html; }');
    expect(lines).toContain('location ~* "^/cars/[^/]+/checkout/?$" { try_files $uri $uri/index.html /shell.html; }');
  });

  it('the rules of a host of Cloudflare have no redirect that is followed before a file is looked for', () => {
    expect(hostFiles('cloudflare', rules)['_redirects']).toBe('/old-page /new-page 301\n');
  });
});
