import { Suspense, useMemo, useState } from 'react';
import { sitePaths } from '@dealer/core/routes';
import { useStorefront } from '../boot/storefront.ts';
import { later } from '../region/later.tsx';
import { Region } from '../region/Region.tsx';
import { SlotRegion } from '../region/SlotRegion.tsx';
import { footerFacts } from './footerFacts.ts';

const ServiceNotice = later(async () => (await import('./ServiceNotice.tsx')).ServiceNotice);

/** The footer of a site, drawn by the look. */
const SiteFooter = ({ phoneText }: { phoneText: (number: string) => string }) => {
  const { site, now } = useStorefront();
  const [time] = useState(now);
  const props = useMemo(() => footerFacts(site, sitePaths(site), { now: time, phoneText }), [site, time, phoneText]);
  return <SlotRegion name="Footer" props={props} />;
};

/**
 * What comes after each page: the banner of the workshop and the footer. The first view does without them, so their code is not in the
 * first load.
 *
 * @example
 * <ShellEnd phoneText={(number) => number} />
 */
export const ShellEnd = ({ phoneText }: { phoneText: (number: string) => string }) => {
  const { serviceBanner } = useStorefront().site.plugins;
  return (
    <>
      {serviceBanner ? (
        <Region name="service banner" fallback={null}>
          <Suspense>
            <ServiceNotice />
          </Suspense>
        </Region>
      ) : null}
      <SiteFooter phoneText={phoneText} />
    </>
  );
};
