import { defineSection } from '../section.ts';

/** Vehicles that were looked at on this device and are still for sale; nothing where there are none. */
export const section = defineSection({ arrives: 'near' });
