import { visibleText } from '../format/visibleText.ts';
import { formatMoney } from '../format/formatNumber.ts';
import { readAmount } from '../format/readAmount.ts';
import type { AustralianState } from '../site/australianStates.ts';
import { onRoadPrice, type OnRoadPrice } from '../price/onRoad/index.ts';
import { stateName } from '../price/onRoad/onRoadPrice.ts';
import { stateOfPostcode } from '../price/onRoad/stateOf.ts';
import { onRoadCosts } from '../price/onRoadCosts.ts';
import { priceTypeOf, shownPrice } from '../price/shownPrice.ts';
import { reserveTerms } from './reserveTerms.ts';
import type { Site } from '../site/site.ts';
import { type TextFor, textsFor } from '../texts/textsFor.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { PurchaseDraft } from './purchaseDraft.ts';

/** One line of the price summary; `text` is an amount, or a text where the amount is not known yet. */
export type PriceSummaryLine = { readonly label: string; readonly text: string; readonly note?: string | undefined };

/** The price of a vehicle with all its parts, as far as they are known. */
export type PriceSummary = {
  /** The amounts that make up the total, in order. */
  readonly lines: readonly PriceSummaryLine[];
  /** What is to be paid. */
  readonly total: PriceSummaryLine;
  /** The deposit and the remainder. */
  readonly afterTotal: readonly PriceSummaryLine[];
};

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

/** "Drive away" is a full price; any other price type names what is not included, and the total repeats it. */
const totalLabel = (priceType: string, t: TextFor): string =>
  t('Total {priceType}', { priceType: `${plain(priceType).charAt(0).toLowerCase()}${plain(priceType).slice(1)}` });

const deliveryLine = (
  vehicle: Vehicle,
  { receive, delivery, postcode }: PurchaseDraft,
  site: Pick<Site, 'country' | 'texts'>,
): PriceSummaryLine[] => {
  const t = textsFor(site.texts);
  if (receive === 'collect')
    return [
      {
        label:
          vehicle.location.name === undefined
            ? t('Pick up')
            : t('Pick up at {location}', { location: vehicle.location.name }),
        text: t('No charge'),
      },
    ];
  if (receive !== 'deliver') return [];
  const isPriced =
    delivery?.postcode === visibleText(postcode).trim() &&
    delivery.price !== undefined &&
    delivery.region !== undefined;
  return isPriced
    ? [{ label: t('Delivery to {region}', { region: delivery.region }), text: formatMoney(delivery.price, site) }]
    : [
        {
          label:
            visibleText(postcode).trim() === ''
              ? t('Delivery to you')
              : t('Delivery to {region}', { region: visibleText(postcode).trim() }),
          text: t('To be agreed'),
        },
      ];
};

/** What comes on top of a price that does not include it, where its amounts are not known. */
const addedCharges = (
  priceType: string,
  site: Pick<Site, 'country' | 'nz'>,
  road: OnRoadPrice['kind'],
): string | undefined =>
  onRoadCosts(priceType) === 'included'
    ? site.country === 'AU' && road === 'unknown'
      ? 'the drive-away price is for the seller’s own state: the seller tells you the amount for yours in writing before you sign anything'
      : undefined
    : site.country === 'NZ'
      ? `the seller adds on-road costs (registration, ${site.nz.wofText}) and tells you the amounts in writing before you sign anything`
      : 'the seller adds duty, transfer and registration and tells you the amounts in writing before you sign anything';

/** The state that the vehicle goes to: that of the delivery, else the visitor's; undefined is the yard's. */
const buyerState = (
  { receive, postcode }: PurchaseDraft,
  state: AustralianState | undefined,
): AustralianState | undefined => (receive === 'deliver' ? stateOfPostcode(visibleText(postcode)) : undefined) ?? state;

/**
 * The price summary of an online purchase: the price with what it includes, what comes on top of it (duty, transfer, registration) as an
 * estimate for the buyer's state, delivery, the trade-in that is not valued yet, the total, the deposit and the remainder. Where the
 * amounts on top are not known, the total says what the seller adds before anything is signed. Undefined where no price is shown. `state`
 * is the visitor's, `now` in milliseconds since 1970.
 *
 * @example
 * purchaseSummary(car, { ...emptyPurchase, receive: 'collect' }, site, { now })?.total; // => { label: 'Total drive away', text: '$45,990' }
 */
export const purchaseSummary = (
  vehicle: Vehicle,
  draft: PurchaseDraft,
  site: Pick<Site, 'country' | 'copy' | 'price' | 'nz' | 'timezone' | 'texts'>,
  { state, now }: { readonly state?: AustralianState | undefined; readonly now: number },
): PriceSummary | undefined => {
  const t = textsFor(site.texts);
  const price = shownPrice(vehicle);
  if (price === undefined) return undefined;
  const priceType = priceTypeOf(vehicle, site);
  const road = onRoadPrice(vehicle, site, { state: buyerState(draft, state), now });
  const { deposit } = reserveTerms(vehicle, site);
  const isDelivered = draft.receive === 'deliver';
  const charge =
    isDelivered && draft.delivery?.postcode === visibleText(draft.postcode).trim()
      ? draft.delivery.price
      : isDelivered
        ? undefined
        : 0;
  const isEstimate = road.kind === 'estimate';
  const total = (isEstimate ? road.total : price) + (charge ?? 0);
  const from = isEstimate && road.isFrom ? 'from ' : '';
  const added = isEstimate
    ? `an estimate${road.isFrom ? ', without what the state sets' : ''}: the seller tells you the exact amounts in writing before you sign anything`
    : addedCharges(priceType, site, road.kind);
  const open = [
    ...(added === undefined ? [] : [added]),
    ...(charge === undefined ? ['delivery to be agreed'] : []),
    ...(draft.tradeIn === 'Yes' ? ['your trade-in is taken off once it is valued'] : []),
  ];
  const depositAmount = readAmount(deposit);
  return {
    lines: [
      { label: t('Vehicle price'), text: formatMoney(price, site), note: plain(priceType) },
      ...(isEstimate
        ? road.lines.flatMap(({ part, label, text, note, amount = 0 }) =>
            part === 'price'
              ? []
              : [
                  {
                    label,
                    text,
                    note: [note, amount > 0 ? t('Estimate.') : ''].filter(Boolean).join(' ') || undefined,
                  },
                ],
          )
        : []),
      ...deliveryLine(vehicle, draft, site),
      ...(draft.tradeIn === 'Yes'
        ? [
            {
              label: t('Your trade-in'),
              text: t('To be valued'),
              note: t('Taken off once you agree to our valuation.'),
            },
          ]
        : []),
    ],
    total: {
      label: isEstimate
        ? t('Estimated total, drive away in {state}', { state: stateName(road.state) })
        : totalLabel(priceType, t),
      text: `${from}${formatMoney(total, site)}`,
      ...(open.length === 0 ? {} : { note: `${open.join('; ')}.`.replace(/^./, (letter) => letter.toUpperCase()) }),
    },
    afterTotal: [
      { label: t('Deposit today'), text: deposit, note: t('Fully refundable, and part of the price.') },
      ...(depositAmount === undefined || depositAmount >= total
        ? []
        : [
            {
              label:
                !isEstimate && added !== undefined
                  ? t('Left to pay after the deposit, before what the seller adds')
                  : t('Left to pay after the deposit'),
              text: `${from}${formatMoney(total - depositAmount, site)}`,
            },
          ]),
    ],
  };
};
