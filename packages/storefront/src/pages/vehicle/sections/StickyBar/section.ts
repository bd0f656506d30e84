import { defineSection } from '../../../../sections/section.ts';

/** A bar at the edge of the screen with the price and the main button. */
export const section = defineSection({});
