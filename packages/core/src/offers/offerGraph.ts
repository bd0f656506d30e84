import type { Offer as OfferNode } from 'schema-dts';
import { absoluteAddress } from '../routes/absoluteAddress.ts';
import { plainText } from '../format/plainText.ts';
import { dealerId } from '../head/organisationGraph.ts';
import { offerPath } from '../routes/morePaths.ts';
import type { Site } from '../site/site.ts';
import type { Offer } from './offer.ts';

/**
 * The structured data of an offer's page (schema.org), with texts without HTML.
 *
 * @example
 * offerGraph(offer, aSite()).validThrough; // => '2026-03-31'
 */
export const offerGraph = (offer: Offer, site: Pick<Site, 'url' | 'name' | 'country' | 'manufacturer'>) => {
  const url = absoluteAddress(offerPath(offer, site), site);
  const { manufacturer, model } = offer;
  return {
    '@type': 'Offer',
    '@id': `${url}#offer`,
    url,
    name: offer.name,
    description: plainText(offer.description) || undefined,
    category: offer.category,
    image: offer.imageUrl === undefined ? undefined : absoluteAddress(offer.imageUrl, site),
    price: offer.price,
    priceCurrency: offer.price === undefined ? undefined : site.country === 'NZ' ? 'NZD' : 'AUD',
    validThrough: offer.ends,
    itemOffered:
      model === undefined
        ? undefined
        : {
            '@type': 'Car',
            name: [manufacturer, model.name].filter(Boolean).join(' '),
            brand: manufacturer === undefined ? undefined : { '@type': 'Brand', name: manufacturer },
            model: model.name,
          },
    offeredBy: { '@type': 'AutoDealer', '@id': dealerId(site), name: site.name },
  } satisfies OfferNode;
};
