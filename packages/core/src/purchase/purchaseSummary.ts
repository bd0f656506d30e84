import { formatMoney } from '../format/formatMoney.ts';
import { readAmount } from '../format/readAmount.ts';
import { priceTypeOf } from '../price/priceTypeOf.ts';
import { shownPrice } from '../price/shownPrice.ts';
import { reserveTerms } from '../promises/reserveTerms.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { PurchaseDraft } from './purchaseDraft.ts';

/** One line of what a vehicle costs; the text is an amount, or words where there is none yet. */
export type PriceSummaryLine = { readonly label: string; readonly text: string; readonly note?: string };

/** What a vehicle costs all in all, as far as it is known. */
export type PriceSummary = {
  readonly lines: readonly PriceSummaryLine[];
  readonly total: PriceSummaryLine;
  /** The deposit, and what is left after it. */
  readonly later: readonly PriceSummaryLine[];
};

const plain = (words: string): string => words.replaceAll('\u00a0', ' ');

/** "Drive away" is a whole price; anything else names what comes on top, and the total says so too. */
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
    delivery?.postcode === postcode.trim() && delivery.price !== undefined && delivery.region !== undefined;
  return isPriced
    ? [{ label: `Delivery to ${delivery.region}`, text: formatMoney(delivery.price, site) }]
    : [{ label: `Delivery to ${postcode.trim() || 'you'}`, text: 'To be agreed' }];
};

/**
 * What buying a vehicle costs, line by line and nothing left out: its price with what that includes, delivery, the trade-in that is
 * not valued yet, the total with what it does not include, the deposit and what is left to pay. Nothing where no price is shown.
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
    isDelivered && draft.delivery?.postcode === draft.postcode.trim()
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
    later: [
      { label: 'Deposit today', text: deposit, note: 'Fully refundable, and part of the price.' },
      ...(depositAmount === undefined || depositAmount >= total
        ? []
        : [{ label: 'Left to pay after the deposit', text: formatMoney(total - depositAmount, site) }]),
    ],
  };
};
