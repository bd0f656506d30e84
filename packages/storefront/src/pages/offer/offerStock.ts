import type { Offer } from '@dealer/core/offers';
import type { Site } from '@dealer/core/site';
import type { SearchQuery } from '@dealer/search/query';
import { modelStockHref, modelStockQuery } from '../model/modelStock.ts';

/** The vehicles of an offer's model: what they are called, the query for them, and the search that finds the same ones. */
export type OfferStock = { name: string; query: SearchQuery; href: string };

/** The stock of the model that an offer is about; nothing where it is about none. */
export const offerStock = ({ manufacturer, model }: Offer, site: Site): OfferStock | undefined => {
  if (model === undefined) return undefined;
  const make = manufacturer ?? site.manufacturer;
  const known = { name: model.name, manufacturerName: make ?? undefined };
  return {
    name: [make, model.name].filter(Boolean).join(' '),
    query: modelStockQuery(known, site),
    href: modelStockHref(known, site),
  };
};
