import { defineSection } from '../section.ts';

/** Get finance now: used vehicles with their weekly payments; nothing where the site hides finance. */
export const section = defineSection({});
