import type { FinanceLeadPayload } from './financeLeadPayload.ts';
import type { ProviderOfferData } from './providerOfferData.ts';

/**
 * The body of `POST /api/youx/create-customer`: the lender's data, and the lead beside it (specification section 7).
 *
 * @example
 * createCustomerBody(data, lead); // => { data, additionalData: lead }
 */
export const createCustomerBody = (
  data: ProviderOfferData,
  lead: FinanceLeadPayload,
): { readonly data: ProviderOfferData; readonly additionalData: FinanceLeadPayload } => ({
  data,
  additionalData: lead,
});
