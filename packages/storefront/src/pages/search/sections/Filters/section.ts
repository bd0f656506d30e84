import { defineSection } from '../../../../sections/section.ts';

/** The site's filters. In the area `filters` they are in a sheet on a phone. */
export const section = defineSection({});
