import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentSecurityPolicy, strictTransport } from '@dealer/core/security';
import type { ScriptHash } from '@dealer/core/security';
import type { Site } from '@dealer/core/site';

const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The hashes of the inline scripts of a page, for its content security policy. Data in scripts (`application/json`) is not run and needs none.
 */
export const scriptHashes = (html: string): ScriptHash[] =>
  [...html.matchAll(inlineScript)].map(
    ([, script = '']): ScriptHash => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );

/** The hashes of the inline scripts of a build's page. */
export const builtScriptHashes = (dist: string): ScriptHash[] => {
  const page = join(dist, 'index.html');
  return existsSync(page) ? scriptHashes(readFileSync(page, 'utf8')) : [];
};

/**
 * The security headers of each answer of a site; pages have the content security policy in addition. Without a site (an unknown host, a
 * broken site file) a page may load from its own host only.
 */
export const securityHeaders = ({
  site,
  isPage,
  isSecure,
  hashes,
}: {
  site: Site | undefined;
  isPage: boolean;
  isSecure: boolean;
  hashes: readonly ScriptHash[];
}): Record<string, string> => {
  const headers: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'SAMEORIGIN',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy':
      'camera=(), microphone=(), usb=(), serial=(), payment=(self), geolocation=(self), browsing-topics=()',
  };
  if (isSecure) headers['strict-transport-security'] = strictTransport(site);
  if (isPage)
    headers['content-security-policy'] =
      site === undefined
        ? `default-src 'self'; img-src 'self' data:; base-uri 'none'; object-src 'none'; frame-ancestors 'self'; script-src 'self'${hashes.map((hash) => ` '${hash}'`).join('')}`
        : contentSecurityPolicy(site, { scriptHashes: hashes, isSecure });
  return headers;
};
