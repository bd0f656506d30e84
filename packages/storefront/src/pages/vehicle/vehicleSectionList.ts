import type { PageItem } from '@dealer/core/page';

/** The areas of a vehicle's page; what is in no other is below them. */
export const vehicleAreas: readonly string[] = ['gallery', 'summary', 'lead', 'body', 'side'];

/** The sections of a vehicle's page where neither look nor site says otherwise. */
export const vehicleSectionList: readonly PageItem[] = [
  { section: 'gallery', area: 'gallery' },
  { section: 'summary', area: 'summary' },
  { section: 'keyInformation', area: 'lead' },
  { section: 'aboutVehicle', area: 'lead' },
  ...[
    'specifications',
    'priceComparison',
    'financeCalculator',
    'runningCosts',
    'vehicleMap',
    'questions',
    'printAndPdf',
    'moreFromUs',
    'disclaimer',
  ].map((section) => ({ section, area: 'body' })),
  { section: 'stickyBar' },
  { section: 'similarVehicles' },
  { section: 'recentlyViewed' },
];
