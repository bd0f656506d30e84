import { absoluteAddress } from '../detail/absoluteAddress.ts';
import type { Site } from '../site/site.ts';

/**
 * The `@id` by which structured data of all pages refer to the dealer.
 *
 * @example
 * dealerId({ url: 'https://harbour.example' }); // => 'https://harbour.example/#dealer'
 */
export const dealerId = (site: Pick<Site, 'url'>): string => absoluteAddress('/#dealer', site);
