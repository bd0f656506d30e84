// Written from the folders of sections by tools/checks/src/sections/writeSections.ts. Do not edit.
import { section as aboutVehicle } from '../AboutVehicle/section.ts';
import { section as disclaimer } from '../Disclaimer/section.ts';
import { section as financeCalculator } from '../FinanceCalculator/section.ts';
import { section as gallery } from '../Gallery/section.ts';
import { section as keyInformation } from '../KeyInformation/section.ts';
import { section as moreFromUs } from '../MoreFromUs/section.ts';
import { section as priceComparison } from '../PriceComparison/section.ts';
import { section as printAndPdf } from '../PrintAndPdf/section.ts';
import { section as questions } from '../Questions/section.ts';
import { section as recentlyViewed } from '../RecentlyViewed/section.ts';
import { section as runningCosts } from '../RunningCosts/section.ts';
import { section as similarVehicles } from '../SimilarVehicles/section.ts';
import { section as specifications } from '../Specifications/section.ts';
import { section as stickyBar } from '../StickyBar/section.ts';
import { section as summary } from '../Summary/section.ts';
import { section as vehicleMap } from '../VehicleMap/section.ts';
import type { SectionDefinitions } from '../section.ts';

export const vehicleSections: SectionDefinitions = {
  aboutVehicle,
  disclaimer,
  financeCalculator,
  gallery,
  keyInformation,
  moreFromUs,
  priceComparison,
  printAndPdf,
  questions,
  recentlyViewed,
  runningCosts,
  similarVehicles,
  specifications,
  stickyBar,
  summary,
  vehicleMap,
};
