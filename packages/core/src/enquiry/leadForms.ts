/** An additional question of some forms. */
export type LeadQuestion =
  | 'category'
  | 'preferredContact'
  | 'finance'
  | 'tradeIn'
  | 'ownVehicle'
  | 'company'
  | 'fleetSize'
  | 'position'
  | 'vehicle'
  | 'year'
  | 'rego'
  | 'services'
  | 'date';

/** A form: the topic of its lead and its additional questions. */
export type LeadForm = {
  readonly category?: string;
  readonly subcategory?: string;
  readonly questions: readonly LeadQuestion[];
};

/**
 * The enquiry forms of the site: the topic of each form's lead, and its questions in addition to name, contact and message. The topic
 * of a career enquiry is mapped when it is sent.
 */
export const leadForms = {
  general: { questions: ['category', 'preferredContact'] },
  vehicle: { questions: ['preferredContact', 'finance', 'tradeIn'] },
  similar: { subcategory: 'Find me something similar', questions: ['preferredContact'] },
  chat: { subcategory: 'Chat', questions: ['preferredContact'] },
  career: { category: 'Career Enquiry', questions: ['position'] },
  parts: { subcategory: 'Parts Enquiry', questions: ['vehicle', 'year', 'rego', 'preferredContact'] },
  service: {
    subcategory: 'Service Booking',
    questions: ['vehicle', 'year', 'rego', 'services', 'date', 'preferredContact'],
  },
  warranty: { subcategory: 'Warranty Enquiry', questions: ['vehicle', 'year', 'rego', 'preferredContact'] },
  roadside: { subcategory: 'Roadside Assist', questions: ['vehicle', 'rego'] },
  fleet: { subcategory: 'Fleet Enquiry', questions: ['company', 'fleetSize', 'preferredContact'] },
  finance: { category: 'Finance Enquiry', questions: ['preferredContact', 'tradeIn'] },
  tradeIn: { subcategory: 'Trade In', questions: ['ownVehicle', 'preferredContact'] },
  offer: { subcategory: 'Offer Enquiry', questions: ['preferredContact'] },
} as const satisfies Record<string, LeadForm>;

export type LeadFormName = keyof typeof leadForms;
