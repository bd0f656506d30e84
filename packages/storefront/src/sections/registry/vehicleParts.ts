// Written from the folders of sections by tools/checks/src/sections/writeSections.ts. Do not edit.
import { later } from '../../region/later.tsx';
import { section as aboutVehicle } from '../AboutVehicle/section.ts';
import { AboutVehicle } from '../AboutVehicle/AboutVehicle.tsx';
import { section as disclaimer } from '../Disclaimer/section.ts';
import { Disclaimer } from '../Disclaimer/Disclaimer.tsx';
import { section as financeCalculator } from '../FinanceCalculator/section.ts';
import { FinanceCalculator } from '../FinanceCalculator/FinanceCalculator.tsx';
import { section as gallery } from '../Gallery/section.ts';
import { Gallery } from '../Gallery/Gallery.tsx';
import { section as keyInformation } from '../KeyInformation/section.ts';
import { KeyInformation } from '../KeyInformation/KeyInformation.tsx';
import { section as moreFromUs } from '../MoreFromUs/section.ts';
import { MoreFromUs } from '../MoreFromUs/MoreFromUs.tsx';
import { section as papers } from '../Papers/section.ts';
import { Papers } from '../Papers/Papers.tsx';
import { section as priceComparison } from '../PriceComparison/section.ts';
import { PriceComparison } from '../PriceComparison/PriceComparison.tsx';
import { section as questions } from '../Questions/section.ts';
import { Questions } from '../Questions/Questions.tsx';
import { section as recentlyViewed } from '../RecentlyViewed/section.ts';
import { section as runningCosts } from '../RunningCosts/section.ts';
import { RunningCosts } from '../RunningCosts/RunningCosts.tsx';
import { section as similarVehicles } from '../SimilarVehicles/section.ts';
import { SimilarVehiclesPlace } from '../SimilarVehicles/SimilarVehiclesPlace.tsx';
import { section as specifications } from '../Specifications/section.ts';
import { Specifications } from '../Specifications/Specifications.tsx';
import { section as stickyBar } from '../StickyBar/section.ts';
import { StickyBar } from '../StickyBar/StickyBar.tsx';
import { section as summary } from '../Summary/section.ts';
import { Summary } from '../Summary/Summary.tsx';
import { section as vehicleMap } from '../VehicleMap/section.ts';
import { VehicleMapPlace } from '../VehicleMap/VehicleMapPlace.tsx';
import type { SectionParts } from '../SectionView.tsx';

export const vehicleParts: SectionParts = {
  aboutVehicle: { definition: aboutVehicle, Component: AboutVehicle },
  disclaimer: { definition: disclaimer, Component: Disclaimer },
  financeCalculator: { definition: financeCalculator, Component: FinanceCalculator },
  gallery: { definition: gallery, Component: Gallery },
  keyInformation: { definition: keyInformation, Component: KeyInformation },
  moreFromUs: { definition: moreFromUs, Component: MoreFromUs },
  papers: { definition: papers, Component: Papers },
  priceComparison: { definition: priceComparison, Component: PriceComparison },
  questions: { definition: questions, Component: Questions },
  recentlyViewed: { definition: recentlyViewed, Component: later(async () => (await import('../RecentlyViewed/RecentlyViewed.tsx')).RecentlyViewed) },
  runningCosts: { definition: runningCosts, Component: RunningCosts },
  similarVehicles: { definition: similarVehicles, Component: later(async () => (await import('../SimilarVehicles/SimilarVehicles.tsx')).SimilarVehicles), Place: SimilarVehiclesPlace },
  specifications: { definition: specifications, Component: Specifications },
  stickyBar: { definition: stickyBar, Component: StickyBar },
  summary: { definition: summary, Component: Summary },
  vehicleMap: { definition: vehicleMap, Component: later(async () => (await import('../VehicleMap/VehicleMap.tsx')).VehicleMap), Place: VehicleMapPlace },
};
