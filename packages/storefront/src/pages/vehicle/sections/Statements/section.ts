import { defineSection } from '../../../../sections/section.ts';

/** Who sells the page's vehicle, and what the law of the yard's state requires to be stated about it. Leave it in the page. */
export const section = defineSection({});
