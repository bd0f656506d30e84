import { useEffect, useRef, useState } from 'react';
import type { Site } from '@dealer/core/site';
import type { Vehicle } from '@dealer/core/vehicle';
import { useTexts } from '@dealer/ui/Texts';
import type { FormCheck } from './createFormCheck.ts';
import { loadCaptcha } from './loadCaptcha.ts';
import { OrCall } from './OrCall.tsx';

/**
 * The captcha of the site's service. Where its script is blocked, the form can still be sent, and the yard's number is shown.
 */
export const CaptchaBox = ({
  captcha: { provider, siteKey },
  check,
  vehicle,
}: {
  captcha: NonNullable<Site['services']['captcha']>;
  check: FormCheck;
  vehicle?: Vehicle | undefined;
}) => {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    let remove: (() => void) | undefined;
    let renew: (() => void) | undefined;
    // From the start: a form that is sent while the script loads waits for it.
    const disconnect = check.connect(() => renew?.());
    const fail = (): void => {
      check.fail();
      if (!isGone) setHasFailed(true);
    };
    void loadCaptcha(provider).then((service) => {
      if (isGone || box.current === null) return;
      const id = service.render(box.current, {
        sitekey: siteKey,
        callback: check.setToken,
        'expired-callback': () => check.setToken(undefined),
        'error-callback': fail,
      });
      renew = () => service.reset(id);
      remove = () => service.remove(id);
    }, fail);
    return () => {
      isGone = true;
      disconnect();
      remove?.();
    };
  }, [provider, siteKey, check]);
  return (
    <div>
      <div ref={box} data-part="captcha" />
      <div role="status">
        {hasFailed ? (
          <p>
            {t('The security check of this form could not be loaded. You can try to send it')}
            <OrCall vehicle={vehicle} />
          </p>
        ) : null}
      </div>
    </div>
  );
};
