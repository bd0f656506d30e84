const isLoopback = (host: string): boolean => host === 'localhost' || host === '127.0.0.1';

/**
 * Whether the page may be left for an address that a service answered with, such as a lender's or a payment page (site values
 * `services.redirects.allowedHosts` and `services.payments.allowedHosts`; domain facts, section 5): https, one of exactly these hosts, on
 * the usual port, without a user in front. Gives the address as a browser reads it, or nothing. A loopback host that the list names may
 * be followed by http and on any port, as mocked pages are served; browsers trust it like https, and it leads to nobody else's machine.
 *
 * @example
 * allowedRedirect('https://pay.example.com/session/7', ['pay.example.com']); // => 'https://pay.example.com/session/7'
 * allowedRedirect('https://pay.example.com.evil.example/', ['pay.example.com']); // => undefined
 */
export const allowedRedirect = (value: unknown, allowedHosts: readonly string[]): string | undefined => {
  if (typeof value !== 'string' || value.length > 4_000 || /[\s\p{Cc}\p{Cf}\p{Cs}\\]/u.test(value)) return undefined;
  // Two slashes after the scheme and no user: what reads like another host than it is, is refused before it is parsed.
  if (!/^https?:\/\/[^/@?#]+(?:[/?#]|$)/i.test(value)) return undefined;
  try {
    const url = new URL(value);
    const isKnown = allowedHosts.some((host) => host.toLowerCase() === url.hostname);
    if (!isKnown) return undefined;
    // An origin other than "https://host" has a port of its own.
    return isLoopback(url.hostname) || url.origin === `https://${url.hostname}` ? url.href : undefined;
  } catch {
    return undefined;
  }
};
