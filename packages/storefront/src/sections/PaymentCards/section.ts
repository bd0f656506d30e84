import { defineSection } from '../section.ts';

/** The cards that the dealer accepts, from `copy.paymentCards`; nothing where there are none. */
export const section = defineSection({});
