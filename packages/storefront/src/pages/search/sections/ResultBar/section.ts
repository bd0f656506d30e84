import { onOff } from '@dealer/core/settings';
import { defineSection } from '../../../../sections/section.ts';

/** How many vehicles there are, the chosen filters, their order and, on a phone, the button for the filters. */
export const section = defineSection({
  settings: {
    /** With a button that saves the search. */
    save: onOff(true),
    /** With a choice of the order. */
    sort: onOff(true),
  },
});
