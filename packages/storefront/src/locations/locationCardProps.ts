import type { LocationCardModel } from '@dealer/core/contact';
import type { LocationCardProps } from '@dealer/ui/LocationCard';

/**
 * What a location's card shows. In a row in which `others` have pictures, a drawing stands in for a missing one. `phoneText` masks the
 * numbers where the page masks them.
 */
export const locationCardProps = (
  card: LocationCardModel,
  {
    others = [],
    phoneText = (number) => number,
  }: { others?: readonly LocationCardModel[]; phoneText?: (number: string) => string } = {},
): LocationCardProps => {
  const { phone, landline, picture, openNow, ...rest } = card;
  const isDrawn = picture === undefined && others.some((other) => other.picture !== undefined);
  return {
    ...rest,
    ...(openNow.kind === 'unknown' ? {} : { now: { isOpen: openNow.kind === 'open', text: openNow.text } }),
    ...(phone === undefined ? {} : { phone: phoneText(phone) }),
    // Masked, a second number could not be revealed.
    ...(landline === undefined || phoneText(landline) !== landline ? {} : { landline }),
    picture,
    ...(isDrawn ? { picture: null } : {}),
  };
};
