import { visibleText } from '../format/visibleText.ts';
import { tradeInExtra } from '../enquiry/tradeInExtra.ts';
import type { Site } from '../site/site.ts';
import type { PurchaseDraft } from './purchaseDraft.ts';
import type { PriceSummary } from './purchaseSummary.ts';

const summaryText = ({ lines, total, afterTotal }: PriceSummary): string =>
  [...lines, total, ...afterTotal]
    .map(({ label, text, note }) => `${label}: ${text}${note === undefined ? '' : ` (${note})`}`)
    .join('\n');

const without = (values: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, value]])),
  );

/**
 * All choices of an online purchase as additional fields of the lead, with the price summary as shown to the buyer.
 *
 * @example
 * purchaseExtra({ ...emptyPurchase, payBy: 'cash' }, summary, site).payment_method; // => 'Cash or bank transfer'
 */
export const purchaseExtra = (
  draft: PurchaseDraft,
  summary: PriceSummary,
  site: Pick<Site, 'country' | 'locations'>,
  financeText?: string,
): Record<string, string | number> => {
  const hasTradeIn = draft.tradeIn === 'Yes';
  const isDelivered = draft.receive === 'deliver';
  const delivery =
    isDelivered && draft.delivery?.postcode === visibleText(draft.postcode).trim() ? draft.delivery : undefined;
  return {
    ...tradeInExtra(
      {
        ...(draft.payBy === '' ? {} : { finance: draft.payBy === 'finance' ? 'Yes' : 'No' }),
        ...(draft.tradeIn === '' ? {} : { tradeIn: draft.tradeIn }),
        kms: draft.kms,
        rego: draft.rego,
        regoState: draft.regoState,
      },
      site,
    ),
    ...without({
      trade_in_vehicle: hasTradeIn ? visibleText(draft.tradeInVehicle).trim() : undefined,
      payment_method:
        draft.payBy === 'finance' ? 'Finance' : draft.payBy === 'cash' ? 'Cash or bank transfer' : undefined,
      finance_estimate: draft.payBy === 'finance' ? financeText : undefined,
      delivery_method: isDelivered ? 'Delivery' : draft.receive === 'collect' ? 'Pick up' : undefined,
      delivery_postcode: isDelivered ? visibleText(draft.postcode).trim() : undefined,
      delivery_region: delivery?.region,
      delivery_price: delivery?.price === undefined ? undefined : String(delivery.price),
      price_summary: summaryText(summary),
    }),
  };
};
