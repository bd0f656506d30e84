import { formatKm } from '../format/formatKm.ts';
import { formatMoney } from '../format/formatNumber.ts';
import type { Site } from '../site/site.ts';
import { estimateDisclaimer } from './tradeInText.ts';

/** The result of a valuation after its lead was accepted. `byHand`: the service was not called; `failed`: it gave no result. */
export type ValuationOutcome = {
  readonly leadId: string;
  readonly car: string;
  readonly km: number;
  /** The name of who answers its lead. */
  readonly receiver?: string;
  readonly result:
    | { readonly kind: 'offer'; readonly offerPrice: number }
    | { readonly kind: 'noOffer' }
    | { readonly kind: 'byHand' }
    | { readonly kind: 'failed' };
};

/** The result as text. */
export type ValuationView = {
  readonly title: string;
  /** "2021 Toyota RAV4 GXL, 42,000 km". */
  readonly car: string;
  /** The amount that is offered and what it depends on; absent where there is no offer. */
  readonly offer?: { readonly amount: string; readonly note: string };
  readonly text: string;
};

/**
 * The result page of a valuation: the offer with its disclaimer, or the reason why there is none, and what happens next.
 *
 * @example
 * valuationView({ leadId: '1001', car: '2021 Toyota RAV4', km: 42000, result: { kind: 'offer', offerPrice: 31500 } }, site).offer?.amount; // => '$31,500'
 */
export const valuationView = (
  { car, km, result }: ValuationOutcome,
  site: Pick<Site, 'country' | 'answerTime' | 'vehicleNoun'>,
): ValuationView => {
  const about = `${car}, ${formatKm(km)}`;
  const next = `Your details are with our valuers. ${site.answerTime}.`;
  switch (result.kind) {
    case 'offer':
      return {
        title: 'Your valuation',
        car: about,
        offer: { amount: formatMoney(result.offerPrice, site), note: estimateDisclaimer },
        text: 'Happy with it? Accept, and we arrange an inspection and confirm the figure. Accepting does not oblige you to sell.',
      };
    case 'noOffer':
      return {
        title: 'We value this one in person',
        car: about,
        text: `The valuation tool gives no online estimate for this ${site.vehicleNoun.toLowerCase()}. Vehicles over 7 years old or with more than 100,000 km generally get none. ${next}`,
      };
    case 'byHand':
      return {
        title: 'We value this one in person',
        car: about,
        text: `Without a plate that we could look up, the valuation tool gives no online estimate. ${next}`,
      };
    case 'failed':
      return {
        title: 'Your valuation is on its way',
        car: about,
        text: `The valuation tool gave no answer just now, so we cannot show you an estimate here. ${next}`,
      };
  }
};
