export { consumerNotice } from './consumerNotice.ts';
export { dealerComments } from './dealerComments.ts';
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
export { directionsHref } from './directionsHref.ts';
export { mapEmbedHref } from './mapEmbedHref.ts';
export { pickSimilarCars } from './pickSimilarCars.ts';
export { regoText } from './regoText.ts';
export { similarCarIdsQuery } from './similarCarIdsQuery.ts';
export { similarCarQueries } from './similarCarQueries.ts';
export { stickyState, type StickyState } from './stickyState.ts';
export { stickySummary, type StickySummary } from './stickySummary.ts';
export { vehicleBodyModel } from './vehicleBodyModel.ts';
export { vehicleDetailModel } from './vehicleDetailModel.ts';
export { vehicleFaq, type FaqItem } from './vehicleFaq.ts';
export { vehicleGraph } from './vehicleGraph.ts';
export { absoluteAddress } from './absoluteAddress.ts';
export { scriptJson } from './scriptJson.ts';
export { vehiclePhone } from './vehiclePhone.ts';
export { vehiclePlace } from './vehiclePlace.ts';
export { vehicleTabs, type VehicleTab } from './vehicleTabs.ts';
export { vehicleTopModel } from './vehicleTopModel.ts';
export { filmAt, vehicleVideo, type VehicleVideo } from './vehicleVideo.ts';
