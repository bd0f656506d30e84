import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

const policyOf = (site = aSite(), isSecure = true): Record<string, string[]> =>
  Object.fromEntries(
    contentSecurityPolicy(site, { scriptHashes: ['sha256-abc='], isSecure })
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );

describe('contentSecurityPolicy', () => {
  it('contentSecurityPolicy runs scripts of the site and the known inline script, and no other', () => {
    expect(policyOf()).toMatchObject({
      'script-src': ["'self'", "'sha256-abc='"],
      'script-src-attr': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'self'"],
      'style-src': ["'self'"],
    });
  });

  it('contentSecurityPolicy connects to the services of the site, by origin', () => {
    const site = aSite({
      services: {
        search: { host: 'https://search.example/one/', apiKey: '' },
        api: { baseUrl: '/backend' },
        auth: { url: 'https://auth.example', anonKey: 'k' },
        analytics: [{ kind: 'http', url: 'https://events.example/collect?a=1' }],
      },
    });
    expect(policyOf(site)['connect-src']).toEqual([
      "'self'",
      'https://search.example',
      'https://auth.example',
      'https://events.example',
    ]);
  });

  it('looks up postcodes where the site has a maps service only', () => {
    const site = aSite({ services: { maps: { key: 'k', imageUrl: 'https://maps.example/picture' } } });
    expect(policyOf(site)['connect-src']).toContain('https://maps.googleapis.com');
    expect(policyOf(site)['img-src']).toContain('https://maps.example');
    expect(policyOf()['connect-src']).toEqual(["'self'"]);
  });

  it.each([
    ['turnstile', ['https://challenges.cloudflare.com']],
    ['hcaptcha', ['https://hcaptcha.com', 'https://*.hcaptcha.com']],
  ] as const)(
    'contentSecurityPolicy runs the scripts and frames of %s only where the site uses it',
    (provider, hosts) => {
      const policy = policyOf(aSite({ services: { captcha: { provider, siteKey: 'k' } } }));
      expect(policy['script-src']).toEqual(["'self'", "'sha256-abc='", ...hosts]);
      for (const directive of ['frame-src', 'connect-src', 'style-src'])
        expect(policy[directive]).toEqual(expect.arrayContaining([...hosts]));
      expect(JSON.stringify(policyOf())).not.toMatch(/cloudflare|hcaptcha/);
    },
  );

  it('contentSecurityPolicy lets code write HTML through the policy of the storefront only, unless the site has a captcha service', () => {
    expect(policyOf()).toMatchObject({ 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] });
    const withCaptcha = policyOf(aSite({ services: { captcha: { provider: 'turnstile', siteKey: 'k' } } }));
    expect(withCaptcha).not.toHaveProperty('require-trusted-types-for');
  });

  it('contentSecurityPolicy does not upgrade the requests of a page on http', () => {
    expect(policyOf(aSite(), false)).not.toHaveProperty('upgrade-insecure-requests');
    expect(policyOf()).toHaveProperty('upgrade-insecure-requests');
  });
});

describe('the addresses of services', () => {
  it.each([
    ['http://images.example/cars', 'http://images.example'],
    ['/pictures', undefined],
  ])('the addresses of services: %s allows %s', (baseUrl, origin) => {
    const pictures = policyOf(aSite({ services: { images: { baseUrl } } }))['img-src'] ?? [];
    expect(pictures.slice(4)).toEqual(origin === undefined ? [] : [origin]);
  });
});
