import type { PictureModel, PlaceholderModel } from '../card/cardModel.ts';
import { platformRoutes } from '../card/vehicleRoutes.ts';
import { isTradeInEligible } from '../card/tradeInEligible.ts';
import { vehiclePicture } from '../vehicle/vehiclePicture.ts';
import { vehiclePlaceholder } from '../card/vehiclePlaceholder.ts';
import { isFinanceOffered } from '../finance/financeVisibility.ts';
import { weeklyEstimate } from '../finance/weeklyEstimate.ts';
import type { RepaymentFrequency } from '../finance/repayment.ts';
import { priceLine, type PriceLine } from '../price/priceLine.ts';
import { anchors } from '../routes/anchors.ts';
import type { Site } from '../site/site.ts';
import { isAvailable } from '../vehicle/isAvailable.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { vehicleTitle } from '../vehicle/vehicleTitle.ts';

/** Beyond this scroll position the bottom bar of the vehicle page is shown (decision C11). */
const bottomBarOpensAfter = 900;

/** Beyond this scroll position the sticky header of the vehicle page is shown: at 501, not at 500 (decision C11). */
const stickyHeaderAfter = 500;

/** Whether the sticky summary is visible and, for the bottom bar, whether it is expanded. */
type StickyState = { readonly visible: boolean; readonly opened: boolean };

/**
 * The state of the sticky summary at a scroll position in CSS pixels (decision C11): the header appears beyond 500, so at 501 and not at
 * 500; the bottom bar is always visible and expands beyond 900.
 *
 * @example
 * stickyState(501, aSite()); // => { visible: true, opened: false }
 */
export const stickyState = (scrollY: number, site: Pick<Site, 'detail'>): StickyState =>
  site.detail.stickyVariant === 'bottom-bar'
    ? { visible: true, opened: scrollY > bottomBarOpensAfter }
    : { visible: scrollY > stickyHeaderAfter, opened: false };

/** The seven parts of the sticky summary. */
export type StickySummary = {
  readonly variant: Site['detail']['stickyVariant'];
  readonly picture: PictureModel | null;
  readonly placeholder: PlaceholderModel;
  readonly name: string;
  /** "Automatic, Ute"; empty where both are unknown. */
  readonly facts: string;
  /** Amount and price type, as on the page; the type may break between words, as the bar of a phone is narrow. */
  readonly price: PriceLine;
  /** "$225/wk*", and where its star leads: to the rates with their warning. */
  readonly estimate?: { readonly text: string; readonly href: string };
  /** The link to finance, where the site offers it. */
  readonly finance?: { readonly label: string; readonly href: string };
  /** The link to a trade-in, where the site offers it. */
  readonly tradeIn?: { readonly label: string; readonly href: string };
};

/**
 * The content of the sticky header and bottom bar of the vehicle page (decisions A23, C11): picture, name, transmission and body, price
 * with its type, finance estimate, Get Finance and Trade-In Valuation, each by its own rule. Undefined for a sold vehicle. `stickyState`
 * says when it is visible. `every`: the frequency that the visitor pays by. `now` in milliseconds.
 *
 * @example
 * stickySummary(car, site, now)?.facts; // => 'Automatic, Ute'
 */
export const stickySummary = (
  vehicle: Vehicle,
  site: Site,
  now: number,
  every?: RepaymentFrequency,
  routes = platformRoutes,
): StickySummary | undefined => {
  if (!isAvailable(vehicle)) return undefined;
  const { title } = vehicleTitle(vehicle);
  const [first] = vehicle.pictures;
  const picture = first === undefined ? undefined : vehiclePicture(first, site);
  const estimate = weeklyEstimate(vehicle, site, now, every);
  const price = priceLine(vehicle, site);
  return {
    variant: site.detail.stickyVariant,
    picture:
      picture === undefined
        ? null
        : {
            src: picture.src,
            srcSet: picture.srcSet,
            width: 600,
            height: 400,
            alt: title,
          },
    placeholder: vehiclePlaceholder(vehicle, title),
    name: title,
    facts: [vehicle.transmission, vehicle.body].filter((fact) => fact !== undefined && fact !== '').join(', '),
    price: price.kind === 'price' ? { ...price, priceType: price.priceType.replaceAll('\u00a0', ' ') } : price,
    ...(estimate === undefined
      ? {}
      : {
          estimate: {
            text: estimate.short,
            href: `#${estimate.from === 'site' ? anchors.financeCalculator : anchors.comparisonRate}`,
          },
        }),
    ...(isFinanceOffered(vehicle, site)
      ? { finance: { label: site.card.financeLabel, href: routes.enquire(vehicle, 'finance') } }
      : {}),
    ...(isTradeInEligible(vehicle, site)
      ? { tradeIn: { label: site.phrases['detail.tradeIn'], href: routes.tradeIn(vehicle) } }
      : {}),
  };
};
