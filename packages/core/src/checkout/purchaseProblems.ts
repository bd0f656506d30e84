import { visibleText } from '../format/visibleText.ts';
import { deliveryPostcodeProblem } from '../contact/postcode.ts';
import { readAmount } from '../format/readAmount.ts';
import type { PurchaseDraft, PurchaseStep } from './purchaseDraft.ts';

/** Error messages by field. */
export type PurchaseProblems = Partial<
  Record<'tradeIn' | 'tradeInVehicle' | 'kms' | 'payBy' | 'receive' | 'postcode', string>
>;

/** The error messages of the purchase steps. */
export const purchaseMessages = {
  tradeIn: 'Please say whether you have a vehicle to trade in.',
  tradeInVehicle: 'Please tell us what you drive: year, make and model.',
  kms: 'Please enter the kilometres as a number, such as 84000.',
  payBy: 'Please choose how you would like to pay.',
  receive: 'Please choose how you would like to get the vehicle.',
  delivery: 'Please ask for the delivery price first.',
} as const;

/**
 * The errors that prevent a buyer from continuing from a step; empty when the step is complete. Contact details have their own
 * schema.
 *
 * @example
 * purchaseProblems('payment', emptyPurchase); // => { payBy: 'Please choose how you would like to pay.' }
 */
export const purchaseProblems = (step: PurchaseStep, draft: PurchaseDraft): PurchaseProblems => {
  switch (step) {
    case 'tradeIn': {
      if (draft.tradeIn === '') return { tradeIn: purchaseMessages.tradeIn };
      if (draft.tradeIn === 'No') return {};
      const kms = draft.kms.trim() === '' ? 0 : readAmount(draft.kms.replace(/\s*km$/i, ''), 'thousands');
      return {
        ...(draft.tradeInVehicle.trim() === '' ? { tradeInVehicle: purchaseMessages.tradeInVehicle } : {}),
        ...(kms === undefined || kms < 0 ? { kms: purchaseMessages.kms } : {}),
      };
    }
    case 'payment':
      return draft.payBy === '' ? { payBy: purchaseMessages.payBy } : {};
    case 'delivery': {
      if (draft.receive === '') return { receive: purchaseMessages.receive };
      if (draft.receive === 'collect') return {};
      const postcode = deliveryPostcodeProblem(draft.postcode);
      if (postcode !== undefined) return { postcode };
      return draft.delivery?.postcode === visibleText(draft.postcode).trim()
        ? {}
        : { postcode: purchaseMessages.delivery };
    }
    case 'vehicle':
    case 'details':
    case 'review':
      return {};
  }
};
