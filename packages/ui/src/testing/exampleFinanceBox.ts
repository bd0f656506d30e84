import type { FinanceBoxProps } from '../FinanceBox/index.ts';

/** A weekly repayment with its rates, for stories. */
export const exampleFinanceBox = {
  lead: 'Finance from',
  weekly: '$204 per week*',
  rates: {
    kind: 'rates',
    interest: '8.49% p.a.',
    comparison: '9.10% p.a.',
    warning:
      'The comparison rate is for a secured loan of $30,000 over 5 years. WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
  },
  disclaimer: {
    details: { kind: 'whole', text: 'Repayments are indicative only and are not an offer of credit.' },
    startsCollapsed: false,
  },
} satisfies FinanceBoxProps;
