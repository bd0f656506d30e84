export type {
  CardButtonModel,
  CardButtonName,
  CardSaveModel,
  PictureModel,
  PlaceholderModel,
  VehicleCardModel,
  VehicleFact,
  VehicleTag,
} from './cardModel.ts';
export { readEnquiryPurpose } from './enquiryPurpose.ts';
export type { EnquiryPurpose } from './enquiryPurpose.ts';
export { enquiryStarts } from './enquiryStarts.ts';
export type { EnquiryStart } from './enquiryStarts.ts';
export { isAutograbEligible } from './isAutograbEligible.ts';
export { isReservable } from './isReservable.ts';
export { isTradeInEligible } from './isTradeInEligible.ts';
export { journeyHref } from './journeyHref.ts';
export type { Journey } from './journeyHref.ts';
export { saveControl } from './saveControl.ts';
export type { VisitorState } from './saveControl.ts';
export { vehiclePicture } from './vehiclePicture.ts';
export { vehicleCardModel } from './vehicleCardModel.ts';
export { vehicleTags } from './vehicleTags.ts';
