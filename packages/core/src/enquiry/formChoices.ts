/** How a visitor wants to be answered; the first is the default (row 3.F11). */
export const preferredContactMethods = ['Phone', 'Email', 'SMS'] as const;

/** One of them. */
export type PreferredContactMethod = (typeof preferredContactMethods)[number];

/** What an enquiry without a form of its own can be about; the first is the default (row 5.Q02). */
export const enquiryCategories = ['General Enquiry', 'Finance Enquiry', 'Career Enquiry'] as const;

/** One of them. */
export type EnquiryCategory = (typeof enquiryCategories)[number];

/** Answers to "finance" and "do you have a trade-in" (row 3.F12). */
export const yesNo = ['Yes', 'No'] as const;

/** One of them. */
export type YesNo = (typeof yesNo)[number];

/** What a trade-in asks further, in the specification's order (row 3.F13). */
export const tradeInFieldNames = ['kms', 'regoState', 'rego', 'name', 'phone', 'email', 'location_id'] as const;

/** One of them. */
export type TradeInField = (typeof tradeInFieldNames)[number];
