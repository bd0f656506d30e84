export type {
  CardSaveModel,
  PictureModel,
  PlaceholderModel,
  VehicleCardModel,
  VehicleFact,
  VehicleTag,
  CardButtonModel,
} from './cardModel.ts';
export { readEnquiryPurpose, type EnquiryPurpose } from './enquiryPurpose.ts';
export { enquiryStart } from './enquiryStart.ts';
export { isReservable } from './reservable.ts';
export { journeyHref } from './journeyHref.ts';
export { vehicleCardModel, type VehicleModelOptions } from './vehicleCardModel.ts';
export { vehicleRoutes, type VehicleRoutes } from './vehicleRoutes.ts';
