import { onOff } from '@dealer/core/settings';
import { defineSection } from '../../../../sections/section.ts';

/** Where the page's location is, when it is open and how to reach it. */
export const section = defineSection({
  settings: {
    /** With a map. */
    map: onOff(true),
  },
});
