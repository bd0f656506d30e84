import { calculatorDisclaimer, financeDisclaimer, isStarred } from '@dealer/core/finance';
import type { FormFigure } from '@dealer/core/enquiry';
import type { Site } from '@dealer/core/site';
import type { FinanceJourneyEstimateProps } from '@dealer/ui/FinanceJourney';

/** What a finance journey says its loan costs, with the small print that belongs to it. */
export const financeEstimate = ({
  site,
  figure,
  busy,
}: {
  site: Site;
  figure: FormFigure;
  busy: boolean;
}): FinanceJourneyEstimateProps => {
  if (figure.kind === 'none')
    return {
      title: 'Your estimate',
      busy,
      text: figure.text,
      per: '',
      rates: { kind: 'none' },
      small: ['Send us your details, and our finance team comes back to you with what is possible.'],
    };
  const { from, text, per, monthly, total, totalLabel, terms, rates, hasResidual } = figure;
  const shown = {
    busy,
    text,
    per,
    total: total === undefined ? undefined : `${total} ${totalLabel.toLowerCase()}`,
    terms,
    starred: isStarred(rates, site),
    rates: site.country === 'AU' ? rates : ({ kind: 'none' } as const),
  };
  const disclaimer = calculatorDisclaimer(rates, { hasResidual });
  if (from === 'quote') {
    return {
      ...shown,
      title: 'Your quote',
      monthly: monthly === undefined ? undefined : `About ${monthly} a month`,
      small: ['A lender’s quote for the credit history that you chose.', ...disclaimer],
    };
  }
  // Not the lender's own words, which speak of its usual loan and not of the one that is set here.
  return {
    ...shown,
    title: 'Your estimate',
    small: [financeDisclaimer(site).details.text, ...disclaimer.slice(0, -1)],
  };
};
