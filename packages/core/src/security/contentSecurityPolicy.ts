import type { Site } from '../site/site.ts';

/** The origin of an absolute address; undefined for a path or anything else. */
const originOf = (address: string | undefined): string | undefined => {
  if (address === undefined) return undefined;
  try {
    const { origin, protocol } = new URL(address.startsWith('//') ? `https:${address}` : address);
    return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
  } catch {
    return undefined;
  }
};

const origins = (addresses: readonly (string | undefined)[]): string[] =>
  [...new Set(addresses.map(originOf))].filter((origin) => origin !== undefined);

/** Players of videos and maps, which a page shows in a frame. */
const frames = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com', 'https://www.google.com'];

/** The service that looks up postcodes where the site names no other. */
const usualGeocoder = 'https://maps.googleapis.com';

type CaptchaProvider = NonNullable<Site['services']['captcha']>['provider'];

/** The origins of a captcha service: its script, its frame, its style sheets and its calls. */
const captchaOrigins: Record<CaptchaProvider, readonly string[]> = {
  turnstile: ['https://challenges.cloudflare.com'],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
};

/** A hash of an inline script as a policy writes it: "sha256-" and base64. */
export type ScriptHash = `sha256-${string}`;

/**
 * The content security policy of a site. Scripts come from the site itself and its captcha service, or are inline with one of the hashes; connections go to the
 * site and its configured services. Style sheets come from the site; style attributes are allowed, because pages that are rendered on a
 * server carry the tints of pictures and the positions of sliders in them. Pictures and films come from any https address, because the
 * stock names them. Code may write text into the page as HTML or script through the one policy of the storefront only (Trusted Types).
 *
 * @example
 * contentSecurityPolicy(aSite(), { scriptHashes: ['sha256-abc='], isSecure: true }).split('; ')[0] // => "default-src 'self'"
 */
export const contentSecurityPolicy = (
  site: Pick<Site, 'services'>,
  { scriptHashes, isSecure }: { scriptHashes: readonly ScriptHash[]; isSecure: boolean },
): string => {
  const { search, api, auth, images, maps, analytics, payments, captcha } = site.services;
  const captchas = captcha === null ? [] : captchaOrigins[captcha.provider];
  const connections = origins([
    search.host,
    api.baseUrl,
    auth?.url,
    ...(maps === null ? [] : [maps.geocodeUrl ?? usualGeocoder]),
    ...analytics.map(({ url }) => url),
  ]);
  const pictures = origins([images.baseUrl, maps?.imageUrl]);
  const directives: readonly (readonly [name: string, ...sources: string[]])[] = [
    ['default-src', "'self'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', "'self'"],
    ['script-src', "'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...captchas],
    ['script-src-attr', "'none'"],
    ['style-src', "'self'", ...captchas],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:', 'https:', ...pictures],
    ['media-src', "'self'", 'blob:', 'https:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...connections, ...captchas],
    ['frame-src', "'self'", ...frames, ...captchas],
    ['form-action', "'self'", ...payments.allowedHosts.map((host) => `https://${host}`)],
    // The scripts of a captcha service write HTML of their own.
    ...(captcha === null
      ? [['require-trusted-types-for', "'script'"] as const, ['trusted-types', 'default'] as const]
      : []),
    ...(isSecure ? [['upgrade-insecure-requests'] as const] : []),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
};
