import type { LeadQuestion } from '@dealer/core/enquiry';
import type { Site } from '@dealer/core/site';
import type { EnquiryExtraName } from '@dealer/ui/EnquiryForm';

/**
 * The fields behind the questions of a form: a trade-in has several, and a state only where plates name one.
 *
 * @example
 * extraNames(['vehicle', 'preferredContact'], site) // => ['vehicle']
 */
export const extraNames = (
  questions: readonly LeadQuestion[],
  { country, locations }: Pick<Site, 'country' | 'locations'>,
): EnquiryExtraName[] =>
  questions.flatMap((question): EnquiryExtraName[] => {
    if (question === 'preferredContact') return [];
    if (question !== 'tradeIn') return [question];
    const hasYards = locations.filter(({ visible }) => visible).length > 1;
    return [
      'tradeIn',
      'kms',
      'tradeInRego',
      ...(country === 'AU' ? (['regoState'] as const) : []),
      ...(hasYards ? (['tradeInLocation'] as const) : []),
    ];
  });
