import { serialiseSearchUrl } from '@dealer/core/search';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../boot/storefront.ts';
import { VehiclesSection } from '../VehiclesSection.tsx';
import { chosenVehicles } from './chosenVehicles.ts';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';

/** Vehicles that the page chose. */
export const Vehicles = ({ id, settings }: SectionProps<typeof section>) => {
  const t = useTexts();
  const { site } = useStorefront();
  const { query, state } = chosenVehicles(site, settings);
  return (
    <VehiclesSection
      id={id}
      title={settings.title}
      query={query}
      tone={settings.tone}
      link={
        settings.link ?? {
          label: t('See all'),
          href: serialiseSearchUrl(state, { site, facetValues: state.refinements }),
        }
      }
    />
  );
};
