import { sectionsPage } from '../../sections/SectionsPage.tsx';
import { page } from './page.ts';
import { section as dealerOffers } from './sections/DealerOffers/section.ts';
import { DealerOffers } from './sections/DealerOffers/DealerOffers.tsx';
import { section as reducedVehicles } from './sections/ReducedVehicles/section.ts';
import { ReducedVehicles } from './sections/ReducedVehicles/ReducedVehicles.tsx';

/** The offers of the dealer, and vehicles with a reduced price. */
export const OffersPage = sectionsPage(page, {
  dealerOffers: { definition: dealerOffers, Component: DealerOffers },
  reducedVehicles: { definition: reducedVehicles, Component: ReducedVehicles },
});
