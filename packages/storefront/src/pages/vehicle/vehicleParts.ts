import { lazyWithPreload } from '../../pageStart/later/lazyWithPreload.tsx';
import type { SectionsOf } from '../../page/definePage.ts';
import type { SectionPart } from '../../sections/SectionView.tsx';
import type { page } from './page.ts';
import { section as aboutVehicle } from './sections/AboutVehicle/section.ts';
import { AboutVehicle } from './sections/AboutVehicle/AboutVehicle.tsx';
import { section as disclaimer } from './sections/Disclaimer/section.ts';
import { Disclaimer } from './sections/Disclaimer/Disclaimer.tsx';
import { section as financeCalculator } from './sections/FinanceCalculator/section.ts';
import { FinanceCalculator } from './sections/FinanceCalculator/FinanceCalculator.tsx';
import { section as gallery } from './sections/Gallery/section.ts';
import { Gallery } from './sections/Gallery/Gallery.tsx';
import { section as keyInformation } from './sections/KeyInformation/section.ts';
import { KeyInformation } from './sections/KeyInformation/KeyInformation.tsx';
import { section as moreFromUs } from './sections/MoreFromUs/section.ts';
import { MoreFromUs } from './sections/MoreFromUs/MoreFromUs.tsx';
import { section as passport } from './sections/Passport/section.ts';
import { Passport } from './sections/Passport/Passport.tsx';
import { section as priceComparison } from './sections/PriceComparison/section.ts';
import { PriceComparison } from './sections/PriceComparison/PriceComparison.tsx';
import { section as printAndPdf } from './sections/PrintAndPdf/section.ts';
import { PrintAndPdf } from './sections/PrintAndPdf/PrintAndPdf.tsx';
import { section as questions } from './sections/Questions/section.ts';
import { Questions } from './sections/Questions/Questions.tsx';
import { section as recentlyViewed } from '../../sections/RecentlyViewed/section.ts';
import { section as runningCosts } from './sections/RunningCosts/section.ts';
import { RunningCosts } from './sections/RunningCosts/RunningCosts.tsx';
import { section as similarVehicles } from './sections/SimilarVehicles/section.ts';
import { SimilarVehiclesPlaceholder } from './sections/SimilarVehicles/SimilarVehiclesPlaceholder.tsx';
import { section as specifications } from './sections/Specifications/section.ts';
import { Specifications } from './sections/Specifications/Specifications.tsx';
import { section as statements } from './sections/Statements/section.ts';
import { StatementsPlaceholder } from './sections/Statements/StatementsPlaceholder.tsx';
import { section as stickyBar } from './sections/StickyBar/section.ts';
import { StickyBar } from './sections/StickyBar/StickyBar.tsx';
import { section as summary } from './sections/Summary/section.ts';
import { Summary } from './sections/Summary/Summary.tsx';
import { section as vehicleMap } from './sections/VehicleMap/section.ts';
import { VehicleMapPlaceholder } from './sections/VehicleMap/VehicleMapPlaceholder.tsx';

/** The components of the sections of a vehicle’s page. */
export const vehicleParts: Readonly<Record<SectionsOf<typeof page>, SectionPart>> = {
  aboutVehicle: { definition: aboutVehicle, Component: AboutVehicle },
  disclaimer: { definition: disclaimer, Component: Disclaimer },
  financeCalculator: { definition: financeCalculator, Component: FinanceCalculator },
  gallery: { definition: gallery, Component: Gallery },
  keyInformation: { definition: keyInformation, Component: KeyInformation },
  moreFromUs: { definition: moreFromUs, Component: MoreFromUs },
  passport: { definition: passport, Component: Passport },
  priceComparison: { definition: priceComparison, Component: PriceComparison },
  printAndPdf: { definition: printAndPdf, Component: PrintAndPdf },
  questions: { definition: questions, Component: Questions },
  recentlyViewed: {
    definition: recentlyViewed,
    Component: lazyWithPreload(
      async () => (await import('../../sections/RecentlyViewed/RecentlyViewed.tsx')).RecentlyViewed,
    ),
  },
  runningCosts: { definition: runningCosts, Component: RunningCosts },
  similarVehicles: {
    definition: similarVehicles,
    Component: lazyWithPreload(
      async () => (await import('./sections/SimilarVehicles/SimilarVehicles.tsx')).SimilarVehicles,
    ),
    Placeholder: SimilarVehiclesPlaceholder,
  },
  specifications: { definition: specifications, Component: Specifications },
  statements: {
    definition: statements,
    Component: lazyWithPreload(async () => (await import('./sections/Statements/Statements.tsx')).Statements),
    Placeholder: StatementsPlaceholder,
  },
  stickyBar: { definition: stickyBar, Component: StickyBar },
  summary: { definition: summary, Component: Summary },
  vehicleMap: {
    definition: vehicleMap,
    Component: lazyWithPreload(async () => (await import('./sections/VehicleMap/VehicleMap.tsx')).VehicleMap),
    Placeholder: VehicleMapPlaceholder,
  },
};
