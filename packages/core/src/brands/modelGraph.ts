import type { Car, ItemList } from 'schema-dts';
import { absoluteAddress } from '../routes/absoluteAddress.ts';
import { modelPath } from '../routes/modelPath.ts';
import type { Site } from '../site/site.ts';
import type { Model } from './model.ts';
import { modelPageModel } from './modelPageModel.ts';
import { modelTitle } from './modelTitle.ts';

type Offer = { readonly price: number; readonly count: number; readonly isRange: boolean };

const offerOf = ({ fromPrice, variants }: Model): Offer | undefined => {
  const prices = variants.flatMap((variant) => variant.fromPrice ?? []);
  const price = fromPrice ?? (prices.length === 0 ? undefined : Math.min(...prices));
  return price === undefined ? undefined : { price, count: prices.length, isRange: prices.length > 1 };
};

/**
 * Structured data (schema.org) of a model: a car with an offer at its from price.
 *
 * @example
 * modelGraph(ranger, aSite())['@type']; // => 'Car'
 */
export const modelGraph = (
  model: Model,
  site: Pick<Site, 'url' | 'country' | 'price' | 'nz' | 'phrases' | 'services'>,
) => {
  const { title, text, gallery } = modelPageModel(model, site);
  const url = absoluteAddress(modelPath(model), site);
  const offer = offerOf(model);
  const shared = {
    url,
    priceCurrency: site.country === 'NZ' ? ('NZD' as const) : ('AUD' as const),
    itemCondition: 'https://schema.org/NewCondition' as const,
    // The models directory does not know whether a released model is in stock.
    availability: model.status === 'comingSoon' ? ('https://schema.org/PreOrder' as const) : undefined,
  };
  return {
    '@type': 'Car',
    '@id': `${url}#model`,
    url,
    name: title,
    brand: model.manufacturerName === undefined ? undefined : { '@type': 'Brand', name: model.manufacturerName },
    model: model.name,
    description: text || undefined,
    bodyType: model.bodies[0],
    image:
      gallery.pictures.length === 0 ? undefined : gallery.pictures.map(({ large }) => absoluteAddress(large, site)),
    offers:
      offer === undefined
        ? undefined
        : offer.isRange
          ? { '@type': 'AggregateOffer', lowPrice: offer.price, offerCount: offer.count, ...shared }
          : { '@type': 'Offer', price: offer.price, ...shared },
  } satisfies Car;
};

/**
 * Structured data (schema.org ItemList) of the models on a page, in order, as links; `undefined` for an empty list.
 *
 * @example
 * modelListGraph([ranger], aSite())?.itemListElement[0]?.name; // => 'Ford Ranger'
 */
export const modelListGraph = (models: readonly Model[], site: Pick<Site, 'url'>) =>
  models.length === 0
    ? undefined
    : ({
        '@type': 'ItemList',
        numberOfItems: models.length,
        itemListElement: models.map((model, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name: modelTitle(model),
          url: absoluteAddress(modelPath(model), site),
        })),
      } satisfies ItemList);
