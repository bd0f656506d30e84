/**
 * The words and links of the Get Finance Now promotion (specification section 2, Other screens; row 2.O18): both links lead to used
 * cars, as stated.
 *
 * @example
 * financePromo.actions[0].label; // => 'Start Finance Journey'
 */
export const financePromo = {
  heading: 'Get Finance Now',
  actions: [
    { label: 'Start Finance Journey', href: '/search/used-cars' },
    { label: 'View All Used Cars', href: '/search/used-cars' },
  ],
} as const;
