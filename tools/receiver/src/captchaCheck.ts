/** The services whose tokens can be verified. */
export type CaptchaProvider = 'turnstile' | 'hcaptcha';

/** `unavailable`: the service did not answer, or the secret is wrong. */
type CaptchaResult = 'passed' | 'failed' | 'unavailable';

/** Verifies the token of a lead with the captcha service. */
export type CaptchaCheck = (token: string | undefined) => Promise<CaptchaResult>;

const addresses: Record<CaptchaProvider, string> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
};

const timeoutMs = 5_000;
const longestToken = 8_192;

/** Creates the check of a service. The visitor's address is not sent. */
export const captchaCheck =
  ({
    provider,
    secret,
    address = addresses[provider],
  }: {
    provider: CaptchaProvider;
    secret: string;
    address?: string;
  }): CaptchaCheck =>
  async (token) => {
    if (token === undefined || token === '' || token.length > longestToken) return 'failed';
    try {
      const response = await fetch(address, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) return 'unavailable';
      const { success, 'error-codes': codes } = (await response.json()) as {
        success?: unknown;
        'error-codes'?: unknown;
      };
      if (success === true) return 'passed';
      // A wrong secret is the dealer's mistake, not the shopper's.
      return Array.isArray(codes) && codes.some((code) => String(code).includes('secret')) ? 'unavailable' : 'failed';
    } catch {
      return 'unavailable';
    }
  };
