import { financePath } from '@dealer/core/routes';
import type { Site } from '@dealer/core/site';
import { availablePaths } from './availablePaths.ts';

/**
 * The pages that exist on this site: those of every site, its own finance page, and those that it has words for.
 *
 * @example
 * sitePaths(site).includes('/privacy-policy') // => true, where the site has a privacy policy
 */
export const sitePaths = (site: Pick<Site, 'legal' | 'routes' | 'services' | 'spinToWin'>): readonly string[] => [
  ...availablePaths,
  financePath(site),
  ...(site.legal.terms.length > 0 ? ['/terms-and-conditions'] : []),
  ...(site.services.payments.allowedHosts.length > 0 ? ['/online-payment'] : []),
  ...(site.spinToWin.prizes.length > 0 ? ['/spin-to-win'] : []),
  ...(site.legal.privacy.length > 0 ? ['/privacy-policy'] : []),
];
