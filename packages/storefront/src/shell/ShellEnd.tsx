import { Suspense, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { locatorPath } from '@dealer/core/contact';
import { sitePaths } from '@dealer/core/routes';
import { useStorefront } from '../boot/storefront.ts';
import { lazyWithPreload } from '../pageStart/later/lazyWithPreload.tsx';
import { ErrorRegion } from '../errors/ErrorRegion.tsx';
import { SlotWithFallback } from '../slots/SlotWithFallback.tsx';
import { footerFacts } from './footerFacts.ts';

const ServiceNotice = lazyWithPreload(async () => (await import('./ServiceNotice.tsx')).ServiceNotice);

/** The footer of a site, drawn by the look. */
const SiteFooter = ({ phoneText }: { phoneText: (number: string) => string }) => {
  const { site, now } = useStorefront();
  const [time] = useState(now);
  const navigate = useNavigate();
  const props = useMemo(
    () =>
      footerFacts(site, sitePaths(site), {
        now: time,
        phoneText,
        onFind: (postcode) =>
          void navigate(locatorPath({ postcode, area: '', type: 'all', view: 'list', open: false })),
      }),
    [site, time, phoneText, navigate],
  );
  return <SlotWithFallback name="Footer" props={props} />;
};

/**
 * What comes after each page: the banner of the workshop and the footer. The first view does without them, so their code is not in the
 * first load.
 */
export const ShellEnd = ({ phoneText }: { phoneText: (number: string) => string }) => {
  const { serviceBanner } = useStorefront().site.plugins;
  return (
    <>
      {serviceBanner ? (
        <ErrorRegion name="service banner" fallback={null}>
          <Suspense>
            <ServiceNotice />
          </Suspense>
        </ErrorRegion>
      ) : null}
      <SiteFooter phoneText={phoneText} />
    </>
  );
};
