import type { YesNo } from '../enquiry/formChoices.ts';
import type { RepaymentEvery } from '../finance/repayment.ts';

/** The steps of buying a vehicle online (row 2.R06), in order. */
export const purchaseSteps = ['vehicle', 'tradeIn', 'payment', 'delivery', 'details', 'review'] as const;

/** One of them. */
export type PurchaseStep = (typeof purchaseSteps)[number];

/** Where a buyer's finance calculator stands: dollars, years, per cent a year. */
export type PurchaseFinance = {
  readonly deposit: number;
  readonly residual: number;
  readonly term: number;
  readonly rate: number;
  readonly every: RepaymentEvery;
};

/** What the delivery service said of a postcode; without a region it named no price. */
export type PurchaseDelivery = { readonly postcode: string; readonly region?: string; readonly price?: number };

/** What a buyer has said so far, as typed. An empty text: not said yet. */
export type PurchaseDraft = {
  readonly tradeIn: YesNo | '';
  readonly tradeInVehicle: string;
  readonly kms: string;
  readonly rego: string;
  readonly regoState: string;
  readonly payBy: 'cash' | 'finance' | '';
  readonly finance?: PurchaseFinance | undefined;
  readonly receive: 'collect' | 'deliver' | '';
  readonly postcode: string;
  readonly delivery?: PurchaseDelivery | undefined;
};

/** Before anything was said. */
export const emptyPurchase: PurchaseDraft = {
  tradeIn: '',
  tradeInVehicle: '',
  kms: '',
  rego: '',
  regoState: '',
  payBy: '',
  receive: '',
  postcode: '',
};
