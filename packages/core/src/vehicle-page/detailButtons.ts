import type { EnquiryPurpose } from '../card/enquiryPurpose.ts';
import { isReservable, reserveLabel } from '../card/reservable.ts';
import { isTradeInEligible } from '../card/tradeInEligible.ts';
import { platformRoutes, type VehicleRoutes } from '../card/vehicleRoutes.ts';
import { isFinanceOffered } from '../finance/financeVisibility.ts';
import { quoteEligibility } from '../finance/quoteEligibility.ts';
import { telHref } from '../contact/telHref.ts';
import { whatsappHref } from '../contact/whatsappHref.ts';
import { shownPrice } from '../price/shownPrice.ts';
import type { Site } from '../site/site.ts';
import { isAvailable } from '../vehicle/isAvailable.ts';
import { isTowed } from '../vehicle/isTowed.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { DetailButtonGroup, DetailButtonModel, DetailButtonName } from './detailModel.ts';
import { vehiclePhone } from '../contact/vehiclePhone.ts';
import { vehicleLocation } from './vehicleLocation.ts';

type Written = { label: string; href: string };

/** The order of the groups on the page. */
const groups: readonly DetailButtonGroup[] = ['buy', 'finance', 'ask', 'more'];

const groupOf = (name: DetailButtonName): DetailButtonGroup => {
  switch (name) {
    case 'reserve':
    case 'onlinePurchase':
      return 'buy';
    case 'finance':
    case 'financeYouX':
    case 'tradeIn':
      return 'finance';
    case 'paymentMethods':
    case 'carHistoryReport':
    case 'location':
      return 'more';
    default:
      return 'ask';
  }
};

/** The number of outlined buttons next to the filled one; more would compete with it. */
const outlinedButtons = 2;

const written = (name: DetailButtonName, vehicle: Vehicle, site: Site, routes: VehicleRoutes): Written | undefined => {
  const { phrases } = site;
  const enquire = (label: string, purpose: EnquiryPurpose): Written => ({
    label,
    href: routes.enquire(vehicle, purpose),
  });
  const phone = vehiclePhone(vehicle, site);
  const call = phone === undefined ? undefined : telHref(phone);
  switch (name) {
    case 'enquire':
      return enquire(phrases['detail.enquire'], 'enquire');
    case 'testDrive':
      return isTowed(vehicle) ? undefined : enquire(phrases['detail.testDrive'], 'test-drive');
    case 'finance':
      return isFinanceOffered(vehicle, site) ? enquire(site.card.financeLabel, 'finance') : undefined;
    case 'financeYouX':
      return quoteEligibility(vehicle, site).kind === 'eligible'
        ? enquire('Get a Finance Quote', 'finance')
        : undefined;
    case 'tradeIn':
      return isTradeInEligible(vehicle, site)
        ? { label: phrases['detail.tradeIn'], href: routes.tradeIn(vehicle) }
        : undefined;
    case 'reserve':
      return isReservable(vehicle, site)
        ? { label: reserveLabel(phrases['detail.reserve'], vehicle, site), href: routes.reserve(vehicle, site) }
        : undefined;
    case 'onlinePurchase':
      return isReservable(vehicle, site) && shownPrice(vehicle) !== undefined
        ? { label: phrases['detail.onlinePurchase'], href: routes.buyOnline(vehicle) }
        : undefined;
    case 'paymentMethods':
      return enquire(phrases['detail.paymentMethods'], 'payment-methods');
    case 'callUsNow':
      return call === undefined ? undefined : { label: phrases['detail.callUsNow'], href: call };
    case 'CTD':
      return call === undefined ? enquire('Contact the Dealer', 'enquire') : { label: 'Call the Dealer', href: call };
    case 'whatsapp': {
      const chat = phone === undefined ? undefined : whatsappHref(phone, site.country);
      return chat === undefined ? undefined : { label: phrases['detail.whatsapp'], href: chat };
    }
    case 'carForm':
      return enquire('Ask About This Vehicle', 'car-form');
    case 'chatWithUs':
      return enquire('Send Us a Message', 'chat');
    case 'openAutobot':
      return enquire('Ask a Question', 'autobot');
    case 'customButton':
      return site.card.customButton === null
        ? undefined
        : { label: site.card.customButton.label, href: site.card.customButton.url };
    case 'carHistoryReport':
      return vehicle.historyReportUrl === undefined
        ? undefined
        : { label: phrases['detail.carHistoryReport'], href: vehicle.historyReportUrl };
    case 'location': {
      const yard = vehicleLocation(vehicle, site);
      return yard === undefined ? undefined : { label: phrases['detail.location'], href: yard.directionsHref };
    }
  }
};

/**
 * The buttons of the vehicle page, limited to those that apply to the vehicle (decisions A21, D8, F11), in the site's order. The
 * first one is filled, the next two are outlined, and the rest is under "More", grouped by purpose (buy, finance, ask, more); what is
 * no next step is always there. A site may set its own label and link for a button, but only where the rule of that button shows it.
 * A button without a page of its own opens the enquiry dialog; a link to another site opens a new tab. A sold vehicle has no buttons.
 */
export const detailButtons = (vehicle: Vehicle, site: Site, routes = platformRoutes): DetailButtonModel[] => {
  if (!isAvailable(vehicle)) return [];
  const buttons: DetailButtonModel[] = [];
  for (const name of new Set(site.detail.buttons)) {
    const own = site.detail.buttonLinks[name];
    const platform = written(name, vehicle, site, routes);
    // A dealer may link WhatsApp or the custom button without a number or link in the site's settings; rules about the car still apply.
    const isDealersOwn = name === 'whatsapp' || name === 'customButton';
    const button: Written | undefined =
      own !== undefined && (platform !== undefined || isDealersOwn) ? { label: own.label, href: own.url } : platform;
    if (button === undefined) continue;
    const model: DetailButtonModel = {
      name,
      ...button,
      group: groupOf(name),
      emphasis: buttons.length === 0 ? 'primary' : 'secondary',
    };
    if (/^https?:/.test(button.href)) model.newTab = true;
    buttons.push(model);
  }
  const [primary, ...others] = buttons;
  if (primary === undefined) return [];
  const outlined = others.filter(({ group }) => group !== 'more').slice(0, outlinedButtons);
  const rest = others
    .filter((button) => !outlined.includes(button))
    .sort((one, other) => groups.indexOf(one.group) - groups.indexOf(other.group));
  for (const button of rest) button.emphasis = 'more';
  return [primary, ...outlined, ...rest];
};
