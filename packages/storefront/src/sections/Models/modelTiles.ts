import { formatPrice, priceLine } from '@dealer/core/price';
import { emptySearchState, serialiseSearchUrl } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import type { Vehicle } from '@dealer/core/vehicle';
import type { HeroModel } from '@dealer/ui/HomeHero';
import type { ModelTileProps } from '@dealer/ui/ModelTiles';

type Facts = { models: Record<string, number>; modelVehicles: readonly Vehicle[]; site: Site };

/** A picture of a model without a background. */
export type ModelCutOut = { model: string; src: string; srcSet?: string | undefined; width: number; height: number };

const mostTiles = 8;
const mostSlides = 5;

/** The models with most stock, each represented by its cheapest known vehicle. */
const leadingModels = ({ models, modelVehicles }: Facts): { name: string; count: number; vehicle: Vehicle }[] =>
  Object.entries(models)
    .sort(([, a], [, b]) => b - a)
    .flatMap(([name, count]) => {
      const vehicles = modelVehicles
        .filter(({ model, pictures }) => model === name && pictures.length > 0)
        .sort((a, b) => (a.price ?? Infinity) - (b.price ?? Infinity));
      const vehicle = vehicles[0];
      if (!vehicle) return [];
      // A number alone says nothing where there are several makes: "MG 4".
      const needsMake = /^\d+$/.test(name) && modelVehicles.some(({ make }) => make !== vehicle.make);
      return [{ name: needsMake ? `${vehicle.make} ${name}` : name, count, vehicle }];
    });

const modelHref = ({ make, model }: Vehicle, site: Site): string => {
  const values = { make: [make], model: [model] };
  return serialiseSearchUrl({ ...emptySearchState(), refinements: values }, { site, facetValues: values });
};

/** "New from $48,990 Drive away": the cheapest new one, since used ones are counted too; never a price without its type. */
const fromText = (vehicle: Vehicle, site: Site): string | undefined => {
  const line = priceLine(vehicle, site);
  return line.kind === 'price' ? `New from ${formatPrice(line.amount, site)} ${line.priceType}` : undefined;
};

/** Tiles of the models in stock, most stock first. */
export const modelTiles = (facts: Facts): ModelTileProps[] =>
  leadingModels(facts)
    .slice(0, mostTiles)
    .map(({ name, count, vehicle }) => {
      const from = fromText(vehicle, facts.site);
      const picture = vehicle.pictures[0];
      return {
        name,
        href: modelHref(vehicle, facts.site),
        body: vehicle.body ?? 'sedan',
        text: `${count} in stock`,
        from,
        ...(picture ? { picture: { src: picture.url, width: 600, height: 400 } } : {}),
      };
    });

/** The picture of a slide: the cut-out of its model, else the best photo of the vehicle. */
const slidePicture = (vehicle: Vehicle, cutOut: ModelCutOut | undefined): HeroModel['picture'] => {
  if (cutOut !== undefined) {
    const { src, srcSet, width, height } = cutOut;
    return { src, ...(srcSet !== undefined && { srcSet }), width, height, alt: vehicle.model, isCutOut: true };
  }
  const picture = vehicle.pictures[0];
  return picture && { src: picture.large ?? picture.url, width: 1200, height: 800, alt: vehicle.name };
};

/** Slides of the home hero: the models with most stock, each by its cut-out or the best picture there is of it. */
export const modelSlides = ({ cutOuts, ...facts }: Facts & { cutOuts: readonly ModelCutOut[] }): HeroModel[] =>
  leadingModels(facts)
    .slice(0, mostSlides)
    .map(({ name, count, vehicle }) => {
      const price = fromText(vehicle, facts.site);
      const picture = slidePicture(
        vehicle,
        cutOuts.find(({ model }) => model.toLowerCase() === vehicle.model.toLowerCase()),
      );
      return {
        id: name,
        name,
        tagline: `${count} in stock now`,
        price,
        href: modelHref(vehicle, facts.site),
        linkLabel: `See every ${name}`,
        body: vehicle.body ?? 'sedan',
        ...(picture && { picture }),
      };
    });
