import { defineSection } from '../../../../sections/section.ts';

/** Who sells the page's vehicle, and what the law of the yard's state requires to be stated about it. A page list that leaves it out is refused. */
export const section = defineSection({ isRequired: true });
