import { useTexts } from '@dealer/ui/Texts';
import { useLocation } from 'react-router';
import { pathOf, pathTo, sitePaths } from '@dealer/core/routes';
import { ServiceBanner } from '@dealer/ui/ServiceBanner';
import { useStorefront } from '../boot/storefront.ts';
import { focusMain } from '../browser/focusMain.ts';
import { useClosedNotice } from '../browser/useClosedNotice.ts';
import { useScrolledPast } from '../browser/useScrolledPast.ts';

/** Not the slug of any vehicle, which would close with it. */
const name = 'service banner';

/** In px: the first view of a page is not covered. */
const shownPast = 200;

/**
 * The banner of the workshop, on each page but the workshop's own, until it is closed for the session. It covers
 * nothing before the visitor scrolls.
 */
export const ServiceNotice = () => {
  const t = useTexts();
  const { site } = useStorefront();
  const { pathname } = useLocation();
  const [isClosed, close] = useClosedNotice(name);
  const isScrolled = useScrolledPast(shownPast);
  const path = pathTo('service');
  const variant = site.plugins.serviceBanner;
  return variant === null || isClosed || pathOf(pathname) === path || !sitePaths(site).includes(path) ? null : (
    <ServiceBanner
      variant={variant}
      text={t('Time for a service?')}
      action={{ label: t('Book a Service'), href: path }}
      atTop={!isScrolled}
      onClose={() => {
        close();
        focusMain();
      }}
    />
  );
};
