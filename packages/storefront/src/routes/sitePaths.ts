import type { Site } from '@dealer/core/site';
import { availablePaths } from './availablePaths.ts';

/**
 * The pages that exist on this site: those of every site, and those that it has words for.
 *
 * @example
 * sitePaths(site).includes('/privacy-policy') // => true, where the site has a privacy policy
 */
export const sitePaths = ({ legal, services, spinToWin }: Pick<Site, 'legal' | 'services' | 'spinToWin'>): readonly string[] => [
  ...availablePaths,
  ...(legal.terms.length > 0 ? ['/terms-and-conditions'] : []),
  ...(services.payments.allowedHosts.length > 0 ? ['/online-payment'] : []),
  ...(spinToWin.prizes.length > 0 ? ['/spin-to-win'] : []),
  ...(legal.privacy.length > 0 ? ['/privacy-policy'] : []),
];
