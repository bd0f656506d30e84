export { autoGauge, type AutoGauge } from './autoGauge.ts';
export { consumerNotice } from './consumerNotice.ts';
export { dealerComments } from './dealerComments.ts';
export {
  type DeliveryAction,
  deliveryCalculator,
  type DeliveryCalculator,
  deliveryPostcodeProblem,
  type DeliveryPrice,
  idleDelivery,
  readDeliveryPrice,
} from './deliveryCalculator.ts';
export { detailButtons } from './detailButtons.ts';
export type {
  Breadcrumb,
  DetailButtonGroup,
  DetailButtonModel,
  DetailButtonName,
  GalleryPicture,
  SpecItem,
  VehicleBodyModel,
  VehicleDetailModel,
  VehicleTopModel,
} from './detailModel.ts';
export {
  compareCostFields,
  type Consumption,
  type CostAction,
  type CostAssumptions,
  costAssumptions,
  type CostCalculator,
  costCalculator,
  type CostField,
  costFieldModel,
  type CostFieldModel,
  type CostLine,
  type CostPart,
  costRows,
  type CostSite,
  type CostUse,
  type CostVisitor,
  energyCost,
  type EnergyCost,
  energyKind,
  type EnergyKind,
  readCostAssumptions,
  type RunningCosts,
  runningCosts,
  runningCostsModel,
  type RunningCostsModel,
  vehicleConsumption,
} from './costs/index.ts';
export { type ListedHotspot, listedHotspots, hotspotsAt, type PlacedHotspot } from './hotspots.ts';
export { hasAutoGauge } from './hasAutoGauge.ts';
export { isDeliveryCalculatorShown } from './isDeliveryCalculatorShown.ts';
export { roadUserCharges, type RoadUserCharges, roadUserCost, roadUserRates, roadUserText } from './roadUserCharges.ts';
export { regoText } from './regoText.ts';
export {
  printLinks,
  type PrintLinks,
  type Shared,
  type ShareLink,
  shareLinks,
  type SocialLink,
  socialLinks,
  type SocialNetwork,
} from './shareLinks.ts';
export {
  copyConfirmation,
  type CopyConfirmation,
  shareWatch,
  type ShareWatch,
  shareWindowFeatures,
  type WindowArea,
} from './shareWindow.ts';
export { pickSimilarCars, similarCarIdsQuery, similarCarQueries } from './similarCars.ts';
export { type SpinnerEvent, spinnerReducer, spinnerViewLabels, startSpinner } from './spinner.ts';
export type { SpinnerState, SpinnerView } from './spinnerState.ts';
export { frameAngle, frameShown, framesTurned, wrapFrame } from './spinnerFrames.ts';
export { spinnerShows, type SpinnerShows } from './spinnerShows.ts';
export { stickyState, type StickyState, stickySummary, type StickySummary } from './stickySummary.ts';
export { vehicleAnnouncement } from './vehicleAnnouncement.ts';
export { vehicleBodyModel } from './vehicleBodyModel.ts';
export { vehicleBreadcrumbs } from './vehicleBreadcrumbs.ts';
export { vehicleDetailModel } from './vehicleDetailModel.ts';
export { vehicleFaq, type FaqItem } from './vehicleFaq.ts';
export { vehicleGraph } from './vehicleGraph.ts';
export { vehiclePhone } from './vehiclePhone.ts';
export { vehicleLocation } from './vehicleLocation.ts';
export { isUntranslated } from './isUntranslated.ts';
export { keyInformation, vehicleSpecifications } from './vehicleSpecifications.ts';
export { vehicleTabs, type VehicleTab } from './vehicleTabs.ts';
export { vehicleTopModel } from './vehicleTopModel.ts';
export { filmAt, vehicleVideo, type VehicleVideo } from './vehicleVideo.ts';
export {
  ancapText,
  type ChargingTime,
  type HistoryCheck,
  type InspectionResult,
  type PassportFact,
  type PassportFinding,
  passportModel,
  type PassportModel,
  passportRows,
  type PassportTone,
  type PhotoMark,
  readPassport,
  type ReadPassport,
  type ServiceEntry,
  vehiclePassport,
  type VehiclePassport,
  withoutFindings,
  type WornPart,
} from './passport/index.ts';
