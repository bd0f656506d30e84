import { visibleText } from '../format/visibleText.ts';
import { formatMoney } from '../format/formatNumber.ts';
import { readAmount } from '../format/readAmount.ts';
import { priceTypeOf, shownPrice } from '../price/shownPrice.ts';
import { reserveTerms } from './reserveTerms.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { PurchaseDraft } from './purchaseDraft.ts';

/** One line of the price summary; `text` is an amount, or a text where the amount is not known yet. */
export type PriceSummaryLine = { readonly label: string; readonly text: string; readonly note?: string };

/** The price of a vehicle with all its parts, as far as they are known. */
export type PriceSummary = {
  readonly lines: readonly PriceSummaryLine[];
  readonly total: PriceSummaryLine;
  /** The deposit and the remainder. */
  readonly afterTotal: readonly PriceSummaryLine[];
};

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

/** "Drive away" is a full price; any other price type names what is not included, and the total repeats it. */
const totalLabel = (priceType: string): string =>
  `Total ${plain(priceType).charAt(0).toLowerCase()}${plain(priceType).slice(1)}`;

const deliveryLine = (
  vehicle: Vehicle,
  { receive, delivery, postcode }: PurchaseDraft,
  site: Pick<Site, 'country'>,
): PriceSummaryLine[] => {
  if (receive === 'collect')
    return [
      {
        label: `Pick up${vehicle.location.name === undefined ? '' : ` at ${vehicle.location.name}`}`,
        text: 'No charge',
      },
    ];
  if (receive !== 'deliver') return [];
  const isPriced =
    delivery?.postcode === visibleText(postcode).trim() &&
    delivery.price !== undefined &&
    delivery.region !== undefined;
  return isPriced
    ? [{ label: `Delivery to ${delivery.region}`, text: formatMoney(delivery.price, site) }]
    : [{ label: `Delivery to ${visibleText(postcode).trim() || 'you'}`, text: 'To be agreed' }];
};

/**
 * The price summary of an online purchase: the price with what it includes, delivery, the trade-in that is not valued yet, the
 * total with what it excludes, the deposit and the remainder. Undefined where no price is shown.
 *
 * @example
 * purchaseSummary(car, { ...emptyPurchase, receive: 'collect' }, site)?.total; // => { label: 'Total drive away', text: '$45,990' }
 */
export const purchaseSummary = (
  vehicle: Vehicle,
  draft: PurchaseDraft,
  site: Pick<Site, 'country' | 'copy' | 'price' | 'nz'>,
): PriceSummary | undefined => {
  const price = shownPrice(vehicle);
  if (price === undefined) return undefined;
  const priceType = priceTypeOf(vehicle, site);
  const { deposit } = reserveTerms(vehicle, site);
  const isDelivered = draft.receive === 'deliver';
  const charge =
    isDelivered && draft.delivery?.postcode === visibleText(draft.postcode).trim()
      ? draft.delivery.price
      : isDelivered
        ? undefined
        : 0;
  const total = price + (charge ?? 0);
  const open = [
    ...(charge === undefined ? ['delivery to be agreed'] : []),
    ...(draft.tradeIn === 'Yes' ? ['your trade-in is taken off once it is valued'] : []),
  ];
  const depositAmount = readAmount(deposit);
  return {
    lines: [
      { label: 'Vehicle price', text: formatMoney(price, site), note: plain(priceType) },
      ...deliveryLine(vehicle, draft, site),
      ...(draft.tradeIn === 'Yes'
        ? [{ label: 'Your trade-in', text: 'To be valued', note: 'Taken off once you agree to our valuation.' }]
        : []),
    ],
    total: {
      label: totalLabel(priceType),
      text: formatMoney(total, site),
      ...(open.length === 0 ? {} : { note: `${open.join('; ')}.`.replace(/^./, (letter) => letter.toUpperCase()) }),
    },
    afterTotal: [
      { label: 'Deposit today', text: deposit, note: 'Fully refundable, and part of the price.' },
      ...(depositAmount === undefined || depositAmount >= total
        ? []
        : [{ label: 'Left to pay after the deposit', text: formatMoney(total - depositAmount, site) }]),
    ],
  };
};
