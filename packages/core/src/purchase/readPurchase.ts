import { ownValue } from '../record/ownValue.ts';
import { readNumber, readObject, readText } from '../vehicle/readers.ts';
import { emptyPurchase, type PurchaseDraft, type PurchaseFinance } from './purchaseDraft.ts';

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
 * A kept draft of a purchase, whoever wrote it: what cannot be read was not said.
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
    ...(finance === undefined ? {} : { finance }),
    receive: oneOf(doc['receive'], ['collect', 'deliver']),
    postcode: typed(doc['postcode']),
    ...(deliveryPostcode === undefined
      ? {}
      : {
          delivery: {
            postcode: deliveryPostcode,
            ...(region === undefined ? {} : { region }),
            ...(price === undefined ? {} : { price }),
          },
        }),
  };
};
