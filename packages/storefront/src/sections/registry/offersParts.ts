// Written from the folders of sections by tools/checks/src/sections/writeSections.ts. Do not edit.
import { section as dealerOffers } from '../DealerOffers/section.ts';
import { DealerOffers } from '../DealerOffers/DealerOffers.tsx';
import { section as reducedVehicles } from '../ReducedVehicles/section.ts';
import { ReducedVehicles } from '../ReducedVehicles/ReducedVehicles.tsx';
import type { SectionParts } from '../SectionView.tsx';

export const offersParts: SectionParts = {
  dealerOffers: { definition: dealerOffers, Component: DealerOffers },
  reducedVehicles: { definition: reducedVehicles, Component: ReducedVehicles },
};
