import { onOff } from '@dealer/core/settings';
import { defineSection } from '../../../../sections/section.ts';

/** The vehicles found, or what to do where there are none. */
export const section = defineSection({
  settings: {
    /** Where the words match nothing together: what comes nearest. */
    nearest: onOff(true),
  },
});
