import {
  locationCardModel,
  locationGraph,
  locationKind,
  locationsAtAddress,
  ratingText,
  telHref,
} from '@dealer/core/contact';
import { locationPath } from '@dealer/core/routes';
import { LocationDetail } from '@dealer/ui/LocationDetail';
import { useStorefront } from '../../../../boot/storefront.ts';
import { StructuredData } from '../../../../head/StructuredData.tsx';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import { LocationMap } from '../../../../locations/LocationMap.tsx';
import { useMinute } from '../../../../browser/useMinute.ts';
import { useOverlay } from '../../../../browser/useOverlay.ts';
import type { SectionProps } from '../../../../sections/section.ts';
import type { section } from './section.ts';

/** A location with its departments, address, hours, phone and directions. */
export const LocationDetails = ({ settings: { map } }: SectionProps<typeof section>) => {
  const { site } = useStorefront();
  const { location } = usePage(page);
  const time = useMinute();
  const holidays = useOverlay('holidays');
  const card = locationCardModel(location, site, time);
  return (
    <>
      <StructuredData nodes={[locationGraph(location, site)]} />
      <LocationDetail
        name={card.name}
        address={card.address}
        phones={[card.phone, card.landline].flatMap((number) =>
          number === undefined ? [] : [{ label: number, href: telHref(number) ?? `tel:${number}` }],
        )}
        {...(card.openNow.kind === 'unknown' ? {} : { openText: card.openNow.text })}
        hours={card.hours}
        specialHours={card.specialHours}
        holidays={holidays}
        {...(card.rating === undefined ? {} : { rating: ratingText(card.rating) })}
        licences={card.licences}
        directionsHref={card.directionsHref}
        stock={card.stock}
        selector={locationsAtAddress(location, site.locations).map((one) => ({
          label: locationKind(one) ?? one.name,
          href: locationPath(one.slug, site),
          current: one.id === location.id,
        }))}
        notice={card.notice}
        {...(card.picture === undefined ? {} : { picture: card.picture })}
        {...(map ? { map: <LocationMap location={location} /> } : {})}
      />
    </>
  );
};
