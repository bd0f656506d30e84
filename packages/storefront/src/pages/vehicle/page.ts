import type { VehicleTopModel } from '@dealer/core/vehicle-page';
import type { Vehicle } from '@dealer/core/vehicle';
import { definePage, provides } from '../../page/definePage.ts';
import { vehicleLoader } from './vehicleLoader.ts';

/** What the sections of a vehicle's page are about. */
export type PageVehicle = {
  vehicle: Vehicle;
  /** The vehicle with a lender's quote, once there is one. */
  quoted: Vehicle;
  model: VehicleTopModel;
  isSaved: boolean;
  now: number;
};

const body = [
  'specifications',
  'passport',
  'priceComparison',
  'financeCalculator',
  'runningCosts',
  'vehicleMap',
  'questions',
  'printAndPdf',
  'moreFromUs',
  'statements',
  'disclaimer',
] as const;

/** All details of a vehicle and one primary action. What matters most is in `lead`, next to `summary`; `side` is below the summary. */
export const page = definePage({
  route: 'vehicle',
  hasVehicle: true,
  areas: ['gallery', 'summary', 'lead', 'body', 'side'],
  sections: [
    'gallery',
    'summary',
    'keyInformation',
    'aboutVehicle',
    ...body,
    'stickyBar',
    'similarVehicles',
    'recentlyViewed',
  ],
  list: [
    { section: 'gallery', area: 'gallery' },
    { section: 'summary', area: 'summary' },
    { section: 'keyInformation', area: 'lead' },
    { section: 'aboutVehicle', area: 'lead' },
    ...body.map((section) => ({ section, area: 'body' })),
    { section: 'stickyBar' },
    { section: 'similarVehicles' },
    { section: 'recentlyViewed' },
  ],
  load: vehicleLoader,
  // A dialog is a query of the same page.
  reloads: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate,
  data: provides<PageVehicle>(),
});
