import { withFormCheck } from '@dealer/core/enquiry';

/** The longest that sending waits for the captcha's token, in milliseconds; the dealer's server then decides without one. */
const longestTokenWaitMs = 10_000;

/** The state of a form's spam check. It changes without a render. */
export type FormCheck = {
  /** The hidden field; a ref callback. */
  readonly setTrap: (field: HTMLInputElement | null) => void;
  /** A captcha is shown: sending waits for its token. `renew` requests another token. Returns the end of the connection. */
  readonly connect: (renew: () => void) => () => void;
  /** The captcha's token; undefined: expired. */
  readonly setToken: (token: string | undefined) => void;
  /** The captcha failed: sending does not wait for it. */
  readonly fail: () => void;
  /** The payload with the values of the check, as soon as there is a token where one is expected. */
  readonly addTo: <Payload extends Readonly<Record<string, unknown>>>(payload: Payload) => Promise<Payload>;
  /** The lead was refused: the next attempt needs another token, and a hidden field that a browser filled in is emptied. */
  readonly reset: () => void;
};

/** Creates the spam check of a form that opens now. */
export const createFormCheck = (now: () => number): FormCheck => {
  const openedAt = now();
  let trap: HTMLInputElement | null = null;
  let renew: (() => void) | undefined;
  let token: string | undefined;
  let waiting: (() => void)[] = [];
  const release = (): void => {
    for (const go of waiting) go();
    waiting = [];
  };
  const tokenKnown = (): Promise<void> =>
    renew === undefined || token !== undefined
      ? Promise.resolve()
      : new Promise((resolve) => {
          waiting.push(resolve);
          setTimeout(resolve, longestTokenWaitMs);
        });
  return {
    setTrap: (field) => void (trap = field),
    connect: (next) => {
      renew = next;
      return () => {
        renew = undefined;
        token = undefined;
        release();
      };
    },
    setToken: (next) => {
      token = next;
      if (next !== undefined) release();
    },
    fail: () => {
      renew = undefined;
      release();
    },
    addTo: async (payload) => {
      await tokenKnown();
      return withFormCheck(payload, { openMs: now() - openedAt, trap: trap?.value ?? '', token });
    },
    reset: () => {
      if (trap) trap.value = '';
      token = undefined;
      renew?.();
    },
  };
};
