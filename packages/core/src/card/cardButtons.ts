import { isFinanceOffered } from '../finance/financeVisibility.ts';
import type { Site } from '../site/site.ts';
import { financeLink } from '../routes/financeLink.ts';
import { isAvailable } from '../vehicle/isAvailable.ts';
import { isTowed } from '../vehicle/isTowed.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { CardButtonModel, CardButtonName } from './cardModel.ts';
import { isReservable, reserveLabel } from './reservable.ts';
import { isTradeInEligible } from './tradeInEligible.ts';
import { platformRoutes, type VehicleRoutes } from './vehicleRoutes.ts';

/** The settings that the buttons depend on. */
type ButtonSite = Pick<Site, 'card' | 'country' | 'detail' | 'finance' | 'phrases' | 'routes' | 'tradeIn'>;
type Written = { label: string; href: string };

const emphases = ['primary', 'secondary'] as const;

const written = (
  name: CardButtonName,
  vehicle: Vehicle,
  site: ButtonSite,
  routes: VehicleRoutes,
): Written | undefined => {
  const { card, phrases } = site;
  switch (name) {
    case 'details':
      return { label: phrases['card.details'], href: routes.vehicle(vehicle) };
    case 'testDrive':
      return isTowed(vehicle)
        ? undefined
        : { label: phrases['card.testDrive'], href: routes.enquire(vehicle, 'test-drive') };
    case 'finance':
      return isFinanceOffered(vehicle, site)
        ? { label: card.financeLabel, href: (routes.finance ?? financeLink)(vehicle, site) }
        : undefined;
    case 'reserve':
      return isReservable(vehicle, site)
        ? { label: reserveLabel(phrases['card.reserve'], vehicle, site), href: routes.reserve(vehicle, site) }
        : undefined;
    case 'tradeIn':
      return isTradeInEligible(vehicle, site)
        ? { label: phrases['card.tradeIn'], href: routes.tradeIn(vehicle) }
        : undefined;
    case 'enquire':
      return { label: phrases['card.enquire'], href: routes.enquire(vehicle, 'enquire') };
    case 'customButton':
      return card.customButton === null ? undefined : { label: card.customButton.label, href: card.customButton.url };
    case 'findSimilar':
      return undefined;
  }
};

/**
 * The buttons of a card: the site's list in its order, limited to those that apply to the vehicle (decision G1). The first is
 * primary, the second is secondary, the rest are in the "More" menu. The card's picture and title always link to the vehicle page, so a
 * list without "details" hides nothing. A sold vehicle has one button, which leads to the similar cars on its page.
 *
 * @example cardButtons(soldCar, site) // => [{ name: 'findSimilar', label: 'Find Me Something Similar', href: '/cars/...', emphasis: 'primary' }]
 */
export const cardButtons = (vehicle: Vehicle, site: ButtonSite, routes = platformRoutes): CardButtonModel[] => {
  if (!isAvailable(vehicle)) {
    return [
      {
        name: 'findSimilar',
        label: site.phrases['card.findSimilar'],
        href: routes.vehicle(vehicle),
        emphasis: 'primary',
      },
    ];
  }
  const buttons: CardButtonModel[] = [];
  for (const name of site.card.buttons) {
    const button = buttons.some((other) => other.name === name) ? undefined : written(name, vehicle, site, routes);
    if (button !== undefined)
      buttons.push({ name, label: button.label, href: button.href, emphasis: emphases[buttons.length] ?? 'more' });
  }
  return buttons;
};
