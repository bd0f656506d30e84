import { isTradeInEligible } from '../card/isTradeInEligible.ts';
import { journeyHref } from '../card/journeyHref.ts';
import { vehiclePicture } from '../card/vehiclePicture.ts';
import { vehiclePlaceholder } from '../card/vehiclePlaceholder.ts';
import type { PictureModel, PlaceholderModel } from '../card/cardModel.ts';
import { isFinanceOffered } from '../finance/isFinanceOffered.ts';
import { weeklyEstimate } from '../finance/weeklyEstimate.ts';
import { priceLine } from '../price/priceLine.ts';
import type { PriceLine } from '../price/priceLineModel.ts';
import type { Site } from '../site/site.ts';
import { isAvailable } from '../vehicle/isAvailable.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { vehicleTitle } from '../vehicle/vehicleTitle.ts';

/** The seven parts of the sticky summary (row 2.D39). */
export type StickySummary = {
  readonly variant: Site['detail']['stickyVariant'];
  readonly picture: PictureModel | null;
  readonly placeholder: PlaceholderModel;
  readonly name: string;
  /** "Automatic, Ute"; empty where neither is known. */
  readonly facts: string;
  /** Amount and price type, as everywhere. */
  readonly price: PriceLine;
  /** "$225/wk". */
  readonly estimate?: string;
  readonly finance?: { readonly label: string; readonly href: string };
  readonly tradeIn?: { readonly label: string; readonly href: string };
};

/**
 * What the sticky header or bottom bar of the vehicle page says (row 2.D39; decisions A23, C11): picture, name, transmission and body, price
 * with its type, finance estimate, Get Finance and Trade-In Valuation, each only where its own rule allows it. A sold vehicle has none.
 * When it stands is answered by `stickyState`. `now` in milliseconds.
 *
 * @example
 * stickySummary(car, site, now)?.facts; // => 'Automatic, Ute'
 */
export const stickySummary = (vehicle: Vehicle, site: Site, now: number): StickySummary | undefined => {
  if (!isAvailable(vehicle)) return undefined;
  const { title } = vehicleTitle(vehicle);
  const [first] = vehicle.pictures;
  const picture = first === undefined ? undefined : vehiclePicture(first, site);
  const estimate = weeklyEstimate(vehicle, site, now);
  return {
    variant: site.detail.stickyVariant,
    picture:
      picture === undefined
        ? null
        : {
            src: picture.src,
            ...(picture.srcSet === undefined ? {} : { srcSet: picture.srcSet }),
            width: 600,
            height: 400,
            alt: title,
          },
    placeholder: vehiclePlaceholder(vehicle, title),
    name: title,
    facts: [vehicle.transmission, vehicle.body].filter((fact) => fact !== undefined && fact !== '').join(', '),
    price: priceLine(vehicle, site),
    ...(estimate === undefined ? {} : { estimate: estimate.short }),
    ...(isFinanceOffered(vehicle, site)
      ? { finance: { label: site.card.financeLabel, href: journeyHref('finance', vehicle) } }
      : {}),
    ...(isTradeInEligible(vehicle, site)
      ? { tradeIn: { label: site.phrases['detail.tradeIn'], href: journeyHref('trade-in', vehicle) } }
      : {}),
  };
};
