import type { FaqItem } from '../head/faqGraph.ts';
import type { Site } from '../site/site.ts';

/** Shown with every figure: an estimate is not a binding offer. */
export const estimateDisclaimer =
  'Indicative only and subject to inspection. Based on data from a third-party valuation tool.';

/** The texts of the valuation pages. */
type TradeInText = {
  readonly title: string;
  readonly intro: string;
  readonly faqTitle: string;
  readonly faq: readonly FaqItem[];
  readonly path: string;
};

/**
 * The texts of the valuation pages: trading in and selling are one journey under two names, with the trade-in FAQ. `path` is the address
 * of the page.
 *
 * @example
 * tradeInText('/sell-your-car', site).title; // => 'Sell your car'
 */
export const tradeInText = (
  path: string,
  { vehicleNoun, answerTime }: Pick<Site, 'vehicleNoun' | 'answerTime'>,
): TradeInText => {
  const noun = vehicleNoun.toLowerCase();
  const isSelling = /^\/sell-/.test(path);
  return {
    path: isSelling ? '/sell-my-car' : '/trade-in',
    title: isSelling ? `Sell your ${noun}` : 'Trade-In Valuation',
    intro: isSelling
      ? `Tell us about your ${noun} and see what we would pay for it. It takes about two minutes.`
      : `See what your ${noun} is worth towards your next one. It takes about two minutes.`,
    faqTitle: 'Questions about valuations',
    faq: [
      {
        question: `Does every ${noun} get an estimate online?`,
        answer:
          'No. Vehicles over 7 years old or with more than 100,000 km generally get no online estimate. Send us the details all the same: we value those in person.',
      },
      {
        question: 'Is the estimate what you will pay?',
        answer: `Estimates are indicative and subject to inspection. We confirm the figure once we have seen the ${noun} and its papers.`,
      },
      {
        question: 'Where does the estimate come from?',
        answer:
          'The data come from a third-party valuation tool, which compares sales of vehicles like yours, and from your answers about its condition.',
      },
      {
        question: 'Do I have to buy from you?',
        answer: isSelling
          ? 'No. You can sell to us and walk away.'
          : `No. The estimate is yours either way; a trade-in comes off the price of the ${noun} that you buy.`,
      },
      {
        question: 'What happens next?',
        answer: `A valuer looks at what you sent and arranges an inspection. ${answerTime}.`,
      },
    ],
  };
};
