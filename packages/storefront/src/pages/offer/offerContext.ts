import { createContext, use } from 'react';
import type { Breadcrumb } from '@dealer/core/detail';
import type { OfferLoaderData } from './offerLoader.ts';

/** What the sections of an offer's page are about. */
export type PageOffer = Extract<OfferLoaderData, { kind: 'offer' }> & { trail: readonly Breadcrumb[] };

export const OfferContext = createContext<PageOffer | null>(null);

/**
 * The offer of the page.
 *
 * @example
 * const { offer, isOver } = usePageOffer();
 */
export const usePageOffer = (): PageOffer => {
  const offer = use(OfferContext);
  if (!offer) throw new Error('This section needs the page of an offer.');
  return offer;
};

/** The form of an offer's page: its button leads there. */
export const offerFormAnchor = 'offer-enquiry';
