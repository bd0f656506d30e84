import {
  anyText,
  choice,
  fields,
  formatted,
  group,
  listOf,
  nullable,
  onOff,
  optional,
  filledText,
} from '../../settings/index.ts';

const key = () => anyText(undefined, Infinity);
const hosts = () => listOf(formatted('host'), []);

/**
 * Where analytics events go: `id` names another data layer, `url` is where `http` posts to, `needsConsent` waits until the
 * visitor agrees.
 */
export const analyticsSinkKind = fields({
  kind: choice(['dataLayer', 'console', 'http']),
  id: optional(key()),
  url: optional(formatted('service')),
  needsConsent: optional(onOff()),
});

/** @since 0.1 */
export const serviceSettings = {
  /** What is measured. @since 0.1 */
  analytics: group({
    /** Names of the dealer's own campaign parameters, in addition to those of the common advertising services. */
    campaignParams: listOf(filledText(), []),
  }),
  /** How browsers reach the site. @since 0.1 */
  security: group({
    /** For two years browsers use https for all subdomains of the site's host too, such as a mail or intranet server. */
    httpsSubdomains: onOff(false),
  }),
  /** Addresses and public keys of the services behind the site. @since 0.1 */
  services: group({
    /** The search server (Meilisearch). */
    search: group({
      /** Its address; empty: the same host. */
      host: formatted('service', ''),
      /** Its key, which every visitor can read: one that can only search. */
      apiKey: anyText('', Infinity),
    }),
    /** The dealer's backend. */
    api: group({
      /** Its address; empty: the same host. */
      baseUrl: formatted('service', ''),
    }),
    /** A Supabase Auth service: its address and public key; null: nobody can sign in. */
    auth: nullable(fields({ url: formatted('webAddress'), anonKey: key() })),
    /** The picture server. */
    images: group({
      /** The address in front of pictures' paths; empty: paths are used as they are. */
      baseUrl: formatted('service', ''),
      /** `query`: `?width=&quality=` is added; `plain`: addresses are used as they are. */
      kind: choice(['query', 'plain'], 'plain'),
    }),
    /** Maps: the key, where pictures of maps come from (empty: none), and where postcodes are looked up instead of the usual address; null: none. */
    maps: nullable(fields({ key: key(), imageUrl: formatted('service'), geocodeUrl: optional(formatted('service')) })),
    /**
     * The captcha of the forms, by Cloudflare Turnstile or hCaptcha: the public key of the site at that service. The backend verifies its
     * token. null: none. @since 0.1
     */
    captcha: nullable(fields({ provider: choice(['turnstile', 'hcaptcha']), siteKey: key() })),
    /** Where analytics events go. */
    analytics: listOf(analyticsSinkKind, [], 'kind'),
    /** How visitors give consent if a sink needs it: in the page's own bar, or in the dealer's tool. */
    consent: choice(['bar', 'own'], 'bar'),
    /** The payment service. */
    payments: group({
      /** The hosts of its payment pages; a payment page on any other host is not opened. */
      allowedHosts: hosts(),
    }),
    /** Other services that visitors are redirected to. */
    redirects: group({
      /** The hosts of these services; the browser is sent to no other. */
      allowedHosts: hosts(),
    }),
  }),
};
