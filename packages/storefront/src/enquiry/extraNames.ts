import { formLocations, type LeadQuestion } from '@dealer/core/enquiry';
import type { Site } from '@dealer/core/site';
import type { EnquiryExtraName } from '@dealer/ui/EnquiryForm';

/**
 * The fields behind the questions of a form: a trade-in has several, a state only where plates name one, and the location where it can be
 * looked at only where the form has none of its own.
 */
export const extraNames = (
  questions: readonly LeadQuestion[],
  { country, locations }: Pick<Site, 'country' | 'locations'>,
  { aboutVehicle }: { aboutVehicle: boolean },
): EnquiryExtraName[] => {
  const hasYards = formLocations(locations, 'tradeIn').length > 1;
  const ownVehicle: EnquiryExtraName[] = [
    'tradeInVehicle',
    'kms',
    'tradeInRego',
    ...(country === 'AU' ? (['regoState'] as const) : []),
    ...(hasYards && aboutVehicle ? (['tradeInLocation'] as const) : []),
  ];
  return questions.flatMap((question): EnquiryExtraName[] => {
    if (question === 'preferredContact') return [];
    if (question === 'ownVehicle') return ownVehicle;
    return question === 'tradeIn' ? ['tradeIn', ...ownVehicle] : [question];
  });
};
