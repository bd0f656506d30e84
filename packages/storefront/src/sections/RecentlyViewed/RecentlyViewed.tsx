import { use } from 'react';
import type { Vehicle } from '@dealer/core/vehicle';
import { useIsHydrating } from '../../pageStart/later/useIsHydrating.ts';
import { PageContext } from '../../page/usePage.tsx';
import { RecentlyViewed as Viewed } from '../../cards/RecentlyViewed.tsx';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';

/** Vehicles that were looked at on this device. */
export const RecentlyViewed = ({ settings: { clearable } }: SectionProps<typeof section>) => {
  const about = use(PageContext)?.data as { vehicle?: Vehicle } | null | undefined;
  // Mounted again after hydration: only then are the vehicles of this device known.
  return <Viewed key={String(useIsHydrating())} except={about?.vehicle?.id} clearable={clearable} />;
};
