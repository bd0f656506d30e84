import { aSiteDoc } from '@dealer/core/testing';
import { describe, expect, it } from 'vitest';
import { aLookFolder } from '@dealer/vite/test';
import { productionHandler } from './productionHandler.ts';
import { scriptHashes } from '@dealer/server/http';

const folder = aLookFolder({
  'dist/index.html': '<!doctype html><script>start()</script><script type="module" src="/a.js"></script>',
  'dist/assets/a-1.js': 'export {};',
  'sites/c/site.json': JSON.stringify(
    aSiteDoc({ slug: 'c', url: 'https://c.example', security: { httpsSubdomains: true } }),
  ),
  'sites/a/site.json': JSON.stringify(
    aSiteDoc({ slug: 'a', url: 'https://a.example', services: { api: { baseUrl: 'https://api.a.example/v1' } } }),
  ),
  'sites/b/site.json': '{"slug":"b"}',
});
const handler = productionHandler(
  { template: 'test', folder, defaultSite: 'a' },
  { search: async () => Response.json({ hits: [] }) },
);
const headersOf = async (address: string, headers: Record<string, string> = {}): Promise<Headers> =>
  (await handler(new Request(address, { headers }))).headers;

describe('scriptHashes', () => {
  it('hashes the scripts that are run from the page, and no data', () => {
    const html = '<script>a()</script><script src="/b.js"></script><script type="application/json" id="x">{}</script>';
    // printf 'a()' | openssl dgst -sha256 -binary | base64
    expect(scriptHashes(html)).toEqual(['sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=']);
  });
});

describe('the headers of the production server', () => {
  it('the headers of the production server name the services of the site and the inline script of the build', async () => {
    const policy = (await headersOf('http://a.example/')).get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src 'self' '${scriptHashes('<script>start()</script>')[0]}'`);
    expect(policy).toContain("connect-src 'self' https://api.a.example;");
    expect(policy).not.toMatch(/script-src [^;]*unsafe/);
  });

  it('the headers of the production server have a policy for a broken site file too', async () => {
    expect((await headersOf('http://localhost/?site=b')).get('content-security-policy')).toContain("object-src 'none'");
  });

  it('the headers of the production server require https only where the visitor uses https', async () => {
    expect((await headersOf('http://a.example/')).get('strict-transport-security')).toBeNull();
    expect(
      (await headersOf('http://a.example/', { 'x-forwarded-proto': 'https' })).get('strict-transport-security'),
    ).toBe('max-age=63072000');
  });

  it('the headers of the production server require it of subdomains where the dealer says so, on pages and files alike', async () => {
    for (const path of ['/', '/site.json', '/assets/a-1.js', '/nowhere.js'])
      expect([
        path,
        (await headersOf(`http://c.example${path}`, { 'x-forwarded-proto': 'https' })).get('strict-transport-security'),
      ]).toEqual([path, 'max-age=63072000; includeSubDomains']);
  });

  it('the headers of the production server are on files and on the site too', async () => {
    for (const path of ['/assets/a-1.js', '/site.json', '/robots.txt']) {
      const headers = await headersOf(`http://a.example${path}`);
      expect([path, headers.get('x-content-type-options'), headers.get('permissions-policy')]).toEqual([
        path,
        'nosniff',
        expect.stringContaining('camera=()'),
      ]);
    }
  });

  it('the headers of the production server let the browser ask whether the site has changed', async () => {
    const etag = (await headersOf('http://a.example/site.json')).get('etag') ?? '';
    const repeated = await handler(new Request('http://a.example/site.json', { headers: { 'if-none-match': etag } }));
    expect(repeated.status).toBe(304);
  });
});
