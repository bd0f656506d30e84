import { Suspense, useEffect, useRef, useState } from 'react';
import type { Vehicle } from '@dealer/core/vehicle';
import { FormTrap } from '@dealer/ui/FormTrap';
import { useStorefront } from '../boot/storefront.ts';
import { lazyWithPreload } from '../pageStart/later/lazyWithPreload.tsx';
import type { FormCheck } from './createFormCheck.ts';

const CaptchaBox = lazyWithPreload(async () => (await import('./CaptchaBox.tsx')).CaptchaBox);

/**
 * The spam check of a form: the hidden field, and the captcha where the site has one. The captcha loads when the visitor enters the form,
 * so a page with a form loads nothing for it.
 */
export const FormCheckField = ({ check, vehicle }: { check: FormCheck; vehicle?: Vehicle | undefined }) => {
  const { captcha } = useStorefront().site.services;
  const field = useRef<HTMLInputElement>(null);
  const [isEntered, setIsEntered] = useState(false);
  useEffect(() => {
    check.setTrap(field.current);
    const form = field.current?.form;
    const enter = (): void => setIsEntered(true);
    form?.addEventListener('focusin', enter, { once: true });
    return () => form?.removeEventListener('focusin', enter);
  }, [check]);
  return (
    <>
      <FormTrap ref={field} />
      {captcha !== null && isEntered ? (
        <Suspense>
          <CaptchaBox captcha={captcha} check={check} vehicle={vehicle} />
        </Suspense>
      ) : null}
    </>
  );
};
