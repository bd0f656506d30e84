import type { PageItem } from '@dealer/core/page';

const body = (section: string): PageItem => ({ section, area: 'body' });

/** The vehicle page of a look that has no list of its own, but for `firstView`. */
export const vehicleSectionList: readonly PageItem[] = [
  { section: 'vehicleMap', area: 'side' },
  ...[
    'keyInformation',
    'priceComparison',
    'aboutVehicle',
    'specifications',
    'financeCalculator',
    'runningCosts',
    'questions',
    'papers',
    'moreFromUs',
    'disclaimer',
  ].map(body),
  { section: 'similarVehicles' },
  { section: 'recentlyViewed' },
];
