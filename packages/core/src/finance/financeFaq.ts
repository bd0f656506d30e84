import type { FaqItem } from '../head/faqGraph.ts';
import type { Site } from '../site/site.ts';

/**
 * The questions and answers on the finance page: the site's own, else the platform's, which make no promise for a lender.
 *
 * @example financeFaq(site)[0]?.question // => 'What do I need to apply?'
 */
export const financeFaq = (site: Pick<Site, 'finance' | 'country' | 'answerTime'>): readonly FaqItem[] =>
  site.finance.faq.length > 0
    ? site.finance.faq
    : [
        {
          question: 'What do I need to apply?',
          answer: `A ${site.country === 'NZ' ? 'New Zealand' : 'current Australian'} driver licence, proof of income such as recent payslips, and your address. A lender may ask for more.`,
        },
        {
          question: 'Does the estimate touch my credit score?',
          answer: 'No. Nobody looks at your credit file for an estimate.',
        },
        {
          question: 'Is the repayment final?',
          answer:
            'No. It is indicative. The lender sets rate, fees and repayment when it knows you and the vehicle, and you decide whether you accept.',
        },
        {
          question: 'Can I use my trade-in or a deposit?',
          answer:
            'Yes. Both make the loan smaller. Tell us when we call, or set the deposit in the calculator on the vehicle’s page.',
        },
        {
          question: 'What happens after I send this?',
          answer: `Our finance team reads it and comes back to you with options. ${site.answerTime}.`,
        },
      ];
