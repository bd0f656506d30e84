/** How the dealer should contact the visitor; the first is the default. */
export const preferredContactMethods = ['Phone', 'Email', 'SMS'] as const;

export type PreferredContactMethod = (typeof preferredContactMethods)[number];

/** The topics of an enquiry without a form of its own; the first is the default. */
export const enquiryCategories = ['General Enquiry', 'Finance Enquiry', 'Career Enquiry'] as const;

/** Answers to "finance" and "do you have a trade-in". */
export const yesNo = ['Yes', 'No'] as const;

/** An answer. */
export type YesNo = (typeof yesNo)[number];

/** The additional fields of a trade-in, in order. */
export const tradeInFieldNames = ['kms', 'regoState', 'rego', 'name', 'phone', 'email', 'location_id'] as const;

/** An additional field of a trade-in. */
export type TradeInField = (typeof tradeInFieldNames)[number];
