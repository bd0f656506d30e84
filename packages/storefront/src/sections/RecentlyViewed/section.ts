import { onOff } from '@dealer/core/settings';
import { defineSection } from '../section.ts';

/** Vehicles that were looked at on this device and are still for sale, without the page's own; nothing where there are none. */
export const section = defineSection({
  settings: {
    /** With a way to forget them. */
    clearable: onOff(false),
  },
});
