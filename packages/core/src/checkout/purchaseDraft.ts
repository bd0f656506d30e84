import { readNumber, readObject, readText } from '../data/readers.ts';
import { ownValue } from '../data/values.ts';
import type { YesNo } from '../enquiry/formChoices.ts';
import type { RepaymentFrequency } from '../finance/repayment.ts';

/** The steps of buying a vehicle online, in order. */
export const purchaseSteps = ['vehicle', 'tradeIn', 'payment', 'delivery', 'details', 'review'] as const;

/** A step of buying online. */
export type PurchaseStep = (typeof purchaseSteps)[number];

/** The values of a buyer's finance calculator: dollars, years, per cent a year. */
export type PurchaseFinance = {
  readonly deposit: number;
  readonly residual: number;
  readonly term: number;
  readonly rate: number;
  /** The frequency, under its stored name. */
  readonly every: RepaymentFrequency;
};

/** The response of the delivery service for a postcode; without a region it has no price. */
type PurchaseDelivery = { readonly postcode: string; readonly region?: string; readonly price?: number };

/** A buyer's answers so far, as typed. An empty text means not answered. */
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

/** A draft without answers. */
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

const oneOf = <Value extends string>(value: unknown, choices: readonly Value[]): Value | '' =>
  choices.find((choice) => choice === value) ?? '';

const readFinance = (value: unknown): PurchaseFinance | undefined => {
  const doc = readObject(value);
  const [deposit, residual, term, rate] = ['deposit', 'residual', 'term', 'rate'].map((name) =>
    readNumber(ownValue(doc ?? {}, name)),
  );
  const every = oneOf(doc?.['every'], ['week', 'fortnight', 'month']);
  return deposit === undefined || residual === undefined || term === undefined || rate === undefined || every === ''
    ? undefined
    : { deposit, residual, term, rate, every };
};

const typed = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 500) : '');

/**
 * Reads a stored purchase draft; values that cannot be read count as not answered.
 *
 * @example
 * readPurchase({ payBy: 'cash', receive: 'by air' }); // => { ...emptyPurchase, payBy: 'cash' }
 */
export const readPurchase = (value: unknown): PurchaseDraft => {
  const doc = readObject(value);
  if (doc === undefined) return emptyPurchase;
  const finance = readFinance(doc['finance']);
  const delivery = readObject(doc['delivery']);
  const deliveryPostcode = readText(delivery?.['postcode']);
  const region = readText(delivery?.['region']);
  const price = readNumber(delivery?.['price']);
  return {
    tradeIn: oneOf(doc['tradeIn'], ['Yes', 'No']),
    tradeInVehicle: typed(doc['tradeInVehicle']),
    kms: typed(doc['kms']),
    rego: typed(doc['rego']),
    regoState: typed(doc['regoState']),
    payBy: oneOf(doc['payBy'], ['cash', 'finance']),
    finance,
    receive: oneOf(doc['receive'], ['collect', 'deliver']),
    postcode: typed(doc['postcode']),
    ...(deliveryPostcode === undefined
      ? {}
      : {
          delivery: {
            postcode: deliveryPostcode,
            region,
            price,
          },
        }),
  };
};
