import type { Site } from '@dealer/core/site';

/** The part of the interface that Turnstile and hCaptcha have in common. */
type CaptchaService = {
  readonly render: (
    box: HTMLElement,
    options: {
      sitekey: string;
      callback: (token: string) => void;
      'expired-callback': () => void;
      'error-callback': () => void;
    },
  ) => string;
  readonly reset: (id: string) => void;
  readonly remove: (id: string) => void;
};

type Provider = NonNullable<Site['services']['captcha']>['provider'];

/** The name of the function that the script calls when it is ready. */
const readyName = 'dealerCaptchaReady';

const scripts: Record<Provider, { address: string; global: string }> = {
  turnstile: { address: 'https://challenges.cloudflare.com/turnstile/v0/api.js', global: 'turnstile' },
  hcaptcha: { address: 'https://js.hcaptcha.com/1/api.js', global: 'hcaptcha' },
};

let loading: Promise<CaptchaService> | undefined;

/** Loads the script of a captcha service, once for a page; rejects where it is blocked or does not answer. */
export const loadCaptcha = (provider: Provider): Promise<CaptchaService> => {
  loading ??= new Promise<CaptchaService>((resolve, reject) => {
    const { address, global } = scripts[provider];
    const script = document.createElement('script');
    Reflect.set(globalThis, readyName, () => resolve(Reflect.get(globalThis, global) as CaptchaService));
    script.addEventListener('error', () => {
      // The next form tries it again.
      loading = undefined;
      script.remove();
      reject(new Error('The captcha could not be loaded.'));
    });
    script.async = true;
    script.src = `${address}?render=explicit&onload=${readyName}`;
    document.head.append(script);
  });
  return loading;
};
