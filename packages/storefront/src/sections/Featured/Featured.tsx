import { useStorefront } from '../../boot/storefront.ts';
import { VehiclesSection } from '../VehiclesSection.tsx';
import { featuredVehicles } from './featuredVehicles.ts';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';

/** Vehicles that the site features. */
export const Featured = ({ id, settings }: SectionProps<typeof section>) => {
  const { site } = useStorefront();
  return (
    <VehiclesSection
      id={id}
      title={settings.title ?? site.home.featured.title}
      query={featuredVehicles(site, settings)}
      tone="mist"
      layout={settings.layout}
    />
  );
};
