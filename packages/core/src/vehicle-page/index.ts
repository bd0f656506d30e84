export { autoGauge, type AutoGauge } from './autoGauge.ts';
export {
  deliveryCalculator,
  type DeliveryCalculator,
  type DeliveryPrice,
  idleDelivery,
  readDeliveryPrice,
} from './deliveryCalculator.ts';
export type {
  DetailButtonModel,
  GalleryPicture,
  SpecItem,
  VehicleDetailModel,
  VehicleTopModel,
} from './detailModel.ts';
export {
  compareCostFields,
  type CostAction,
  type CostAssumptions,
  costAssumptions,
  type CostCalculator,
  costCalculator,
  type CostField,
  type CostFieldModel,
  energyKind,
  readCostAssumptions,
  runningCostsModel,
  type RunningCostsModel,
  vehicleConsumption,
} from './costs/index.ts';
export { type ListedHotspot, listedHotspots, hotspotsAt } from './hotspots.ts';
export { hasAutoGauge } from './hasAutoGauge.ts';
export { isDeliveryCalculatorShown } from './isDeliveryCalculatorShown.ts';
export {
  printLinks,
  type ShareLink,
  shareLinks,
  type SocialLink,
  socialLinks,
  type SocialNetwork,
} from './shareLinks.ts';
export {
  copyConfirmation,
  shareWatch,
  shareWindowFeatures,
  copyConfirmationMs,
  shareWindowPollMs,
} from './shareWindow.ts';
export { pickSimilarCars, similarCarIdsQuery, similarCarQueries } from './similarCars.ts';
export { type SpinnerEvent, spinnerReducer, spinnerViewLabels, startSpinner } from './spinner.ts';
export type { SpinnerState, SpinnerView } from './spinnerState.ts';
export { frameAngle, frameShown } from './spinnerFrames.ts';
export { spinnerShows } from './spinnerShows.ts';
export { stickyState, stickySummary, type StickySummary } from './stickySummary.ts';
export { vehicleBodyModel } from './vehicleBodyModel.ts';
export { vehicleDetailModel } from './vehicleDetailModel.ts';
export { vehicleFaq } from './vehicleFaq.ts';
export { vehicleGraph } from './vehicleGraph.ts';
export { vehicleLocation } from './vehicleLocation.ts';
export { isUntranslated } from './isUntranslated.ts';
export { vehicleTabs, type VehicleTab } from './vehicleTabs.ts';
export { vehicleTopModel } from './vehicleTopModel.ts';
export { filmAt, vehicleVideo, type VehicleVideo } from './vehicleVideo.ts';
export {
  type PassportFact,
  passportModel,
  type PassportModel,
  passportRows,
  type PassportTone,
  readPassport,
  withoutFindings,
} from '../vehicle/passport/index.ts';
export { compareTable, type CompareTableModel, type ComparedVehicle } from './compareTable.ts';
