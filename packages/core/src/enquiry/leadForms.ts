/** A question that only some forms ask, beside those that all of them do. */
export type LeadQuestion =
  | 'category'
  | 'preferredContact'
  | 'finance'
  | 'tradeIn'
  | 'company'
  | 'fleetSize'
  | 'position'
  | 'vehicle'
  | 'year'
  | 'rego'
  | 'services'
  | 'date';

/** What a form is about: the lead's topic, and what it asks. */
export type LeadForm = {
  readonly category?: string;
  readonly subcategory?: string;
  readonly asks: readonly LeadQuestion[];
};

/**
 * The enquiry forms of the site (specification sections 2 and 3; rows 3.F01 to 3.F06, 3.F11 to 3.F13): each says under which topic its
 * lead goes out and what it asks beside name, contact and message. A career enquiry is remapped when it is sent (row 4.F08).
 */
export const leadForms = {
  general: { asks: ['category', 'preferredContact'] },
  vehicle: { asks: ['preferredContact', 'finance', 'tradeIn'] },
  similar: { subcategory: 'Find me something similar', asks: ['preferredContact'] },
  chat: { subcategory: 'Chat', asks: ['preferredContact'] },
  career: { category: 'Career Enquiry', asks: ['position'] },
  parts: { subcategory: 'Parts Enquiry', asks: ['vehicle', 'year', 'rego', 'preferredContact'] },
  service: {
    subcategory: 'Service Booking',
    asks: ['vehicle', 'year', 'rego', 'services', 'date', 'preferredContact'],
  },
  warranty: { subcategory: 'Warranty Enquiry', asks: ['vehicle', 'year', 'rego', 'preferredContact'] },
  roadside: { subcategory: 'Roadside Assist', asks: ['vehicle', 'rego'] },
  fleet: { subcategory: 'Fleet Enquiry', asks: ['company', 'fleetSize', 'preferredContact'] },
  finance: { category: 'Finance Enquiry', asks: ['preferredContact', 'tradeIn'] },
  tradeIn: { subcategory: 'Trade In', asks: ['rego'] },
  offer: { subcategory: 'Offer Enquiry', asks: ['preferredContact'] },
} as const satisfies Record<string, LeadForm>;

/** The name of a form. */
export type LeadFormName = keyof typeof leadForms;
