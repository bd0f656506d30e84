import type { EnquiryPurpose } from '../card/enquiryPurpose.ts';
import { isReservable } from '../card/isReservable.ts';
import { isTradeInEligible } from '../card/isTradeInEligible.ts';
import { journeyHref } from '../card/journeyHref.ts';
import { reserveLabel } from '../card/reserveLabel.ts';
import { isFinanceOffered } from '../finance/isFinanceOffered.ts';
import { quoteEligibility } from '../finance/quoteEligibility.ts';
import { telHref } from '../phone/telHref.ts';
import { whatsappHref } from '../phone/whatsappHref.ts';
import { shownPrice } from '../price/shownPrice.ts';
import type { Site } from '../site/site.ts';
import { isAvailable } from '../vehicle/isAvailable.ts';
import { isTowed } from '../vehicle/isTowed.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { DetailButtonGroup, DetailButtonModel, DetailButtonName } from './detailModel.ts';
import { vehiclePhone } from './vehiclePhone.ts';
import { vehiclePlace } from './vehiclePlace.ts';

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

/** So many ways to ask are buttons, besides the primary one; more of them say nearly the same. */
const shownAsks = 2;

const written = (name: DetailButtonName, vehicle: Vehicle, site: Site): Written | undefined => {
  const { phrases } = site;
  const enquire = (label: string, purpose: EnquiryPurpose): Written => ({ label, href: journeyHref(purpose, vehicle) });
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
        ? { label: phrases['detail.tradeIn'], href: journeyHref('trade-in', vehicle) }
        : undefined;
    case 'reserve':
      return isReservable(vehicle, site)
        ? { label: reserveLabel(phrases['detail.reserve'], vehicle, site), href: journeyHref('reserve', vehicle, site) }
        : undefined;
    case 'onlinePurchase':
      return isReservable(vehicle, site) && shownPrice(vehicle) !== undefined
        ? { label: phrases['detail.onlinePurchase'], href: journeyHref('buy-online', vehicle) }
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
      const place = vehiclePlace(vehicle, site);
      return place === undefined ? undefined : { label: phrases['detail.location'], href: place.directionsHref };
    }
  }
};

/**
 * The buttons of the vehicle page, without those that do not apply (row 2.C21; specification section 5, Buttons; decisions A21,
 * D8, F11). The site's first is primary. The others follow by what a shopper wants: buy, finance, ask, more; within a group in the
 * site's order. Buying, finance and two ways to ask are buttons, the rest is under "More". The site's own words and address for
 * a button win, but never open a button that its rule closes. A button whose journey has no page of its own yet opens the enquiry
 * dialog with its purpose; one that leads to another site opens a tab of its own, so that the vehicle stays. A sold vehicle has none.
 *
 * @example detailButtons(car, site)[0] // => { name: 'enquire', label: 'Enquire Now', group: 'ask', emphasis: 'primary', ... }
 */
export const detailButtons = (vehicle: Vehicle, site: Site): DetailButtonModel[] => {
  if (!isAvailable(vehicle)) return [];
  const buttons: DetailButtonModel[] = [];
  for (const name of new Set(site.detail.buttons)) {
    const own = site.detail.buttonLinks[name];
    const platform = written(name, vehicle, site);
    // A dealer's own link may stand for WhatsApp or a custom button without our number or link; rules about the car still hold.
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
  others.sort((one, other) => groups.indexOf(one.group) - groups.indexOf(other.group));
  const asks = others.filter(({ group }) => group === 'ask');
  for (const button of others)
    if (button.group === 'more' || asks.indexOf(button) >= shownAsks) button.emphasis = 'more';
  return [primary, ...others];
};
