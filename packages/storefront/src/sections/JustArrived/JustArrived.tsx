import { useStorefront } from '../../boot/storefront.ts';
import { VehiclesSection } from '../VehiclesSection.tsx';
import { newestVehicles } from './newestVehicles.ts';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';

/** The newest vehicles. */
export const JustArrived = ({ id, settings }: SectionProps<typeof section>) => {
  const { site } = useStorefront();
  return (
    <VehiclesSection
      id={id}
      title={settings.title ?? site.phrases['home.justArrived']}
      query={newestVehicles(site, settings.limit)}
      tone="plain"
      layout={settings.layout}
    />
  );
};
