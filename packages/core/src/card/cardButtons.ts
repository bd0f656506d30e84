import { isFinanceOffered } from '../finance/financeVisibility.ts';
import type { Site } from '../site/site.ts';
import { financeLink } from '../routes/financeLink.ts';
import { isAvailable } from '../vehicle/isAvailable.ts';
import { isTowed } from '../vehicle/isTowed.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { CardButtonModel, CardButtonName } from './cardModel.ts';
import { isReservable, reserveLabel } from './reservable.ts';
import { isTradeInEligible } from './tradeInEligible.ts';
import { journeyHref } from './journeyHref.ts';

/** The settings that the buttons depend on. */
type ButtonSite = Pick<Site, 'card' | 'country' | 'detail' | 'finance' | 'phrases' | 'routes' | 'tradeIn'>;
type Written = { label: string; href: string };

const emphases = ['primary', 'secondary'] as const;

const written = (name: CardButtonName, vehicle: Vehicle, site: ButtonSite): Written | undefined => {
  const { card, phrases } = site;
  switch (name) {
    case 'details':
      return { label: phrases['card.details'], href: journeyHref('details', vehicle) };
    case 'testDrive':
      return isTowed(vehicle)
        ? undefined
        : { label: phrases['card.testDrive'], href: journeyHref('test-drive', vehicle) };
    case 'finance':
      return isFinanceOffered(vehicle, site)
        ? { label: card.financeLabel, href: financeLink(vehicle, site) }
        : undefined;
    case 'reserve':
      return isReservable(vehicle, site)
        ? { label: reserveLabel(phrases['card.reserve'], vehicle, site), href: journeyHref('reserve', vehicle, site) }
        : undefined;
    case 'tradeIn':
      return isTradeInEligible(vehicle, site)
        ? { label: phrases['card.tradeIn'], href: journeyHref('trade-in', vehicle) }
        : undefined;
    case 'enquire':
      return { label: phrases['card.enquire'], href: journeyHref('enquire', vehicle) };
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
export const cardButtons = (vehicle: Vehicle, site: ButtonSite): CardButtonModel[] => {
  if (!isAvailable(vehicle)) {
    return [
      {
        name: 'findSimilar',
        label: site.phrases['card.findSimilar'],
        href: journeyHref('details', vehicle),
        emphasis: 'primary',
      },
    ];
  }
  const buttons: CardButtonModel[] = [];
  for (const name of site.card.buttons) {
    const button = buttons.some((other) => other.name === name) ? undefined : written(name, vehicle, site);
    if (button !== undefined)
      buttons.push({ name, label: button.label, href: button.href, emphasis: emphases[buttons.length] ?? 'more' });
  }
  return buttons;
};
