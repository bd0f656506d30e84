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
  it('runs scripts of the site and the known inline script, and no other', () => {
    expect(policyOf()).toMatchObject({
      'script-src': ["'self'", "'sha256-abc='"],
      'script-src-attr': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'self'"],
      'style-src': ["'self'"],
    });
  });

  it('connects to the services of the site, by origin', () => {
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

  it('does not upgrade the requests of a page on http', () => {
    expect(policyOf(aSite(), false)).not.toHaveProperty('upgrade-insecure-requests');
    expect(policyOf()).toHaveProperty('upgrade-insecure-requests');
  });
});
