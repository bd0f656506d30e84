import type { SiteLocation } from '@dealer/core/site';
import { pageContext } from '../pageContext.ts';

/** The location of the page. */
export const [DealershipContext, usePageLocation] = pageContext<SiteLocation>('the page of a dealership');
