import type { Breadcrumb } from '@dealer/core/vehicle-page';
import type { OfferLoaderData } from './offerLoader.ts';
import { pageContext } from '../pageContext.ts';

/** What the sections of an offer's page are about. */
export type PageOffer = Extract<OfferLoaderData, { kind: 'offer' }> & { trail: readonly Breadcrumb[] };

/** The offer of the page. */
export const [OfferContext, usePageOffer] = pageContext<PageOffer>('the page of an offer');

/** The form of an offer's page: its button leads there. */
export const offerFormAnchor = 'offer-enquiry';
