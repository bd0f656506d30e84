import { filterLocations, locationLayout, orderLocations } from '@dealer/core/contact';
import { useTexts } from '@dealer/ui/Texts';
import { TitledSection } from '../TitledSection.tsx';
import { useStorefront } from '../../boot/storefront.ts';
import { LocationCards } from '../../locations/LocationCards.tsx';
import { LocationRail } from '../../locations/LocationRail.tsx';
import { LocationSingle } from '../../locations/LocationSingle.tsx';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';

/** The dealer's locations, and the way to contact them. */
export const Locations = ({ id, settings: { title, show, layout: wanted } }: SectionProps<typeof section>) => {
  const t = useTexts();
  const { site } = useStorefront();
  const heading = title ?? site.phrases['home.locations'];
  const locations = orderLocations(filterLocations(site.locations, show));
  const layout = locationLayout(locations, site, wanted);
  if (layout.kind === 'none') return null;
  return (
    <TitledSection
      id={id}
      title={heading}
      link={{ label: t('Contact us'), href: '/contact-us' }}
      tone={layout.kind === 'single' ? 'inverse' : 'plain'}
    >
      {layout.kind === 'single'
        ? locations.map((location) => <LocationSingle key={location.id} location={location} />)
        : null}
      {layout.kind === 'grid' ? <LocationCards locations={locations} columns={layout.columns} /> : null}
      {layout.kind === 'carousel' ? <LocationRail locations={locations} label={heading} /> : null}
    </TitledSection>
  );
};
