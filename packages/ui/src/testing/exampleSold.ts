import type { VehicleDetailModel } from '@dealer/core/vehicle-page';

/** What the page of a sold vehicle says otherwise, for stories. */
export const exampleSold: Partial<VehicleDetailModel> = {
  availability: 'sold',
  tags: [{ kind: 'sold', label: 'JUST SOLD' }],
  buttons: [],
  save: undefined,
  sold: {
    notice: 'SOLD',
    message: "Unfortunately this vehicle recently sold. But don't worry, we can help you find a similar vehicle!",
    enquireLabel: 'Find Me Something Similar',
    enquiry: {
      href: '#similar',
      purpose: 'similar',
      message: 'Can you please find me something similar?',
      subcategory: 'Find me something similar',
    },
    onlySimilar: false,
  },
};
