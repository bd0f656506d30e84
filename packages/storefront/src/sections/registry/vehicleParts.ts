// Written from the folders of sections by tools/checks/src/sections/writeSections.ts. Do not edit.
import { lazyWithPreload } from '../../lazy/lazyWithPreload.tsx';
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
import { section as priceComparison } from '../PriceComparison/section.ts';
import { PriceComparison } from '../PriceComparison/PriceComparison.tsx';
import { section as printAndPdf } from '../PrintAndPdf/section.ts';
import { PrintAndPdf } from '../PrintAndPdf/PrintAndPdf.tsx';
import { section as questions } from '../Questions/section.ts';
import { Questions } from '../Questions/Questions.tsx';
import { section as recentlyViewed } from '../RecentlyViewed/section.ts';
import { section as runningCosts } from '../RunningCosts/section.ts';
import { RunningCosts } from '../RunningCosts/RunningCosts.tsx';
import { section as similarVehicles } from '../SimilarVehicles/section.ts';
import { SimilarVehiclesPlaceholder } from '../SimilarVehicles/SimilarVehiclesPlaceholder.tsx';
import { section as specifications } from '../Specifications/section.ts';
import { Specifications } from '../Specifications/Specifications.tsx';
import { section as stickyBar } from '../StickyBar/section.ts';
import { StickyBar } from '../StickyBar/StickyBar.tsx';
import { section as summary } from '../Summary/section.ts';
import { Summary } from '../Summary/Summary.tsx';
import { section as vehicleMap } from '../VehicleMap/section.ts';
import { VehicleMapPlaceholder } from '../VehicleMap/VehicleMapPlaceholder.tsx';
import type { SectionParts } from '../SectionView.tsx';

export const vehicleParts: SectionParts = {
  aboutVehicle: { definition: aboutVehicle, Component: AboutVehicle },
  disclaimer: { definition: disclaimer, Component: Disclaimer },
  financeCalculator: { definition: financeCalculator, Component: FinanceCalculator },
  gallery: { definition: gallery, Component: Gallery },
  keyInformation: { definition: keyInformation, Component: KeyInformation },
  moreFromUs: { definition: moreFromUs, Component: MoreFromUs },
  priceComparison: { definition: priceComparison, Component: PriceComparison },
  printAndPdf: { definition: printAndPdf, Component: PrintAndPdf },
  questions: { definition: questions, Component: Questions },
  recentlyViewed: { definition: recentlyViewed, Component: lazyWithPreload(async () => (await import('../RecentlyViewed/RecentlyViewed.tsx')).RecentlyViewed) },
  runningCosts: { definition: runningCosts, Component: RunningCosts },
  similarVehicles: { definition: similarVehicles, Component: lazyWithPreload(async () => (await import('../SimilarVehicles/SimilarVehicles.tsx')).SimilarVehicles), Placeholder: SimilarVehiclesPlaceholder },
  specifications: { definition: specifications, Component: Specifications },
  stickyBar: { definition: stickyBar, Component: StickyBar },
  summary: { definition: summary, Component: Summary },
  vehicleMap: { definition: vehicleMap, Component: lazyWithPreload(async () => (await import('../VehicleMap/VehicleMap.tsx')).VehicleMap), Placeholder: VehicleMapPlaceholder },
};
